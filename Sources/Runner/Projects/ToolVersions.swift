import SourceText
import SwiftUIModel
import SymbolIndex
import TransformKit

/// What a project file says about the tools that it is for: `swift-tools-version: 6.0`,
/// `LastUpgradeCheck = 1600;`, `SWIFT_VERSION: 6.0`.
///
/// The number in a project file is that of the newest Xcode that has checked the project, so an
/// older number does not say that only older ones build it.
struct ToolVersions {
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
  }

  /// The settings that only Xcode 16 or later writes, with their first values.
  private static let settings = [
    (name: "swift-tools-version", first: 6), ("SWIFT_VERSION", 6), ("LastUpgradeCheck", 1600),
    ("LastSwiftUpdateCheck", 1600),
  ]

  var needXcode16: Bool {
    // Folders that Xcode keeps in step with the disk came with Xcode 16.
    source.holds("PBXFileSystemSynchronizedRootGroup")
      || Self.settings.contains { name, first in
        values(of: name).contains { Release(first) <= $0 }
      }
  }

  /// The numbers that follow a name and `=` or `:`.
  private func values(of name: String) -> [Release] {
    source.values(at: name) { bytes, place in
      let rest = bytes[place.upperBound...].drop { " \t".utf8.contains($0) }
      guard let sign = rest.first, "=:".utf8.contains(sign) else { return nil }
      let value = rest.dropFirst().drop { " \t\"'".utf8.contains($0) }.prefix {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }
      return Release(String(decoding: value, as: UTF8.self))
    }
  }
}
