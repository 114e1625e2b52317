import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// How an assignment to a state may differ from what SwiftUI does, which sets the binding that it got when
/// it presented the view.
struct StateAssignment {
  private let state: SyntaxCursor
  private let context: TransformContext

  init(to state: SyntaxCursor, in context: TransformContext) {
    self.state = state
    self.context = context
  }

  /// What a reviewer has to know; nil where there is no difference.
  var caveat: String? {
    if context.program.ask({ runsObservers(of: state, $0) }) {
      return "assigning `\(state.oneLineText.drop { $0 == "$" })` runs its property observers"
    }
    if let caveat = caveatOfBinding { return caveat }
    if context.program.ask(runsCode) {
      return "dismissing twice runs the setter of `\(state.oneLineText.drop { $0 == "$" })` twice"
    }
    return nil
  }

  /// The same where the view sets the binding that SwiftUI has.
  var caveatOfBinding: String? {
    let observed = StateSources(of: state, in: context).all.first { source in
      context.program.ask { program in
        runsObserversOfMember(of: source, program)
          || source.id != state.id && runsObservers(of: source, program)
      }
    }
    guard let observed else { return nil }
    let name = observed.oneLineText.drop { $0 == "$" }
    return "the property observers of `\(name)` run as soon as the view dismisses itself"
  }

  /// What a reviewer has to know where the expression makes another binding whenever it is evaluated; nil where
  /// each of them is known to set the same.
  var caveatOfOtherBinding: String? {
    guard context.program.ask(makesOtherBinding) else { return nil }
    let verb = StatePath(state) == nil ? "calls" : "reads"
    return "dismissing \(verb) `\(state.oneLineText)` again and sets the binding that it returns"
  }

  /// Whether code of the repository makes the binding.
  private func makesOtherBinding(_ program: Program) -> Bool {
    guard let path = StatePath(state) else {
      guard !state.isConstantBinding else { return false }
      let callee = FunctionCallView(state.withoutCast)?.callee
      return BindingSetter(of: state, in: program) != nil
        || callee.map(program.declarations(of:))?.contains { program.knownModule(of: $0) == nil }
          ?? false
    }
    guard !path.isProjected, let getter = Self.accessors(of: state, in: program) else {
      return false
    }
    return !getter.isPlainBinding(in: program, state)
  }

  /// Why the state cannot be set: the expression may mean another one by then.
  var obstacle: Obstacle? {
    guard context.program.ask(isLookedUpAgain) else { return nil }
    let text = StatePath(state) == nil ? state.oneLineText : state.textWithoutTrivia
    return Obstacle(
      .unsuitedState,
      "`\(text)` may mean another state when the view dismisses itself",
      remedy: "store what identifies the state in a constant", at: state)
  }

  /// Whether an index of the state may change: `$rows[last].isOpen`.
  var hasVariableIndex: Bool {
    context.program.ask { program in
      StatePath(state)?.indices.contains { variableNames(in: $0, program) } ?? false
    }
  }

  /// Whether the variable has observers, which its binding does not run.
  private func runsObservers(of state: SyntaxCursor, _ program: Program) -> Bool {
    guard let path = StatePath(state), path.isProjected, let root = path.decl(in: program) else {
      return false
    }
    return program.binding(of: root.declared)?.hasObservers ?? false
  }

  /// Whether a property of an object has observers, which its binding runs, too, but perhaps later.
  private func runsObserversOfMember(of state: SyntaxCursor, _ program: Program) -> Bool {
    guard let path = StatePath(state), !path.rest.isEmpty, let root = path.decl(in: program),
      case .ofValue(let member) = path.members(of: root, in: program)
    else { return false }
    return program.binding(of: member)?.hasObservers ?? false
  }

  /// Whether the setter of the variable calls something, such as a function that shows the next screen.
  private func runsCode(_ program: Program) -> Bool {
    Self.setter(of: state, in: program)?.contains { statement in
      ([statement] + Array(statement.descendants)).contains { $0.kind == .functionCallExpr }
    } ?? false
  }

  /// The statements of the setter that the variable of a state declares; nil where it declares none.
  static func setter(of state: SyntaxCursor, in program: Program) -> [SyntaxCursor]? {
    let accessors = accessors(of: state, in: program)?.children.filter {
      $0.kind == .accessorDecl && $0.token(.set) != nil
    }
    return accessors?.first?.child(.codeBlock).map { Array($0.children) }
  }

  /// The accessors of the variable that a state is.
  private static func accessors(of state: SyntaxCursor, in program: Program) -> SyntaxCursor? {
    guard let path = StatePath(state), let root = path.decl(in: program) else { return nil }
    var decl = root.declared
    if !path.rest.isEmpty {
      guard case .ofValue(let member) = path.members(of: root, in: program) else { return nil }
      decl = member
    }
    return program.binding(of: decl)?.child(.accessorBlock)
  }

  /// Whether the expression may mean another state by then.
  private func isLookedUpAgain(_ program: Program) -> Bool {
    guard let path = StatePath(state) else {
      return !state.isConstantBinding && variableNames(in: state, program)
    }
    if path.indices.contains(where: { variableNames(in: $0, program) }) { return true }
    guard !path.isProjected, let root = path.decl(in: program),
      let body = program.binding(of: root.declared)?.child(.accessorBlock)
    else { return false }
    return body.choosesBinding
  }

  /// Whether an expression names something that may change, other than a state's binding.
  private func variableNames(in expression: SyntaxCursor, _ program: Program) -> Bool {
    expression.evaluatedNodes.contains { node in
      guard node.kind == .declReferenceExpr, let name = node.declaredName, !name.hasPrefix("$"),
        name.first?.isUppercase != true, name != "self"
      else { return false }
      let decls = program.meaning(of: name, at: node).decls
      return !decls.allSatisfy { program.isConstant($0) } || decls.isEmpty
    }
  }
}

extension Program {
  /// Whether a name always means the same value: a constant, a parameter or a function.
  fileprivate func isConstant(_ decl: DeclID) -> Bool {
    let node = cursor(of: decl)
    guard node.kind == .identifierPattern else {
      return node.kind != .functionDecl || FunctionDeclView(node)?.parameters.isEmpty == false
    }
    guard let binding = binding(of: decl) else { return true }
    return Ancestry(of: node.tree).parent(of: binding)?.token(.let) != nil
  }
}

extension SyntaxCursor {
  /// Whether a getter returns a binding of a state, or one whose setter is in sight.
  fileprivate func isPlainBinding(in program: Program, _ state: SyntaxCursor) -> Bool {
    if BindingSetter(of: state, in: program) != nil { return true }
    let statements = Array(children)
    guard statements.count == 1, let only = statements.first else { return false }
    let value = only.kind == .returnStmt ? only.children.first { _ in true } : only
    guard let value else { return false }
    // `Binding(get: { path }, set: { path = $0 })`
    if let call = FunctionCallView(value), call.name == "Binding" {
      return call.arguments.first?.label == "get" || call.arguments.first?.isTrailing == true
    }
    return StatePath(value)?.isProjected == true
  }

  /// The nodes of an expression that are evaluated with it, the names of members left out.
  fileprivate var evaluatedNodes: [SyntaxCursor] {
    switch kind {
    case .closureExpr: []
    case .memberAccessExpr: MemberAccessView(self)?.base?.evaluatedNodes ?? []
    default: [self] + children.flatMap(\.evaluatedNodes)
    }
  }

  /// Whether a variable has `willSet` or `didSet`.
  var hasObservers: Bool {
    child(.accessorBlock)?.children.contains {
      $0.kind == .accessorDecl && ($0.token(.willSet) ?? $0.token(.didSet)) != nil
    } ?? false
  }

  /// Whether a getter takes one of several bindings: what the closures of a binding choose, they choose anew
  /// whenever it is used.
  fileprivate var choosesBinding: Bool {
    switch kind {
    case .unresolvedTernaryExpr, .ifExpr, .switchExpr, .subscriptCallExpr, .guardStmt: true
    case .functionCallExpr where FunctionCallView(self)?.name == "Binding": false
    default: children.contains(where: \.choosesBinding)
    }
  }
}
