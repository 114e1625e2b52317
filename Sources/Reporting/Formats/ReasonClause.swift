/// A clause of a decline's reason, with the places that it names. For example,
/// `A.swift:3: it is public; B.swift:7: another module presents it` has two clauses.
struct ReasonClause: Equatable {
  let text: String
  /// As `path:line`; empty if the clause is about the place of the decline itself.
  private(set) var places: [String]

  /// The clauses of a reason in order. Clauses with the same text are merged.
  static func all(in reason: String) -> [ReasonClause] {
    var clauses: [ReasonClause] = []
    for part in parts(of: reason) {
      let clause = ReasonClause(part)
      if let same = clauses.firstIndex(where: { $0.text == clause.text && !$0.places.isEmpty }) {
        clauses[same].places += clause.places
      } else {
        clauses.append(clause)
      }
    }
    return clauses
  }

  private init(_ part: String) {
    if let colon = part.firstRange(of: ": "), Self.isPlace(part[..<colon.lowerBound]) {
      text = String(part[colon.upperBound...])
      places = [String(part[..<colon.lowerBound])]
    } else {
      text = part
      places = []
    }
  }

  /// The parts between semicolons, ignoring semicolons in code.
  private static func parts(of reason: String) -> [String] {
    var parts: [String] = []
    for part in reason.split(separator: "; ", omittingEmptySubsequences: false) {
      if let last = parts.last, !last.count(where: { $0 == "`" }).isMultiple(of: 2) {
        parts[parts.count - 1] += "; " + part
      } else {
        parts.append(String(part))
      }
    }
    return parts
  }

  private static func isPlace(_ text: Substring) -> Bool {
    guard let colon = text.lastIndex(of: ":"), text.startIndex < colon else { return false }
    let line = text[text.index(after: colon)...]
    return !line.isEmpty && line.allSatisfy(\.isWholeNumber) && !text.contains("`")
  }
}
