import SourceText
import Syntax

/// The body of a helper that unwraps an optional, and gives the value to the transform together with the view:
/// `if let value { transform(self, value) } else { self }`.
struct UnwrappingBody {
  /// The name of the parameter that is unwrapped.
  let parameter: String

  /// Nil for any other body.
  init?(of function: FunctionDeclView, transform: String) {
    guard let statements = function.body.map({ Array($0.children) }), statements.count == 1 else {
      return nil
    }
    let node = statements[0]
    let blocks = node.children.filter { $0.kind == .codeBlock }
    guard node.kind == .ifExpr, blocks.count == 2,
      let condition = node.children.first(where: { _ in true })
    else { return nil }
    let tree = node.tree
    let words = condition.tokenIDs.map { tree.source.string(tree.range(of: TokenID($0))) }
    guard [2, 4].contains(words.count), words[0] == "let", words.count == 2 || words[2] == "="
    else { return nil }
    let values = blocks.map { block in block.children.map(\.textWithoutTrivia) }
    let call = "\(transform)(self,\(words[1]))"
    guard values[0] == [call] || values[0] == ["return\(call)"],
      values[1] == ["self"] || values[1] == ["returnself"]
    else { return nil }
    parameter = words[words.count - 1]
  }
}
