import SourceText
import SwiftUIModel
import TransformKit

/// The deployment targets in an XcodeGen specification:
///
/// ```
/// deploymentTarget:
///   iOS: "15.0"
/// ```
///
/// The file is read line by line, which is sufficient for the YAML that occurs here. A target's own
/// `deploymentTarget: 15.0` is not read, because its platform is specified elsewhere.
struct XcodeGenProject {
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
  }

  var releases: [PlatformRelease] {
    var releases: [PlatformRelease] = []
    var outer: Int?
    for line in source.bytes.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn }) {
      let text = line.drop { $0 == .space }
      let indentation = line.count - text.count
      if text.starts(with: "deploymentTarget:".utf8) {
        outer = indentation
      } else if let column = outer, column < indentation {
        if let release = Self.release(String(decoding: text, as: UTF8.self)) {
          releases.append(release)
        }
      } else {
        outer = nil
      }
    }
    return releases
  }

  /// Reads `iOS: "15.0"`.
  private static func release(_ line: String) -> PlatformRelease? {
    let words = line.split { $0 == ":" || $0 == " " || $0 == "\"" || $0 == "'" }
    guard 2 <= words.count, let platform = Platform(rawValue: String(words[0])),
      let release = Release(words[1])
    else { return nil }
    return (platform, release)
  }
}
