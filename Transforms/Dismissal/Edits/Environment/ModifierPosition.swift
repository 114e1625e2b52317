import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Where a modifier can follow a view: the result has another type than the view, so it follows what
/// needs the view's own type.
struct ModifierPosition {
  /// The view with the modifiers that need its own type.
  let target: SyntaxCursor

  /// - Parameters:
  ///   - content: the closure or argument that a presentation shows.
  ///   - siblings: the views that get the same modifier.
  /// - Throws: where the code around the view needs its type.
  init(
    after view: SyntaxCursor, in content: SyntaxCursor, besides siblings: [SyntaxCursor],
    _ ancestry: Ancestry, _ program: Program
  ) throws(Obstacle) {
    let chain = ViewChain(from: view, ancestry: ancestry, program: program)
    target = chain.target
    let need = TypeNeed(
      ancestry: ancestry, program: program, content: content, siblings: siblings)
    if chain.target.id == chain.end.id, let place = need.place(around: chain.end) {
      throw Obstacle(
        .viewTypeMustStay,
        "the code around `\(view.firstName)` needs its type, which a modifier would change",
        at: place)
    }
  }
}

/// A view with the modifiers after it.
struct ViewChain {
  /// The view, or the last call that needs the view's own type.
  private(set) var target: SyntaxCursor
  /// The whole chain.
  private(set) var end: SyntaxCursor

  init(from view: SyntaxCursor, ancestry: Ancestry, program: Program) {
    target = view
    end = view
    let type = program.typeDecl(calledBy: view)
    while let member = ancestry.parent(of: end).flatMap(MemberAccessView.init),
      member.base?.id == end.id
    {
      let call = ancestry.parent(of: member.cursor).flatMap(FunctionCallView.init)
        .flatMap { $0.callee?.id == member.cursor.id ? $0 : nil }
      let link = call?.cursor ?? member.cursor
      // `controller.modalPresentationStyle`, `controller.didMove(toParent: self)`
      if let base = member.base, program.isOtherThanView(base),
        call == nil
          || !program.declarations(of: member.cursor).contains(where: program.hasConditions)
      {
        break
      }
      let needsType =
        call == nil
        ? !member.isPropertyOfAllViews(in: program)
        : member.needsTypeOfBase(chainedTo: type, in: program)
      if needsType { target = link }
      end = link
    }
  }
}

extension MemberAccessView {
  /// Whether every view has a property, as far as is known.
  fileprivate func isPropertyOfAllViews(in program: Program) -> Bool {
    let decls = program.declarations(of: cursor)
    return !decls.isEmpty && !decls.contains(where: program.isMemberOfSomeViews)
  }

  /// Whether not every view has the member.
  ///
  /// - Parameter type: the type of the view that the chain begins with, if it is known.
  fileprivate func needsTypeOfBase(chainedTo type: DeclID?, in program: Program) -> Bool {
    if let type, let file = program.number(ofFileAt: cursor.tree.source.path) {
      let members = program.members(named: name ?? "", ofType: type, from: file)
      if !members.isEmpty, !members.contains(where: program.isMemberOfSomeViews) { return false }
    }
    return program.declarations(of: cursor).contains(where: program.isMemberOfSomeViews)
  }
}

extension Program {
  /// Whether an expression is known to be no view.
  fileprivate func isOtherThanView(_ expression: SyntaxCursor) -> Bool {
    conforms(type(of: expression), to: "View", of: "SwiftUI") == false
  }

  /// Whether a member belongs to some views, and not to all.
  fileprivate func isMemberOfSomeViews(_ decl: DeclID) -> Bool {
    if knownModule(of: decl) == nil, cursor(of: decl).asksForOwnType { return true }
    guard let owner = owner(of: decl) else { return false }
    return owner != self.decl(of: knownType("View", of: "SwiftUI")) || hasConditions(decl)
  }
}

/// What the code around an expression needs of its type.
private struct TypeNeed {
  let ancestry: Ancestry
  let program: Program
  /// The closure or argument that a presentation shows.
  let content: SyntaxCursor
  /// The expressions whose types change in the same way.
  let siblings: [SyntaxCursor]

  /// The place that needs the type of a view; nil where any view will do.
  func place(around view: SyntaxCursor) -> SyntaxCursor? {
    // The content of a presentation is built of any views.
    if isStatement(view, of: content) { return result(view) }
    if isBuilt(view) { return nil }
    switch program.expectation(of: view) {
    case .type(let type):
      return type.isComplete && !type.acceptsAnyView && !isUpcast(view, to: type) ? view : nil
    case .anyType(let protocols):
      return protocols.allSatisfy(isViewProtocol) ? placeOfCall(with: view) : view
    case nil:
      return branch(of: view) ?? local(view) ?? result(view)
    }
  }

  /// What needs the type of the call that takes a view: the type of a generic view names those in it.
  private func placeOfCall(with view: SyntaxCursor) -> SyntaxCursor? {
    guard let argument = ancestry.parent(of: view), argument.kind == .labeledExpr,
      let call = ancestry.parent(of: argument), FunctionCallView(call) != nil
    else { return nil }
    if case .nominal(_, let arguments) = program.type(of: call), arguments.isEmpty { return nil }
    return place(around: ViewChain(from: call, ancestry: ancestry, program: program).end)
  }

  /// Whether an object becomes one of a superclass, which does not depend on its views.
  private func isUpcast(_ view: SyntaxCursor, to type: SwiftType) -> Bool {
    var type = type
    if case .nominal(_, let arguments) = type, program.knownName(of: type) == "Optional" {
      type = arguments.first ?? type
    }
    guard let own = program.decl(of: program.type(of: view)), let other = program.decl(of: type)
    else { return false }
    return own != other && program.cursor(of: other).kind == .classDecl
  }

  private func isStatement(_ view: SyntaxCursor, of content: SyntaxCursor) -> Bool {
    content.tree === view.tree && ancestry.parent(of: view)?.id == content.id
  }

  /// Whether the view is a statement of a view builder, as far as names tell without solving the code: in
  /// the content of one of SwiftUI's views, a `body` or a member with `@ViewBuilder`.
  private func isBuilt(_ view: SyntaxCursor) -> Bool {
    var inner = view
    for outer in ancestry.ancestors(of: view) {
      switch outer.kind {
      case .codeBlock, .switchCase, .ifConfigClause, .ifConfigDecl, .switchExpr,
        .postfixIfConfigExpr:
        break
      case .labeledExpr:
        guard let call = ancestry.parent(of: outer), isOfSwiftUI(call) else { return false }
        return placeOfCall(with: inner) == nil
      case .ifExpr where inner.kind != .conditionElement: break
      case .closureExpr:
        guard ClosureView(outer)?.signature?.child(.returnClause) == nil else { return false }
        return outer.tree === content.tree && outer.id == content.id || isContentOfContainer(outer)
      case .accessorBlock: break
      case .patternBinding where inner.kind == .accessorBlock: break
      case .variableDecl, .functionDecl: return isBuilder(outer)
      default: return false
      }
      inner = outer
    }
    return false
  }

  private func isContentOfContainer(_ closure: SyntaxCursor) -> Bool {
    ancestry.ancestors(of: closure).first { $0.kind == .functionCallExpr }.map(isOfSwiftUI) ?? false
  }

  /// Whether a call makes an instance of one of SwiftUI's types. All but one take views of any type.
  private func isOfSwiftUI(_ call: SyntaxCursor) -> Bool {
    program.typeDecl(calledBy: call).map {
      program.knownModule(of: $0) == "SwiftUI" && program.name(of: $0) != "EquatableView"
    } ?? false
  }

  /// Whether a member has a result builder for views.
  private func isBuilder(_ member: SyntaxCursor) -> Bool {
    if member.children.contains(where: {
      $0.kind == .attribute && $0.textWithoutTrivia == "@ViewBuilder"
    }) {
      return true
    }
    if member.isOneView { return true }
    guard member.child(.patternBinding)?.child(.identifierPattern)?.patternName == "body",
      let type = TypeDecl.enclosing(member, ancestry: ancestry)?.cursor,
      let decl = program.type(declaredAt: type)
    else { return false }
    return program.isView(decl) == true
  }

  /// Whether every view conforms to a protocol.
  private func isViewProtocol(_ decl: DeclID) -> Bool {
    decl == program.decl(of: program.knownType("View", of: "SwiftUI"))
      || program.knownModule(of: decl) == "Swift"
        && ["Sendable", "Copyable", "Escapable"].contains(program.name(of: decl))
  }

  /// Both branches of `?:` must have one type.
  private func branch(of view: SyntaxCursor) -> SyntaxCursor? {
    guard let parent = ancestry.parent(of: view) else { return nil }
    let sequence = parent.kind == .unresolvedTernaryExpr ? ancestry.parent(of: parent) : parent
    guard let sequence, sequence.kind == .sequenceExpr else { return nil }
    let parts = Array(sequence.children)
    if isAssigned(view, in: parts) { return nil }
    guard parts.count == 3, parts[1].kind == .unresolvedTernaryExpr else { return view }
    let then = parts[1].children.first { _ in true }
    let other = then?.id == view.id ? parts[2] : then
    let changesToo = siblings.contains { sibling in
      sibling.tree === view.tree && other?.range.contains(sibling.range) == true
    }
    return changesToo && other?.kind == view.kind ? nil : view
  }

  /// Whether an object is assigned to a property of another module, such as `contentViewController`, which
  /// cannot name the type of its views.
  private func isAssigned(_ view: SyntaxCursor, in parts: [SyntaxCursor]) -> Bool {
    guard parts.count == 3, parts[1].kind == .assignmentExpr, parts[2].id == view.id,
      MemberAccessView(parts[0]) != nil, program.isOtherThanView(view)
    else { return false }
    return program.declarations(of: parts[0]).allSatisfy { program.knownModule(of: $0) != nil }
  }

  /// A local variable has the type of its value, wherever it is used.
  private func local(_ view: SyntaxCursor) -> SyntaxCursor? {
    guard let clause = ancestry.parent(of: view), clause.kind == .initializerClause,
      let binding = ancestry.parent(of: clause), binding.kind == .patternBinding,
      let pattern = binding.child(.identifierPattern), let decl = program.decl(at: pattern),
      program.isLocal(decl)
    else { return nil }
    let uses = ancestry.tree.descendants(named: pattern.patternName ?? "").filter {
      program.meaning(of: pattern.patternName ?? "", at: $0) == .local(decl)
    }
    for use in uses {
      let chain = ViewChain(from: use, ancestry: ancestry, program: program)
      if chain.target.id != use.id { return use }
      if chain.end.id == use.id, let place = place(around: use) { return place }
    }
    return nil
  }

  /// A closure whose result type is written.
  private func result(_ view: SyntaxCursor) -> SyntaxCursor? {
    guard let closure = ancestry.parent(of: view).flatMap(ClosureView.init),
      closure.statements.last?.id == view.id,
      let written = closure.signature?.child(.returnClause)
    else { return nil }
    return program.type(written: written).acceptsAnyView ? nil : written
  }
}

extension SwiftType {
  /// Whether a view of any type converts to it.
  fileprivate var acceptsAnyView: Bool {
    switch self {
    case .existential, .opaque: true
    default: false
    }
  }
}

extension SyntaxCursor {
  /// Whether a member consists of one expression whose type is `some View`.
  fileprivate var isOneView: Bool {
    let binding = child(.patternBinding)
    let type =
      FunctionDeclView(self)?.returnType
      ?? binding?.child(.typeAnnotation)?.children.first { _ in true }
    let body = FunctionDeclView(self)?.body ?? binding?.child(.accessorBlock)
    return type?.textWithoutTrivia == "someView"
      && (body.map { $0.children.reduce(0) { count, _ in count + 1 } } == 1)
  }
}

extension SyntaxCursor {
  /// Whether code asks for the type of what it is called on: `type(of: self)`, `Self.self`.
  fileprivate var asksForOwnType: Bool {
    guard let body = FunctionDeclView(self)?.body else { return false }
    return body.descendants.contains {
      $0.declaredName == "Self" || $0.textWithoutTrivia == "type(of:self)"
    }
  }
}

extension SyntaxTree {
  /// The expressions that are a name.
  fileprivate func descendants(named name: String) -> [SyntaxCursor] {
    nodes(ofKind: .declReferenceExpr).filter { $0.declaredName == name }
  }
}
