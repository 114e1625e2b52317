import SourceText
import TransformKit

/// The deployment targets in Xcode's build settings, one a line: `IPHONEOS_DEPLOYMENT_TARGET = 15.0;`.
///
/// A project file holds those of all targets and says far away which file belongs to which, so all
/// of them count. It may have megabytes, so it is not read line by line but searched.
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
    var word = "_DEPLOYMENT_TARGET"
    return word.withUTF8 { word in
      source.withUnsafeBytes { bytes in
        var releases: [PlatformRelease] = []
        var position = 0
        while let index = bytes.firstIndex(of: word, from: position) {
          position = index + word.count
          let before = bytes[..<index].suffix(while: { !$0.isLineEnd }).drop {
            " \t".utf8.contains($0)
          }
          guard
            let platform = Self.platforms.first(where: { before.elementsEqual($0.prefix.utf8) }),
            let release = Self.release(behind: bytes[position...].prefix { !$0.isLineEnd })
          else { continue }
          releases.append((platform.platform, release))
        }
        return releases
      }
    }
  }

  /// The value of a setting, in the spellings of projects, configurations and YAML: `= 15.0;`,
  /// `[sdk=iphoneos*] = 15.0 // why`, `: "15.0"`.
  private static func release(behind name: Slice<UnsafeBufferPointer<UInt8>>) -> Release? {
    var rest = name
    if rest.first == UInt8(ascii: "[") { rest = rest.drop { $0 != UInt8(ascii: "]") }.dropFirst() }
    rest = rest.drop { " \t".utf8.contains($0) }
    guard let sign = rest.popFirst(), "=:".utf8.contains(sign) else { return nil }
    let value = rest.drop { " \t\"'".utf8.contains($0) }.prefix { !" \t\"';/#".utf8.contains($0) }
    return Release(String(decoding: value, as: UTF8.self))
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The longest end whose bytes all fit.
  fileprivate func suffix(while fits: (UInt8) -> Bool) -> Self {
    self[(lastIndex { !fits($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}
