import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// When a view dismisses itself: at once, as the user taps something in it, or perhaps when it is gone and
/// the same state presents another screen.
///
/// It is at once only where every call on the way is known: SwiftUI's controls and modifiers, and functions
/// and views of the repository that hand a closure on to these.
struct DismissalTime {
  private let context: TransformContext
  /// The places that call functions to which a closure was passed, by the function.
  private var calls: [DeclID: Place] = [:]
  /// How many more declarations are followed.
  private var steps = 16

  private struct Place {
    let node: SyntaxCursor
    let file: IndexedFile
  }

  /// A closure that a call passes on.
  private struct Argument {
    let index: Int
    let call: FunctionCallView
    let file: IndexedFile

    var place: Place { Place(node: call.cursor, file: file) }
  }

  init(in context: TransformContext) {
    self.context = context
  }

  func isLate(_ use: DismissUse, in file: IndexedFile) -> Bool {
    context.once { LateDismissals() }.known.value(
      for: LateDismissals.Key(path: file.path, node: use.expression.id)
    ) { isLate(use, at: Place(node: use.expression, file: file)) }
  }

  private func isLate(_ use: DismissUse, at place: Place) -> Bool {
    switch use.kind {
    case .call: return !runsSoon(place)
    case .value, .handed: return !isCalledSoon(place)
    case .isPresented, .capture, .obstacle: return false
    }
  }

  private func following(_ function: DeclID? = nil, calledAt call: Place? = nil) -> DismissalTime? {
    guard 0 < steps else { return nil }
    var next = self
    next.steps -= 1
    if let function { next.calls[function] = call }
    return next
  }

  // MARK: Code that runs

  /// Whether the code at a place runs while the view is presented.
  private func runsSoon(_ place: Place) -> Bool {
    guard !place.file.followsWait(place.node),
      !context.program.ask({ $0.waits(before: place.node, in: place.file) })
    else { return false }
    for ancestor in place.file.ancestry.ancestors(of: place.node) {
      switch ancestor.kind {
      case .closureExpr:
        return isCalledSoon(Place(node: ancestor, file: place.file))
      case .functionDecl:
        return following()?.isFunctionCalledSoon(Place(node: ancestor, file: place.file)) ?? false
      case .functionCallExpr:
        guard let call = FunctionCallView(ancestor) else { continue }
        if context.isKeptAutoclosure(call, around: place.node) { return false }
      case .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorDecl: return false
      case .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  /// Whether every call of a method runs while the view is presented.
  private func isFunctionCalledSoon(_ function: Place) -> Bool {
    let (decl, isRequired) = context.program.ask { program in
      (program.decl(at: function.node), program.isRequired(function.node, in: function.file))
    }
    guard let decl, !isRequired else { return false }
    if let call = calls[decl] { return runsSoon(call) }
    return areUsesSoon(of: function.node, in: function.file)
  }

  // MARK: Functions as values

  /// Whether a closure, or a function as a value, is called while the view is presented.
  private func isCalledSoon(_ value: Place) -> Bool {
    var inner = value.node
    for outer in value.file.ancestry.ancestors(of: value.node) {
      switch outer.kind {
      case .labeledExpr, .multipleTrailingClosureElement: continue
      case .functionCallExpr:
        return FunctionCallView(outer).map { runsSoon(inner, passedTo: $0, in: value.file) }
          ?? false
      case .tupleExpr, .unresolvedTernaryExpr, .optionalChainingExpr: break
      case .sequenceExpr:
        guard !outer.children.contains(where: { $0.kind == .assignmentExpr }) else { return false }
      case .initializerClause:
        guard let binding = value.file.ancestry.parent(of: outer),
          let pattern = binding.child(.identifierPattern)
        else { return false }
        return isLocal(pattern, in: value.file) && areUsesSoon(of: pattern, in: value.file)
      default: return false
      }
      inner = outer
    }
    return false
  }

  private func isLocal(_ pattern: SyntaxCursor, in file: IndexedFile) -> Bool {
    let scopes: Set<SyntaxKind> = [.codeBlock, .closureExpr, .accessorBlock, .memberBlock]
    let scope = file.ancestry.ancestors(of: pattern).first { scopes.contains($0.kind) }
    return scope.map { $0.kind != .memberBlock } ?? false
  }

  /// Whether a call that takes a closure runs it while the view is presented.
  private func runsSoon(
    _ value: SyntaxCursor, passedTo call: FunctionCallView, in file: IndexedFile
  ) -> Bool {
    let place = Place(node: call.cursor, file: file)
    guard let index = call.arguments.firstIndex(where: { $0.value.id == value.id }) else {
      return call.callee?.id == value.id && runsSoon(place)
    }
    let isOwn = context.mayMeanOwnInitializer(call)
    if call.isImmediate, !isOwn { return runsSoon(place) }
    guard let name = call.member?.name ?? call.name else { return false }
    let argument = Argument(index: index, call: call, file: file)
    if !isOwn, !mayDeclare(name, calledBy: call), !SwiftUINames[name].isEmpty {
      return isRunBySwiftUISoon(argument)
    }
    let takers = context.program.ask { $0.declarations(takingArgumentsOf: call) }
    return !takers.isEmpty && takers.allSatisfy { isSoon(argument, passedTo: $0) }
  }

  /// Whether a declaration runs the closure that it gets while the view is presented.
  private func isSoon(_ argument: Argument, passedTo decl: DeclID) -> Bool {
    switch context.program.ask({ $0.knownModule(of: decl) }) {
    case "SwiftUI": return isRunBySwiftUISoon(argument)
    case nil: return isSoon(argument, passedToOwn: decl)
    default:
      let parameter = context.program.ask { $0.parameter(argument.index, of: argument.call, decl) }
      return parameter?.mayBeKept == false && runsSoon(argument.place)
    }
  }

  /// Whether the repository declares a type of a name, or a function that a call may mean.
  private func mayDeclare(_ name: String, calledBy call: FunctionCallView) -> Bool {
    context.index.declarations(named: name).contains { $0.symbol.kind != .enumDecl }
      || !context.index.files(declaring: name).isEmpty
      || context.functions(named: name).contains { function in
        InitializerSignature(of: function.parameters).parameterIndices(of: call) != nil
      }
  }

  /// Whether SwiftUI runs a closure as the user does something, or as a value changes.
  private func isRunBySwiftUISoon(_ argument: Argument) -> Bool {
    let call = argument.call
    let name = call.member?.name ?? call.name ?? ""
    if call.arguments[argument.index].label == "completion" || Self.keeping.contains(name) {
      return false
    }
    if let key = Self.environmentActions[name], context.readsEnvironment(key) { return false }
    // Whoever gets the binding sets it.
    if name == "Binding" { return isCalledSoon(argument.place) }
    if isOfOther(call) { return false }
    let isFunction = call.member == nil && name.first?.isLowercase == true
    return isFunction ? Self.immediate.contains(name) && runsSoon(argument.place) : true
  }

  /// Whether a call means a method of something that is not shown: `transaction.addAnimationCompletion { … }`.
  private func isOfOther(_ call: FunctionCallView) -> Bool {
    guard call.member != nil, let name = call.nameNode else { return false }
    return context.program.ask { program in
      program.reference(of: name).decls.compactMap(program.owner).contains {
        Self.unseenOwners.contains(program.name(of: $0))
      }
    }
  }

  private static let unseenOwners: Set = ["Animation", "Transaction", "Timer", "Publisher"]

  /// Modifiers whose closure other code calls, or that call it when the view is gone.
  private static let keeping: Set = [
    "OpenURLAction", "onDisappear", "environment", "focusedSceneValue", "focusedValue",
    "transformEnvironment",
  ]
  /// Modifiers whose closure the repository may run when it likes, with the key by which it reads the action.
  private static let environmentActions = [
    "refreshable": "refresh", "renameAction": "rename",
  ]
  private static let immediate: Set = ["withAnimation", "withTransaction"]

  /// Whether a declaration of the repository calls what it gets while the view is presented.
  private func isSoon(_ argument: Argument, passedToOwn decl: DeclID) -> Bool {
    enum Taker {
      case parameter(SyntaxCursor, isKept: Bool)
      case property(SyntaxCursor, TypeDecl)
    }
    let taker = context.program.ask { program -> Taker? in
      if let function = FunctionDeclView(program.cursor(of: decl)) {
        return program.parameter(argument.index, of: argument.call, decl).flatMap { parameter in
          // What a function keeps that returns nothing is a completion.
          parameter.mayBeKept && function.returnType == nil
            ? nil : .parameter(parameter.cursor, isKept: parameter.mayBeKept)
        }
      }
      let made = program.property(
        getting: argument.index, of: argument.call, by: decl, in: "Binding")
      return made.flatMap { property, type in
        // Any other value may be kept, and its closure called when the view is gone.
        program.shows(type)
          ? property.binding.child(.identifierPattern).map { .property($0, type) } : nil
      }
    }
    switch taker {
    case .parameter(let parameter, let isKept):
      guard let next = following(decl.declared, calledAt: argument.place),
        isKept || runsSoon(argument.place)
      else { return false }
      return next.areUsesSoon(of: parameter, in: nil)
    case .property(let pattern, let type):
      return following()?.areUsesSoon(of: pattern, ofType: type.name, in: nil) ?? false
    case nil: return false
    }
  }

  // MARK: Uses

  /// Whether every use of a function, parameter, variable or property calls it while the view is presented.
  private func areUsesSoon(
    of decl: SyntaxCursor, ofType type: String? = nil, in file: IndexedFile?
  ) -> Bool {
    guard let next = following() else { return false }
    // Code that calls a method on a view value, as `parent.close()` does, may have kept it.
    let isMethod = decl.kind == .functionDecl
    let isPrivate = type == nil && decl.kind != .functionDecl || decl.hasModifier(.private)
    return context.uses(of: [decl], arePrivate: isPrivate, inFilesMentioning: type)
      .allSatisfy { file, uses in
        uses.allSatisfy { use in
          !(isMethod && file.ancestry.hasOtherBase(use.name)) && next.isSoon(use.name, in: file)
        }
      }
  }

  /// Whether a use of a name calls what it means, or hands it on, while the view is presented.
  private func isSoon(_ name: SyntaxCursor, in file: IndexedFile) -> Bool {
    // `if let onClose`
    if name.kind == .identifierPattern { return areUsesSoon(of: name, in: file) }
    var place = name
    if let member = file.ancestry.parent(of: place).flatMap(MemberAccessView.init),
      member.base?.id != place.id
    {
      place = member.cursor
    }
    while let parent = file.ancestry.parent(of: place) {
      switch parent.kind {
      case .optionalChainingExpr, .forceUnwrapExpr: place = parent
      case .memberAccessExpr where parent.isCall:
        place = parent
      case .functionCallExpr where FunctionCallView(parent)?.callee?.id == place.id:
        return runsSoon(Place(node: parent, file: file))
      case .closureCapture: return true
      case .sequenceExpr where parent.isAssignment(to: place): return true
      case .sequenceExpr where parent.isComparison: return true
      default: return isCalledSoon(Place(node: place, file: file))
      }
    }
    return false
  }
}

extension Program {
  /// Whether a structure is a view, or is used in one: a modifier, a style, the content of a toolbar.
  fileprivate func shows(_ type: TypeDecl) -> Bool {
    type.member(named: "body") != nil || type.member(named: "makeBody") != nil
      || decl(at: type.cursor).flatMap(isView) == true
      || type.inheritedNames.contains { $0.hasSuffix("Representable") }
  }
}

/// The dismissals of which it is known whether they may come late. Each strategy asks for it.
private struct LateDismissals: Sendable {
  let known = ComputedByKey<Key, Bool>()

  struct Key: Hashable {
    let path: String
    let node: NodeID
  }
}

extension SyntaxCursor {
  /// Whether a member of a function or of a presentation mode is only there to call it: `mode.wrappedValue.dismiss`.
  fileprivate var isCall: Bool {
    ["callAsFunction", "dismiss", "wrappedValue"].contains(MemberAccessView(self)?.name)
  }
}

extension Ancestry {
  /// Whether a member is one of another value than `self`.
  fileprivate func hasOtherBase(_ name: SyntaxCursor) -> Bool {
    guard let member = parent(of: name).flatMap(MemberAccessView.init), let base = member.base
    else { return false }
    return base.id != name.id && base.textWithoutTrivia != "self"
  }
}

extension TransformContext {
  /// Whether code reads an action of SwiftUI from the environment: `@Environment(\.refresh)`.
  fileprivate func readsEnvironment(_ key: String) -> Bool {
    files(mentioning: key).contains { file in
      file.tree.nodes(ofKind: .attribute).contains {
        $0.textWithoutTrivia == "@Environment(\\.\(key))"
      }
    }
  }
}
