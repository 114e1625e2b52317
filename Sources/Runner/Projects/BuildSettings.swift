import SourceText
import SwiftUIModel
import SymbolIndex
import TransformKit

/// The deployment targets in Xcode's build settings, one per line: `IPHONEOS_DEPLOYMENT_TARGET =
/// 15.0;`.
///
/// A project file contains the settings of all targets, far from the lists of their files, so all
/// of them count. The file can have megabytes, so it is searched rather than split into lines.
struct BuildSettings {
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
  }

  private static let platforms: [(prefix: String, platform: Platform)] = [
    ("IPHONEOS", .iOS), ("MACOSX", .macOS), ("TVOS", .tvOS), ("WATCHOS", .watchOS),
    ("XROS", .visionOS),
  ]

  var releases: [PlatformRelease] {
    source.values(at: "_DEPLOYMENT_TARGET") { bytes, place in
      let before = bytes[..<place.lowerBound].suffix(while: { !$0.isLineEnd })
        .drop { " \t".utf8.contains($0) }
      guard
        let platform = Self.platforms.first(where: { before.elementsEqual($0.prefix.utf8) }),
        let release = Self.release(after: bytes[place.upperBound...].prefix { !$0.isLineEnd })
      else { return nil }
      return (platform.platform, release)
    }
  }

  /// Reads the value after the name of a setting, as written in projects, configuration files and
  /// YAML: `= 15.0;`, `[sdk=iphoneos*] = 15.0 // why`, `: "15.0"`.
  private static func release(after name: Slice<UnsafeBufferPointer<UInt8>>) -> Release? {
    var rest = name
    if rest.first == UInt8(ascii: "[") { rest = rest.drop { $0 != UInt8(ascii: "]") }.dropFirst() }
    rest = rest.drop { " \t".utf8.contains($0) }
    guard let sign = rest.popFirst(), "=:".utf8.contains(sign) else { return nil }
    let value = rest.drop { " \t\"'".utf8.contains($0) }.prefix { !" \t\"';/#".utf8.contains($0) }
    return Release(String(decoding: value, as: UTF8.self))
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Returns the longest suffix whose bytes all satisfy a condition.
  fileprivate func suffix(while fits: (UInt8) -> Bool) -> Self {
    self[(lastIndex { !fits($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}
