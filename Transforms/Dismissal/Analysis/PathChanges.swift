import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The places that change a navigation path: by its own name or through a binding of it, or by using a
/// function, stored closure, requirement of a protocol or observed variable whose code changes it.
struct PathChanges: Sendable {
  let places: [SyntaxCursor]
  /// Whether all declarations were followed that may change the path.
  let areComplete: Bool

  /// - Parameter path: the binding of the path: `$path`, `$router.path`.
  init(of path: SyntaxCursor, in context: TransformContext) {
    let decl = context.program.ask { program in
      StatePath(path).flatMap { path in
        path.decl(in: program).flatMap { root -> DeclID? in
          guard path.isProjected else { return root }
          if case .ofValue(let decl) = path.members(of: root, in: program) { return decl }
          return nil
        }
      }
    }
    guard let decl else {
      self.init(places: [], areComplete: true)
      return
    }
    self = context.once { KnownPathChanges() }.changes(of: decl.declared, in: context)
  }

  fileprivate init(places: [SyntaxCursor], areComplete: Bool) {
    self.places = places
    self.areComplete = areComplete
  }
}

/// The changes of the paths that were asked for. Many views are pushed on one path.
private final class KnownPathChanges: Sendable {
  private let known = Locked<[DeclID: PathChanges]>([:])

  func changes(of path: DeclID, in context: TransformContext) -> PathChanges {
    if let changes = known.withLock({ $0[path] }) { return changes }
    var search = PathChangeSearch(of: path, in: context)
    let changes = search.finished()
    known.withLock { $0[path] = changes }
    return changes
  }
}

/// Follows the declarations whose uses change a path.
private struct PathChangeSearch {
  private let context: TransformContext
  private var places: [SyntaxCursor] = []
  private var queue: [Followed]
  private var seen: Set<DeclID>

  /// A declaration whose uses are followed.
  private struct Followed {
    let decl: DeclID
    /// Whether it is the path, or a binding of it; otherwise every use of it changes the path.
    let isPath: Bool
  }

  init(of path: DeclID, in context: TransformContext) {
    self.context = context
    queue = [Followed(decl: path, isPath: true)]
    seen = [path]
  }

  mutating func finished() -> PathChanges {
    var followed = 0
    while let next = queue.popLast() {
      guard followed < Self.limit else { return PathChanges(places: places, areComplete: false) }
      follow(next)
      followed += 1
    }
    return PathChanges(places: places, areComplete: true)
  }

  private static let limit = 200

  // MARK: Uses

  private mutating func follow(_ item: Followed) {
    let (node, owner) = context.program.ask { program in
      (program.cursor(of: item.decl), program.owner(of: item.decl).map(program.name(of:)))
    }
    let files = context.uses(
      of: [node], arePrivate: false, inFilesMentioning: item.isPath ? owner : nil)
    for (file, uses) in files {
      for use in uses where use.isCertain || isInOtherBranch(use) {
        let expression = file.ancestry.expression(endingWith: use.name)
        let change: SyntaxCursor? =
          item.isPath
          ? context.program.ask { expression.change(in: file.ancestry, $0) } : expression
        if let change {
          places.append(change)
          addChangers(around: expression, in: file)
        } else if use.decl.facet == .projection {
          add(parameter(for: expression, in: file), isPath: true)
        }
      }
    }
  }

  /// Whether another branch of an `#if` declares the name, too.
  private func isInOtherBranch(_ use: DeclUse) -> Bool {
    context.program.ask { $0.reference(of: use.name) != .unknown }
  }

  private mutating func add(_ decls: [DeclID], isPath: Bool) {
    for decl in decls where seen.insert(decl).inserted {
      queue.append(Followed(decl: decl, isPath: isPath))
    }
  }

  /// Adds what runs a place: the property that a function is passed to by its name, the function around it, the
  /// properties that hold the closures around it, the variable whose observer or setter it is in.
  private mutating func addChangers(around place: SyntaxCursor, in file: IndexedFile) {
    add(parameter(for: place, in: file), isPath: false)
    for ancestor in file.ancestry.ancestors(of: place) {
      switch ancestor.kind {
      case .closureExpr:
        add(parameter(for: ancestor, in: file) + holders(of: ancestor, in: file), isPath: false)
        if let binding = file.ancestry.bindingMade(with: ancestor) {
          add(parameter(for: binding, in: file), isPath: true)
        }
        add(published(to: ancestor, in: file), isPath: true)
        add(subjects(of: ancestor, in: file), isPath: false)
      case .functionDecl:
        add(
          context.program.ask { program in
            program.decl(at: ancestor).map { [$0] + program.members(metBy: $0) } ?? []
          }, isPath: false)
        return
      case .accessorDecl:
        if ancestor.runsOnAssignment, let variable = file.ancestry.variable(with: ancestor) {
          add(context.program.ask { $0.decl(at: variable).map { [$0] } ?? [] }, isPath: true)
        }
        return
      case .variableDecl, .initializerDecl: return
      default: continue
      }
    }
  }

  /// The properties whose changes run a closure: `$items` of `store.$items.sink { … }`.
  private func published(to closure: SyntaxCursor, in file: IndexedFile) -> [DeclID] {
    let names = file.ancestry.namesInPublisher(for: closure).filter { $0.text.hasPrefix("$") }
    return context.program.ask { program in
      names.flatMap { program.reference(of: $0).decls.map(\.declared) }
    }
  }

  /// The subjects whose messages run a closure: `deleted` of `store.deleted.sink { … }`.
  private func subjects(of closure: SyntaxCursor, in file: IndexedFile) -> [DeclID] {
    let names = file.ancestry.namesInPublisher(for: closure)
    return context.program.ask { program in
      names.flatMap { program.reference(of: $0).decls }.filter { decl in
        program.binding(of: decl)?.textWithoutTrivia.contains("Subject<") == true
      }
    }
  }

  /// The property that a closure is assigned to: `model.onDone = { … }`.
  private func holders(of closure: SyntaxCursor, in file: IndexedFile) -> [DeclID] {
    guard let sequence = file.ancestry.parent(of: closure), sequence.kind == .sequenceExpr,
      let target = sequence.children.first(where: { _ in true }), sequence.isAssignment(to: target)
    else { return [] }
    return context.program.ask { $0.declarations(of: target) }
  }

  /// The property of a view of the repository that an argument is passed to.
  private func parameter(for argument: SyntaxCursor, in file: IndexedFile) -> [DeclID] {
    guard let call = file.ancestry.call(taking: argument),
      let index = call.arguments.firstIndex(where: { $0.value.id == argument.id })
    else { return [] }
    return context.program.ask { program in
      let called = program.typeDecl(calledBy: call.cursor)
      guard let decl = called ?? program.decl(of: program.type(of: call.cursor)),
        program.knownModule(of: decl) == nil,
        let name = call.arguments[index].label ?? program.parameterNames(of: call.cursor)[index],
        let number = program.number(ofFileAt: program.path(of: decl))
      else { return [] }
      return program.members(named: name, ofType: decl, from: number)
    }
  }
}

extension Ancestry {
  /// A name with its base.
  func expression(endingWith name: SyntaxCursor) -> SyntaxCursor {
    guard let member = parent(of: name).flatMap(MemberAccessView.init), member.base?.id != name.id
    else { return name }
    return member.cursor
  }

  /// The call that an expression is an argument of.
  fileprivate func call(taking argument: SyntaxCursor) -> FunctionCallView? {
    guard let parent = parent(of: argument) else { return nil }
    if let call = FunctionCallView(parent) { return call.callee?.id == argument.id ? nil : call }
    return self.parent(of: parent).flatMap(FunctionCallView.init)
  }

  /// The names in the publisher that runs a closure with each of its values.
  fileprivate func namesInPublisher(for closure: SyntaxCursor) -> [SyntaxCursor] {
    guard let call = call(taking: closure), let name = call.member?.name,
      ["sink", "onReceive"].contains(name),
      let publisher = name == "sink" ? call.callee : call.arguments.first?.value
    else { return [] }
    return ([publisher] + Array(publisher.descendants)).filter { $0.kind == .declReferenceExpr }
  }

  /// The call that makes a binding with a closure as its setter.
  fileprivate func bindingMade(with closure: SyntaxCursor) -> SyntaxCursor? {
    let call = ancestors(of: closure).prefix { $0.kind != .closureExpr }
      .first { $0.kind == .functionCallExpr }
    return call.flatMap(FunctionCallView.init)?.name == "Binding" ? call : nil
  }

  /// The pattern of the variable that has an accessor.
  fileprivate func variable(with accessor: SyntaxCursor) -> SyntaxCursor? {
    ancestors(of: accessor).first { $0.kind == .patternBinding }?.child(.identifierPattern)
  }
}

extension SyntaxCursor {
  /// What the code around a variable assigns, or calls to change it; nil where it does neither.
  func change(in ancestry: Ancestry, _ program: Program) -> SyntaxCursor? {
    var place = self
    while let parent = ancestry.parent(of: place) {
      switch parent.kind {
      case .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
        guard parent.children.first(where: { _ in true })?.id == place.id else { return nil }
        place = parent
      case .functionCallExpr:
        guard FunctionCallView(parent)?.callee?.id == place.id else { return nil }
        let decls = program.declarations(of: place)
        let isMutating = decls.contains { program.cursor(of: $0).hasModifier(.mutating) }
        return decls.isEmpty || isMutating ? place : nil
      case .inOutExpr: return place
      case .sequenceExpr:
        let parts = Array(parent.children)
        return parts.count > 1 && parts[0].id == place.id && parts[1].assigns ? place : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether an accessor is a setter or an observer.
  fileprivate var runsOnAssignment: Bool {
    [.set, .willSet, .didSet].contains { token($0) != nil }
  }

  /// `=`, `+=`
  private var assigns: Bool {
    kind == .assignmentExpr
      || kind == .binaryOperatorExpr && text.hasSuffix("=")
        && !["==", "!=", "<=", ">=", "==="].contains(text)
  }
}
