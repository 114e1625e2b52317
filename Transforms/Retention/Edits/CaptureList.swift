import SourceText
import Syntax

extension ClosureView {
  /// The edit that adds something to the capture list: `weak self`.
  func capturing(_ text: String) -> Edit {
    let tree = cursor.tree
    if let clause = signature?.child(.closureCaptureClause), let bracket = clause.firstToken {
      return .insert("\(text), ", at: tree.range(of: bracket).end)
    }
    guard let signature else {
      let braceEnd = cursor.firstToken.map { tree.range(of: $0).end } ?? cursor.range.start
      return .insert(" [\(text)] in", at: braceEnd)
    }
    let start = signature.children.first { $0.kind != .attribute }?.range.start
    return .insert("[\(text)] ", at: start ?? signature.range.start)
  }
}
