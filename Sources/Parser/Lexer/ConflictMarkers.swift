import Syntax

/// The two kinds of conflict markers of version control systems.
struct ConflictMarkers: OptionSet {
  let rawValue: UInt8
  static let git = ConflictMarkers(rawValue: 1)
  static let perforce = ConflictMarkers(rawValue: 2)
}

extension Lexer {
  /// Returns the end of the conflict that starts at `start`, if one does. The whole conflict is
  /// trivia.
  mutating func endOfConflict(_ start: Bytes) -> Bytes? {
    guard start == text || start[-1] == "\n" || start[-1] == "\r" || start[-1] == 0 else {
      return nil
    }
    let opening: StaticString
    let closing: StaticString
    let marker: ConflictMarkers
    if matches("<<<<<<< ", at: start) {
      (opening, closing, marker) = ("<<<<<<< ", ">>>>>>> ", .git)
    } else if matches(">>>> ", at: start) {
      (opening, closing, marker) = (">>>> ", "<<<<\n", .perforce)
    } else {
      return nil
    }
    guard !missingConflictEnds.contains(marker) else { return nil }
    var next = start + opening.utf8CodeUnitCount
    while next < end {
      if next[-1] == "\n" || next[-1] == "\r", matches(closing, at: next) {
        report("source control conflict marker: keep one side and remove the markers", at: start)
        return endOfLine(next + closing.utf8CodeUnitCount)
      }
      next += 1
    }
    missingConflictEnds.insert(marker)
    return nil
  }

  private func matches(_ literal: StaticString, at place: Bytes) -> Bool {
    for index in 0..<literal.utf8CodeUnitCount where place[index] != literal.utf8Start[index] {
      return false
    }
    return true
  }
}
