/// One of the things that a reason names: `A.swift:3: it is public; B.swift:7: another module shows it`.
struct ReasonClause: Equatable {
  /// Where it is, `path:line`; nil where it is at the place of the reason itself.
  let place: String?
  let text: String

  static func all(in reason: String) -> [ReasonClause] {
    parts(of: reason).map { part in
      guard let colon = part.firstRange(of: ": "), isPlace(part[..<colon.lowerBound]) else {
        return ReasonClause(place: nil, text: part)
      }
      return ReasonClause(
        place: String(part[..<colon.lowerBound]), text: String(part[colon.upperBound...]))
    }
  }

  /// What semicolons separate that are none of quoted code's.
  private static func parts(of reason: String) -> [String] {
    var parts = [""]
    for part in reason.split(separator: "; ", omittingEmptySubsequences: false) {
      let isInCode = !parts[parts.count - 1].count { $0 == "`" }.isMultiple(of: 2)
      if isInCode {
        parts[parts.count - 1] += "; " + part
      } else {
        parts.append(String(part))
      }
    }
    return Array(parts.dropFirst())
  }

  private static func isPlace(_ text: Substring) -> Bool {
    guard let colon = text.lastIndex(of: ":"), text.startIndex < colon else { return false }
    let line = text[text.index(after: colon)...]
    return !line.isEmpty && line.allSatisfy(\.isWholeNumber) && !text.contains("`")
  }
}
