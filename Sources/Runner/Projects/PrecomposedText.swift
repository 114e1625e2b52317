import Foundation
import SourceText

// Names on the disk and in project files may write the same letter in two ways: `é`, or `e` with an accent behind it.

extension [UInt8] {
  /// The text with each letter and its accents in one, where that is possible.
  var precomposed: [UInt8] {
    guard contains(where: { 0x80 <= $0 }) else { return self }
    return Array(String(decoding: self, as: UTF8.self).precomposedStringWithCanonicalMapping.utf8)
  }
}

extension SourceText {
  /// The same text in that form.
  var precomposed: SourceText {
    SourceText(path: path, bytes: Array(bytes).precomposed)
  }
}
