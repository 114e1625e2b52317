import Syntax

/// The body of a helper that gives its arguments to a helper which chooses between two transforms:
/// `self.if(condition, then: transform, else: { $0 })`.
struct ForwardingBody {
  private let name: String
  private let labels: [String?]

  /// Nil for any other body.
  ///
  /// - Parameters:
  ///   - condition: the name of the parameter that is the condition.
  ///   - transform: the name of the parameter that is the transform.
  init?(of function: FunctionDeclView, condition: String, transform: String) {
    let statements = function.body.map { Array($0.children) } ?? []
    guard statements.count == 1, let call = statements[0].returnedCall,
      let name = call.member?.name ?? call.name,
      call.member.map({ $0.base?.isSelf == true }) != false
    else { return nil }
    let arguments = call.arguments
    guard arguments.count == 3, arguments[0].value.isReading(of: condition) == true,
      arguments[1].value.kind == .declReferenceExpr, arguments[1].value.text == transform,
      ClosureView(arguments[2].value)?.isIdentity == true
    else { return nil }
    self.name = name
    labels = arguments.map(\.label)
  }

  /// Whether the body may call a function.
  func mayCall(_ function: FunctionDeclView) -> Bool {
    function.name == name && function.parameters.map(\.label) == labels
  }
}

extension SyntaxCursor {
  /// The call that a statement is or returns.
  fileprivate var returnedCall: FunctionCallView? {
    FunctionCallView(kind == .returnStmt ? children.first { _ in true } ?? self : self)
  }
}
