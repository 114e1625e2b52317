import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Where the state of a presentation is stored: what the presenter names, and what the views around it pass for
/// its `@Binding`, as far as that can be followed.
struct StateSources {
  /// The expressions that name the state, that of the presenter first.
  private(set) var all: [SyntaxCursor] = []
  /// Whether it may be a part of what may be gone: an element of a collection, of which the presenter is a row, a value
  /// behind an optional, or what code makes a binding of.
  private(set) var mayBeParts = false
  /// Whether every place that passes a binding is known.
  private var isComplete = true
  private let context: TransformContext

  init(of state: SyntaxCursor, in context: TransformContext) {
    self.context = context
    var waiting = [state]
    var seen: Set<NodePlace> = []
    while let next = waiting.popLast() {
      guard seen.insert(NodePlace(next)).inserted, !next.isConstantBinding else { continue }
      guard all.count < Self.most else {
        isComplete = false
        return
      }
      all.append(next)
      for holder in context.program.ask({ Self.holders(of: next, $0) }) {
        switch holder {
        case .property(let property): waiting += values(of: property)
        case .part: mayBeParts = true
        case .unknown: isComplete = false
        case .itself: continue
        }
      }
    }
  }

  private static let most = 24

  /// Whether setting the state changes nothing but the state, and runs no code: a property without observers,
  /// in a view, a structure or an object that nobody subscribes to.
  var areSetAlone: Bool {
    guard isComplete, !mayBeParts else { return false }
    let areSubscribed = all.contains { StateObserver.isSubscribed($0, in: context) }
    guard !areSubscribed else { return false }
    return context.program.ask { program in
      all.allSatisfy { state in
        let targets = Self.targets(of: state, program)
        return !targets.isEmpty && targets.allSatisfy { isSetAlone($0, program) }
      }
    }
  }

  /// Whether setting the state surely runs code of the repository: an observer of it or of what it is a part of, a
  /// wrapper or subscript of the repository, a subscriber to the object.
  var areObserved: Bool {
    context.program.ask { program in
      all.contains { state in
        Self.targets(of: state, program).contains { isObserved($0, program) }
      }
    }
  }

  // MARK: Holders

  private enum Holder {
    /// A `@Binding` of a view, by its pattern.
    case property(SyntaxCursor)
    case part, itself, unknown
  }

  private static func holders(of state: SyntaxCursor, _ program: Program) -> [Holder] {
    let targets = targets(of: state, program)
    guard !targets.isEmpty else {
      return BindingSetter(of: state, in: program) == nil ? [.part, .unknown] : [.unknown]
    }
    return targets.map { path in
      guard let root = path.decl(in: program) else { return .unknown }
      if !path.indices.isEmpty || program.unwrapping(of: root) != nil { return .part }
      let node = program.cursor(of: root)
      guard node.kind == .identifierPattern, let binding = program.binding(of: root) else {
        let kinds: Set<SyntaxKind> = [.closureExpr, .functionDecl, .initializerDecl]
        let taker = Ancestry(of: node.tree).ancestors(of: node).first { kinds.contains($0.kind) }
        return taker?.kind == .closureExpr ? .part : .unknown
      }
      if program.isLocal(root.declared) { return .itself }
      let type = binding.child(.typeAnnotation)?.textWithoutTrivia ?? ""
      return binding.attributeNames.contains("Binding") || type.contains("Binding<")
        ? .property(node) : .itself
    }
  }

  /// What setting a binding sets, as paths; none where that is not known.
  private static func targets(of state: SyntaxCursor, _ program: Program) -> [StatePath] {
    if let path = StatePath(state) { return [path] }
    guard let setter = BindingSetter(of: state, in: program) else { return [] }
    var targets: [StatePath] = []
    for node in setter.statements.flatMap({ [$0] + Array($0.descendants) }) {
      if node.kind == .functionCallExpr { return [] }
      let parts = Array(node.children.prefix(2))
      guard node.kind == .sequenceExpr, parts.count == 2, parts[1].kind == .assignmentExpr else {
        continue
      }
      guard let path = StatePath(parts[0]) else { return [] }
      targets.append(path)
    }
    return targets.count == 1 ? targets : []
  }

  /// What creators of a view pass for a property.
  private mutating func values(of pattern: SyntaxCursor) -> [SyntaxCursor] {
    guard let file = context.file(at: pattern.tree.source.path),
      let type = TypeDecl.enclosing(pattern, ancestry: file.ancestry), !type.isExtension,
      let copy = InitializedProperties(of: type, extensions: [])
    else {
      isComplete = false
      return []
    }
    let places = context.constructions(
      of: type.qualifiedName(ancestry: file.ancestry), declaredIn: file.path)
    let values = places.map { place -> SyntaxCursor? in
      let call = place.obstacle == nil ? FunctionCallView(place.expression) : nil
      return call.flatMap(copy.arguments)?.first {
        $0.0.binding.child(.identifierPattern)?.id == pattern.id
      }?.1
    }
    if values.isEmpty || values.contains(where: { $0 == nil }) { isComplete = false }
    return values.compactMap(\.self)
  }

  // MARK: Setting

  private func isSetAlone(_ path: StatePath, _ program: Program) -> Bool {
    guard let decls = path.decls(in: program) else { return false }
    return decls.allSatisfy { decl in
      guard let binding = program.binding(of: decl), binding.child(.accessorBlock) == nil,
        Self.plainWrappers.isSuperset(of: binding.attributeNames)
      else { return false }
      return program.isLocal(decl) || !context.isOverridden(program.name(of: decl))
    }
      && !(decls.last.flatMap(program.owner).map { isObserved($0, program) } ?? false)
  }

  private func isObserved(_ path: StatePath, _ program: Program) -> Bool {
    let decls = path.knownDecls(in: program)
    let runsCode = decls.contains { decl in
      guard let binding = program.binding(of: decl) else { return false }
      let wrapper = program.decl(of: program.type(ofDeclared: decl.storage))
      let isOwn =
        !binding.attributeNames.isEmpty
        && wrapper.map { program.knownModule(of: $0) == nil } == true
      return isOwn || !RepeatedCode(binding.codeRunBySetting, in: program).changesNothingMore
    }
    guard !runsCode, let last = decls.last else { return runsCode }
    let value = program.decl(of: program.type(ofDeclared: last))
    let isOwnSubscript =
      !path.indices.isEmpty && value.map { program.knownModule(of: $0) == nil } == true
    return isOwnSubscript || program.owner(of: last).map { isObserved($0, program) } ?? false
  }

  /// The attributes of variables that set nothing else.
  private static let plainWrappers: Set<String> = [
    "Bindable", "Binding", "Environment", "EnvironmentObject", "MainActor", "ObservedObject",
    "Published", "State", "StateObject",
  ]

  /// Whether code may run with each change of an object.
  private func isObserved(_ type: DeclID, _ program: Program) -> Bool {
    guard program.cursor(of: type).kind == .classDecl else { return false }
    return context.once { ChangeSubscriptions(in: context) }.exist
  }
}

/// Whether code of the repository runs with each change of some object: `model.objectWillChange.sink { … }`,
/// `withObservationTracking { … }`.
private struct ChangeSubscriptions: Sendable {
  let exist: Bool

  init(in context: TransformContext) {
    let tracks = !context.files(mentioning: "withObservationTracking").isEmpty
    exist =
      tracks
      || context.files(mentioning: "objectWillChange").contains { file in
        file.uses(of: "objectWillChange").contains { name in
          guard let member = file.ancestry.parent(of: name).flatMap(MemberAccessView.init),
            let outer = file.ancestry.parent(of: member.cursor).flatMap(MemberAccessView.init)
          else { return false }
          return outer.name != "send"
        }
      }
  }
}

extension StatePath {
  /// The variables on the way to the state, the root first; nil where one is not known.
  fileprivate func decls(in program: Program) -> [DeclID]? {
    let found = knownDecls(in: program)
    return indices.isEmpty && found.count == memberNames.count + 1 ? found : nil
  }

  /// The variables on the way to the state, as far as they are known.
  fileprivate func knownDecls(in program: Program) -> [DeclID] {
    guard let root = decl(in: program)?.declared else { return [] }
    var found = [root]
    var type = program.type(ofDeclared: root)
    for name in memberNames {
      guard let next = program.variable(named: name, of: type, at: cursor) else { break }
      found.append(next.decl.declared)
      type = next.type
    }
    return found
  }
}

/// The name of a property that a class may override.
private struct OverriddenName: Hashable {
  let name: String
}

extension TransformContext {
  /// Whether a class overrides a property of a name.
  fileprivate func isOverridden(_ name: String) -> Bool {
    once { ComputedByKey<OverriddenName, Bool>() }.value(for: OverriddenName(name: name)) {
      index.paths(declaringMember: name).compactMap(file(at:)).contains { file in
        file.tree.nodes(ofKind: .variableDecl).contains { variable in
          variable.hasModifier(.override)
            && variable.child(.patternBinding)?.child(.identifierPattern)?.patternName == name
        }
      }
    }
  }
}

extension SyntaxCursor {
  /// The names of the attributes of the variable that a binding declares: `State`.
  var attributeNames: Set<String> {
    let variable = Ancestry(of: tree).parent(of: self)
    return Set(
      variable?.children.filter { $0.kind == .attribute }.map { attribute in
        String(attribute.textWithoutTrivia.dropFirst().prefix { $0 != "(" })
      } ?? [])
  }
}

extension SyntaxCursor {
  /// The statements of the setter and the observers that a variable declares.
  fileprivate var codeRunBySetting: [SyntaxCursor] {
    let accessors = child(.accessorBlock)?.children.filter { accessor in
      accessor.kind == .accessorDecl
        && [.set, .willSet, .didSet].contains { accessor.token($0) != nil }
    }
    return (accessors ?? []).compactMap { $0.child(.codeBlock) }.flatMap { Array($0.children) }
  }
}
