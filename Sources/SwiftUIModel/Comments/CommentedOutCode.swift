import SourceText
import Syntax

extension SyntaxTree {
  /// Whether a comment is a line of code that was commented out, or of such code: `// .padding()`, `// }`,
  /// `// Button(action: save) {`, `// model.draft = nil`.
  public func isCommentedOut(_ comment: TriviaPiece) -> Bool {
    guard comment.kind == .lineComment else { return false }
    return isCode(comment)
      || String(source.string(comment.range).trimmingComment).isLineOfCode
  }
}

extension String {
  fileprivate var trimmingComment: Substring {
    let text = drop { $0 == "/" || $0.isWhitespace }
    return text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
  }

  /// Whether it is a line of code, as far as its form tells. A comment behind the code on the line may be prose.
  fileprivate var isLineOfCode: Bool {
    guard let first, !holds(" //") else { return false }
    if first == "." { return dropFirst().first?.isLowercase == true && !contains("...") }
    if allSatisfy({ "(){}[],;".contains($0) }) || first == "}" && last == "{" { return true }
    let name = prefix { $0.isLetter || $0.isNumber || "_.$?!".contains($0) }
    guard name.first?.isLetter == true || name.first == "$" else { return false }
    let rest = self[name.endIndex...]
    if rest.hasPrefix("(") { return rest.isCallWithoutName }
    return rest.hasPrefix(" = ") && name.dropFirst().contains(".")
  }
}

extension Substring {
  /// Whether parentheses with arguments are followed by nothing, or by a closure or a member, but not by words.
  fileprivate var isCallWithoutName: Bool {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      guard depth == 0 else { continue }
      let end = self[self.index(after: index)...].drop(while: \.isWhitespace)
      return end.isEmpty || "{.?!,)}".contains(end.first!) && !end.hasPrefix(". ") && end != "."
    }
    // The arguments go on on the next line.
    return last.map { "{,([".contains($0) } ?? false
  }
}
