import SourceText
import SymbolIndex
import Syntax

/// Walks from an expression that is a view up through its ancestors, within one file, until
/// something presents the view or brings it to another place.
struct AncestorWalk {
  let file: IndexedFile
  let facts: DeclarationFacts

  /// Where the walk from an expression ends.
  func result(from expression: SyntaxCursor) -> WalkResult {
    let destination = destination(from: expression)
    switch destination {
    case .unresolved, .passed: return file.isPreviewOrTest(expression) ? .preview : destination
    case .presented(let presentation) where presentation.isConstant:
      return file.isPreviewOrTest(expression) ? .preview : destination
    case .presented, .preview, .wrapped: return destination
    }
  }

  func destination(from expression: SyntaxCursor) -> WalkResult {
    if FunctionCallView(expression)?.isDelegation == true,
      let type = TypeDecl.enclosing(expression, ancestry: file.ancestry)
    {
      return .wrapped(.type(facts.key(of: type, in: file)))
    }
    var place = expression
    while let parent = file.ancestry.parent(of: place) {
      switch step(from: place, to: parent) {
      case .up: place = parent
      case .over(let call): place = call
      case .end(let result): return result
      }
    }
    return .unresolved(.untraceable("created in a top-level statement", at: expression))
  }

  enum Step {
    case up
    /// Go on from the call that the view is passed to.
    case over(SyntaxCursor)
    case end(WalkResult)
  }

  private func step(from place: SyntaxCursor, to parent: SyntaxCursor) -> Step {
    switch parent.kind {
    case .codeBlock, .accessorBlock, .accessorDecl, .ifExpr, .switchExpr, .switchCase,
      .ifConfigClause, .ifConfigDecl, .doStmt, .returnStmt, .tryExpr, .awaitExpr, .unsafeExpr,
      .postfixIfConfigExpr, .guardStmt, .forStmt, .catchClause, .variableDecl, .initializerClause:
      return .up
    case .memberAccessExpr:
      return memberAccess(parent, of: place)
    case .functionCallExpr:
      return call(parent, with: place)
    case .labeledExpr, .multipleTrailingClosureElement:
      return argument(place, in: parent)
    case .closureExpr:
      return closure(parent)
    case .sequenceExpr:
      return sequence(parent, with: place)
    case .unresolvedTernaryExpr:
      return .up
    case .patternBinding:
      return binding(parent, with: place)
    case .optionalBindingCondition:
      return unwrapped(parent)
    case .functionDecl:
      return function(parent)
    case .macroExpansionDecl, .macroExpansionExpr:
      return parent.isPreviewMacro ? .end(.preview) : untraceable("passed to a macro", place)
    default:
      return untraceable(Self.reason(for: parent.kind), place)
    }
  }

  /// The end of a walk at code that stores the view as a value.
  func untraceable(_ reason: String, _ place: SyntaxCursor) -> Step {
    .end(.unresolved(.untraceable(reason, at: place)))
  }

  private static func reason(for kind: SyntaxKind) -> String {
    switch kind {
    case .arrayElement, .arrayExpr: "stored in an array"
    case .dictionaryElement: "stored in a dictionary"
    case .initializerDecl: "stored by an initializer"
    case .deinitializerDecl: "created in a `deinit`"
    case .functionParameter: "the default value of a parameter"
    case .conditionElement, .optionalBindingCondition: "used in a condition"
    case .expressionSegment: "used in a string interpolation"
    case .keyPathExpr: "referenced by a key path"
    case .enumCaseElement, .enumCaseParameter: "stored in an enum case"
    case .subscriptDecl: "returned by a subscript"
    case .sourceFile: "created in a top-level statement"
    default: "used in code that cannot be followed"
    }
  }
}

// MARK: Expressions

extension AncestorWalk {
  private func memberAccess(_ member: SyntaxCursor, of place: SyntaxCursor) -> Step {
    guard let view = MemberAccessView(member) else { return .up }
    // `self.content` as well as what is called on a view.
    if view.base?.id != place.id { return .up }
    let call = file.ancestry.call(of: member)
    if let place = call.flatMap(FunctionCallView.init)?.presentationOfParameter {
      return untraceable("presented in the closure of `\(view.name ?? "")`", place)
    }
    if let passage = facts.passage(ofReceiver: place, to: member, in: file) {
      return .end(passed(passage))
    }
    return call == nil
      ? untraceable("used only for its member `\(view.name ?? "")`", member) : .up
  }

  private func passed(_ passage: Passage) -> WalkResult {
    .passed(passage, then: destination(from: passage.result))
  }

  /// Where the walk from the value ends that a call without a base is called on.
  func result(fromReceiverOf call: SyntaxCursor) -> WalkResult {
    if let passage = facts.passage(ofReceiver: call, toCall: call, in: file) {
      return passed(passage)
    }
    return destination(from: call)
  }

  private func call(_ call: SyntaxCursor, with place: SyntaxCursor) -> Step {
    guard let view = FunctionCallView(call) else { return .up }
    if view.callee?.id == place.id { return .up }
    // What is left are trailing closures.
    guard let argument = view.arguments.first(where: { $0.cursor.id == place.id }) else {
      return untraceable("used in code that cannot be followed", place)
    }
    return passed(argument, to: view)
  }

  private func argument(_ place: SyntaxCursor, in element: SyntaxCursor) -> Step {
    guard let holder = file.ancestry.parent(of: element) else { return .up }
    if holder.kind == .tupleExpr {
      let count = holder.children.count { $0.kind == .labeledExpr }
      return count == 1 ? .over(holder) : untraceable("stored in a tuple", place)
    }
    guard let call = FunctionCallView(holder),
      let argument = call.arguments.first(where: { $0.cursor.id == element.id })
    else {
      if holder.kind == .macroExpansionExpr || holder.kind == .macroExpansionDecl {
        return holder.isPreviewMacro ? .end(.preview) : untraceable("passed to a macro", place)
      }
      return untraceable(Self.reason(for: holder.kind), place)
    }
    return passed(argument, to: call)
  }

  private func passed(_ argument: FunctionCallView.Argument, to call: FunctionCallView) -> Step {
    // Asking for its type shows a view no more than a preview does.
    if call.name == "type", argument.label == "of" { return .end(.preview) }
    switch facts.passage(of: argument, to: call, in: file) {
    case .own(var passage):
      if facts.isOfSomePlatforms(passage, in: file) {
        passage.role = ContentRole(
          of: argument, in: call, named: calledName(of: call), file.ancestry)
      }
      return .end(passed(passage))
    case .ownValue:
      guard !isHosted(argument, by: call) else { break }
      return .end(.unresolved(.untraceable(in: calledName(of: call), at: call.cursor)))
    case .unfit: return .end(.unresolved(.unknownCallee(of: call, named: calledName(of: call))))
    case .other: break
    }
    let name = calledName(of: call)
    let role =
      isHosted(argument, by: call)
      ? .hosted : ContentRole(of: argument, in: call, named: name, file.ancestry)
    if case .shown = role { return .over(call.cursor) }
    if case .hosted = role, facts.isNeverRun(call.cursor, in: file) { return .end(.preview) }
    if let end = role.end(of: argument.value, in: call.cursor) { return .end(end) }
    if let presumed = Presentation(presuming: argument, in: call, named: name, facts) {
      return .end(.presented(presumed))
    }
    // The code around has to be solved to tell, so this comes last.
    return isLayout(call)
      ? .over(call.cursor) : .end(.unresolved(.unknownCallee(of: call, named: name)))
  }

  /// Whether a class of the repository gets a view as a hosting controller does, and inherits from one.
  private func isHosted(_ argument: FunctionCallView.Argument, by call: FunctionCallView) -> Bool {
    guard argument.label == "rootView" || argument.label == nil && !argument.isTrailing,
      call.arguments.first?.cursor.id == argument.cursor.id, !call.isDelegation
    else { return false }
    var names = [calledName(of: call)]
    var seen: Set<String> = []
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      if 1 < seen.count, SwiftUINames[name].contains(.host) { return true }
      names += facts.index.inheritedNames(of: name)
    }
    return false
  }

  /// Whether a call shows views in a layout that a variable holds.
  private func isLayout(_ call: FunctionCallView) -> Bool {
    guard let callee = call.callee, call.calledName?.first?.isLowercase == true else {
      return false
    }
    return facts.program.ask { program in
      program.conforms(program.type(of: callee), to: "Layout", of: "SwiftUI") == true
    }
  }

  /// The name of what a call calls; of the type for an initializer, however it is written.
  private func calledName(of call: FunctionCallView) -> String {
    if call.isDelegation {
      return TypeDecl.enclosing(call.cursor, ancestry: file.ancestry)?.name ?? ""
    }
    if let name = call.calledName { return name }
    return facts.program.ask { program in
      program.decl(of: program.type(of: call.cursor)).map(program.name) ?? ""
    }
  }

  private func closure(_ closure: SyntaxCursor) -> Step {
    guard let parent = file.ancestry.parent(of: closure) else { return .up }
    switch parent.kind {
    case .functionCallExpr, .labeledExpr, .multipleTrailingClosureElement, .macroExpansionExpr,
      .macroExpansionDecl:
      return .up
    default:
      return localClosure(closure) ?? untraceable("created in a stored closure", closure)
    }
  }

  private func sequence(_ sequence: SyntaxCursor, with place: SyntaxCursor) -> Step {
    for child in sequence.children {
      switch child.kind {
      case .assignmentExpr:
        let variable = sequence.children.first { _ in true }?.oneLineText ?? ""
        return untraceable("assigned to `\(variable)`", sequence)
      case .unresolvedTernaryExpr:
        if sequence.children.first(where: { _ in true })?.id == place.id {
          return untraceable("used in a condition", place)
        }
      case .unresolvedAsExpr:
        continue
      case .binaryOperatorExpr:
        guard child.text == "??" else {
          return untraceable("an operand of `\(child.text)`", place)
        }
      default:
        continue
      }
    }
    return .up
  }
}

extension Presentation {
  /// Whether nothing can dismiss the presented view.
  fileprivate var isConstant: Bool {
    switch trigger {
    case .flag(let state), .item(let state): state.isConstantBinding
    case .path, .none, .hosting: false
    }
  }
}

extension FunctionCallView {
  /// A call in the closure of a method of the repository that presents the parameter of the closure, which may be
  /// what the method is called on: `apply { view in NavigationLink { view } }`.
  fileprivate var presentationOfParameter: SyntaxCursor? {
    guard SwiftUINames[member?.name ?? ""].isEmpty else { return nil }
    for closure in arguments.compactMap({ ClosureView($0.value) }) {
      let names = closure.parameterNames ?? ["$0"]
      let calls = closure.cursor.descendants.compactMap(FunctionCallView.init)
      let found = calls.first { call in
        let name = call.member?.name ?? call.name ?? ""
        return (name == "NavigationLink" || SwiftUINames[name].contains(.presenting))
          && call.arguments.contains { argument in
            argument.value.descendants.contains { names.contains($0.declaredName ?? "") }
          }
      }
      if let found { return found.cursor }
    }
    return nil
  }
}
