import SourceText
import TransformKit

/// The deployment targets in Xcode's build settings, one a line: `IPHONEOS_DEPLOYMENT_TARGET = 15.0;`.
///
/// A project file holds those of all targets and says far away which file belongs to which, so all
/// of them count. The lines are searched for bytes, since a project file may have megabytes.
struct BuildSettings {
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
  }

  private static let keys: [(name: [UInt8], platform: Platform)] = [
    ("IPHONEOS", .iOS), ("MACOSX", .macOS), ("TVOS", .tvOS), ("WATCHOS", .watchOS),
    ("XROS", .visionOS),
  ].map { (Array("\($0)_DEPLOYMENT_TARGET".utf8), $1) }

  var releases: [PlatformRelease] {
    source.bytes.lines.compactMap { line in
      let line = line.drop { " \t".utf8.contains($0) }
      guard let first = line.first, "IMTWX".utf8.contains(first),
        let key = Self.keys.first(where: { line.starts(with: $0.name) }),
        let value = Self.value(behind: line.dropFirst(key.name.count)),
        let release = Release(value)
      else { return nil }
      return (key.platform, release)
    }
  }

  /// The value of a setting, in the spellings of projects, configurations and YAML: `= 15.0;`,
  /// `[sdk=iphoneos*] = 15.0 // why`, `: "15.0"`.
  private static func value(behind name: ArraySlice<UInt8>) -> String? {
    var rest = name
    if rest.first == UInt8(ascii: "[") { rest = rest.drop { $0 != UInt8(ascii: "]") }.dropFirst() }
    rest = rest.drop { " \t".utf8.contains($0) }
    guard let sign = rest.popFirst(), "=:".utf8.contains(sign) else { return nil }
    let value = rest.drop { " \t\"'".utf8.contains($0) }.prefix { !" \t\"';/#".utf8.contains($0) }
    return String(decoding: value, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// The lines that have something on them.
  var lines: [ArraySlice<UInt8>] {
    split { $0 == .lineFeed || $0 == .carriageReturn }
  }
}
