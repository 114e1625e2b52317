import Syntax
import TransformKit

/// The case of a function with an argument that chooses what to dismiss:
/// `func pop(in tab: Tab) { switch tab { case .home: homePath.removeLast() … } }`.
struct ClosingCase {
  /// `(in: .home)`
  let arguments: String
  /// What the function does besides; nil where it does nothing else.
  let alsoDoes: String?

  /// - Parameter bodies: what dismisses, without white space and `self.`.
  init?(of function: FunctionDeclView, doing bodies: [String]) {
    guard function.parameters.count == 1, let statements = function.body?.children,
      let choice = statements.first(where: { $0.kind == .switchExpr }),
      let subject = choice.children.first(where: { _ in true })?.declaredName
    else { return nil }
    let parameter = function.parameters[0]
    let others = statements.filter { $0.id != choice.id && $0.kind != .variableDecl }
    guard subject == parameter.name || Self.isChosen(subject, by: parameter.name, statements),
      others.allSatisfy({ $0.kind == .functionCallExpr }),
      let item = Self.item(of: choice, doing: bodies)
    else { return nil }
    arguments = "(" + (parameter.label.map { "\($0): " } ?? "") + item + ")"
    alsoDoes = others.first { _ in true }?.oneLineText
  }

  /// `let tab = chosenTab ?? selectedTab`, and no other variable.
  private static func isChosen(
    _ name: String, by parameter: String, _ statements: some Sequence<SyntaxCursor>
  ) -> Bool {
    let variables = statements.filter { $0.kind == .variableDecl }.map(\.textWithoutTrivia)
    return variables.count == 1
      && (variables[0] == "let\(name)=\(parameter)"
        || variables[0].hasPrefix("let\(name)=\(parameter)??"))
  }

  /// The only case with one of the bodies: `.home`.
  private static func item(of choice: SyntaxCursor, doing bodies: [String]) -> String? {
    let cases = choice.children.filter { $0.kind == .switchCase }
    let found = cases.filter { branch in
      let statements = branch.children.filter { $0.kind != .switchCaseLabel }
      let text = statements.map { $0.textWithoutTrivia.replacing("self.", with: "") }.joined()
      return bodies.contains(text)
    }
    guard found.count == 1, let label = found[0].child(.switchCaseLabel) else { return nil }
    let items = label.children.filter { $0.kind == .switchCaseItem }
    guard items.count == 1, let text = items.first?.textWithoutTrivia, text.first == ".",
      text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return text
  }
}
