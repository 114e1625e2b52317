import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What an argument of a presented view does to the state of the presentation.
struct PassedValue {
  private let presentation: Presentation
  private let context: TransformContext

  init(of presentation: Presentation, in context: TransformContext) {
    self.presentation = presentation
    self.context = context
  }

  func dismissal(in argument: SyntaxCursor, for property: StoredProperty) -> CarriedDismissal? {
    let held =
      HeldState(of: presentation, in: argument, for: property, context)
      ?? HeldState(of: presentation, madeBeside: argument, for: property, context)
      ?? HeldState(of: presentation, chosenBeside: argument, for: property, context)
    if let held { return held.dismissal }
    if property.isBoolBinding, setsState(argument) {
      return CarriedDismissal(name: property.name, strategy: .binding, isPlain: true)
    }
    guard property.isClosure else { return nil }
    let statements = statements(at: argument)
    guard let closure = ClosureView(argument) else {
      // `onClose: closeSheet`, or a method that also closes the sheet
      let isPlain = statements.contains(argument.textWithoutTrivia + "()")
      guard isPlain || doesIt(argument, oneOf: statements) else { return nil }
      return CarriedDismissal(
        name: property.name, strategy: .closure, isPlain: isPlain, isOptional: property.isOptional)
    }
    return isPlain(closure, doing: statements).map {
      CarriedDismissal(
        name: property.name, strategy: .closure, isPlain: $0, isOptional: property.isOptional)
    }
  }

  /// The item that the presentation has, by the name of the property of the view that gets it.
  func item(
    in arguments: [(StoredProperty, SyntaxCursor)], at place: SyntaxCursor
  ) -> ContentItem? {
    ContentItem.presented(by: presentation, seenFrom: place, in: context).flatMap { item in
      arguments.first { property, argument in
        property.wrappers.isEmpty && argument.declaredName == item.name
      }.map { item.named($0.0.name) }
    }
  }

  /// Whether an argument is a binding whose setter only dismisses the view where it gets `false`.
  private func setsState(_ argument: SyntaxCursor) -> Bool {
    guard presentation.trigger.state?.textWithoutSelf != argument.textWithoutSelf else {
      return false
    }
    let effect = SetterEffect(
      of: argument, setting: "false", at: argument, needsSelf: false, in: context)
    return effect.map { statements(at: argument).contains($0.statement.filter { $0 != " " }) }
      ?? false
  }

  /// What a property does that reads the object with the state from the environment.
  ///
  /// - Parameter containers: the views between the presentation and the one with the property.
  func dismissal(
    inEnvironment property: StoredProperty, through containers: [TypeDecl] = []
  ) -> CarriedDismissal? {
    HeldState(of: presentation, inEnvironment: property, through: containers, context)?.dismissal
  }

  /// What a property does that holds the same shared object as the presenter: `Player.shared`.
  func dismissal(inSharedObject property: StoredProperty) -> CarriedDismissal? {
    HeldState(of: presentation, inSharedObject: property, context)?.dismissal
  }

  /// Whether a closure only does one of some statements; nil where it may not do it at all.
  private func isPlain(_ closure: ClosureView, doing wanted: [String]) -> Bool? {
    let statements = closure.statements
    guard does(statements, oneOf: wanted, at: closure.cursor) else { return nil }
    return statements.count == 1 && closure.signature == nil
      && isOne(of: wanted, statements[0], at: closure.cursor)
      && !statements[0].descendants.contains { $0.declaredName?.hasPrefix("$") ?? false }
  }

  /// Whether some code certainly does one of some statements, itself or in a function that it calls, and
  /// does not present the view again afterwards.
  private func does(
    _ statements: [SyntaxCursor], oneOf wanted: [String], at place: SyntaxCursor, depth: Int = 1
  ) -> Bool {
    guard let index = statements.firstIndex(where: { isOne(of: wanted, $0, at: place) }) else {
      if let last = statements.last, let task = last.taskWithoutWait,
        !statements.dropLast().contains(where: \.mayLeave)
      {
        return does(task.statements, oneOf: wanted, at: task.cursor, depth: 0)
      }
      guard 0 < depth, let last = statements.last, let function = function(calledBy: last),
        let body = function.body
      else { return false }
      return !statements.dropLast().contains(where: \.mayLeave)
        && does(Array(body.children), oneOf: wanted, at: body, depth: depth - 1)
    }
    let state = String(statements[index].textWithoutSelf.prefix { $0.isLetter || $0.isNumber })
    return !statements[..<index].contains(where: \.mayLeave)
      && statements[(index + 1)...].allSatisfy {
        FunctionCallView($0)?.name == "Task" || isOwnState(state) && leaves($0, state: state)
      }
  }

  /// Whether a statement leaves a state of the presenter as it is: it neither names the state nor calls a method
  /// that may not.
  private func leaves(_ statement: SyntaxCursor, state: String, depth: Int = 2) -> Bool {
    ([statement] + Array(statement.descendants)).allSatisfy { node in
      if node.declaredName == state || node.declaredName == "$" + state { return false }
      guard let call = FunctionCallView(node), call.member?.base?.isSelf ?? true,
        call.member != nil || call.name?.first?.isUppercase != true
      else { return true }
      if let body = function(calledBy: node)?.body {
        return 0 < depth && body.children.allSatisfy { leaves($0, state: state, depth: depth - 1) }
      }
      return context.program.ask { call.isOfOtherModule(in: $0) }
    }
  }

  /// Whether only the presenter can set a state.
  private func isOwnState(_ name: String) -> Bool {
    guard let file = context.screens.file(at: presentation.call.tree.source.path),
      let presenter = TypeDecl.enclosing(presentation.call, ancestry: file.ancestry)
    else { return false }
    return presenter.storedProperties.contains {
      $0.name == name && $0.wrappers.map(\.name) == ["State"]
    }
  }

  /// Whether an argument is a method of the presenter that does one of some statements.
  private func doesIt(_ argument: SyntaxCursor, oneOf wanted: [String]) -> Bool {
    let name = MemberAccessView(argument)
    guard name?.base?.isSelf ?? (argument.kind == .declReferenceExpr),
      let function = method(named: name?.nameNode ?? argument), let body = function.body,
      function.cursor.child(.functionSignature)?.textWithoutTrivia.contains("async") == false
    else { return false }
    return does(Array(body.children), oneOf: wanted, at: body, depth: 0)
  }

  /// The method of the presenter that a statement calls.
  private func function(calledBy statement: SyntaxCursor) -> FunctionDeclView? {
    guard let call = FunctionCallView(statement), let name = call.nameNode,
      call.member?.base?.isSelf ?? true
    else { return nil }
    return method(named: name)
  }

  private func method(named name: SyntaxCursor) -> FunctionDeclView? {
    guard let file = context.screens.file(at: presentation.call.tree.source.path),
      let presenter = TypeDecl.enclosing(presentation.call, ancestry: file.ancestry)
    else { return nil }
    return context.program.ask { program in
      guard let type = program.type(declaredAt: presenter.cursor),
        // Most statements call nothing of the presenter, which is sooner told than what they call.
        program.hasFunction(named: name.declaredName ?? "", in: type),
        case .declaration(let decl) = program.reference(of: name), program.owner(of: decl) == type
      else { return nil }
      return FunctionDeclView(program.cursor(of: decl))
    }
  }

  /// Whether a statement of a closure is one of some, and its names mean what they mean outside.
  private func isOne(of wanted: [String], _ statement: SyntaxCursor, at place: SyntaxCursor) -> Bool
  {
    let text = statement.textWithoutTrivia
    return context.program.ask { program in
      statement.namesWithOtherMeaning(at: place, in: program).isEmpty
        && wanted.contains { wanted in
          let name = String(wanted.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
          return text == wanted || text == "self." + wanted && !program.isHidden(name, at: place)
        }
    }
  }

  /// What dismisses the view at a place, without white space: `isShown=false`, `model.closeSheet()`.
  private func statements(at place: SyntaxCursor) -> [String] {
    switch presentation.trigger {
    case .flag(let state), .item(let state):
      let assignment = StateAssignment(to: state, in: context)
      guard assignment.caveat == nil, assignment.obstacle == nil else { return [] }
    case .path, .none, .hosting: return []
    }
    guard let file = context.screens.file(at: presentation.call.tree.source.path) else {
      return []
    }
    let action = PresentationAction(
      presentation: presentation, viewName: "", subject: "", ancestry: file.ancestry,
      context: context, named: nil, pushed: nil, isLate: false)
    return [try? action.assignment(at: place), action.closingCall(at: place)].compactMap(\.self)
      .map { $0.filter { $0 != " " } }
  }
}

extension Program {
  /// Whether a type has a function of a name itself.
  fileprivate func hasFunction(named name: String, in type: DeclID) -> Bool {
    members(named: name, ofType: type, from: type.file)
      .contains { cursor(of: $0).kind == .functionDecl }
  }
}

extension FunctionCallView {
  /// Whether a function of another module is called without closures, as `max` is.
  fileprivate func isOfOtherModule(in program: Program) -> Bool {
    guard member == nil, let name, arguments.allSatisfy({ $0.value.kind != .closureExpr }) else {
      return false
    }
    switch program.meaning(of: name, at: cursor) {
    case .nothing: return true
    case .global(let decls): return decls.allSatisfy { program.knownModule(of: $0) != nil }
    default: return false
    }
  }
}

extension StoredProperty {
  /// `let onClose: () -> Void`, also with parameters.
  fileprivate var isClosure: Bool {
    guard wrappers.isEmpty, let type else { return false }
    var text = type.textWithoutTrivia
    if isOptional, text.hasPrefix("("), text.hasSuffix(")?") {
      text = String(text.dropFirst().dropLast(2))
      guard text.hasPrefix("(") else { return false }
    } else if !type.isFunctionType {
      return false
    }
    return !text.contains("async") && !text.contains("throws")
      && ["Void", "()"].contains { text.hasSuffix("->" + $0) }
  }
}

extension SyntaxCursor {
  /// The closure of `Task { … }` that waits for nothing, and so runs as soon as the code around it is done.
  fileprivate var taskWithoutWait: ClosureView? {
    guard let call = FunctionCallView(self), call.name == "Task", call.arguments.count == 1,
      let closure = ClosureView(call.arguments[0].value),
      !closure.cursor.descendants.contains(where: { $0.kind == .awaitExpr })
    else { return nil }
    return closure
  }

  /// Whether a statement may end the function, so that the following ones do not run.
  var mayLeave: Bool {
    let kinds: Set<SyntaxKind> = [.returnStmt, .throwStmt, .tryExpr, .breakStmt, .continueStmt]
    return kinds.contains(kind) || descendants.contains { kinds.contains($0.kind) }
  }
}
