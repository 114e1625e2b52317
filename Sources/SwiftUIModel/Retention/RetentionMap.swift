import Semantics
import SymbolIndex
import Syntax

/// Which types of a repository keep which in memory: through stored properties, stored closures and the environment.
public struct RetentionMap: Sendable {
  public private(set) var types: [KeepingType] = []
  public private(set) var holds: [Hold] = []

  /// A class, an actor or a view.
  public struct KeepingType: Sendable {
    /// The name with those of the types around it.
    public let name: String
    public let module: ModuleID
    public let declaration: SyntaxCursor
  }

  /// One type that keeps another.
  public struct Hold: Sendable {
    /// The indices of the types.
    public let source: Int
    public let target: Int
    public let kind: Kind
    /// The property that keeps it, as the code names it.
    public let property: String
    public let place: SyntaxCursor

    public enum Kind: Sendable { case property, closure, environment }
  }

  /// - Parameter files: all files of the repository.
  public init(of files: [IndexedFile], modules: ModuleMap, program: SharedProgram) {
    self = program.ask { program in
      var making = RetentionMapMaking(modules: modules, program: program)
      for file in files { making.add(file) }
      return making.map
    }
  }

  fileprivate init(types: [KeepingType], holds: [Hold]) {
    self.types = types
    self.holds = holds
  }
}

private struct RetentionMapMaking {
  let modules: ModuleMap
  let program: Program
  private var types: [RetentionMap.KeepingType] = []
  private var holds: [RetentionMap.Hold] = []
  private var numbers: [DeclID: Int] = [:]

  init(modules: ModuleMap, program: Program) {
    self.modules = modules
    self.program = program
  }

  var map: RetentionMap { RetentionMap(types: types, holds: holds) }

  mutating func add(_ file: IndexedFile) {
    for type in TypeDecl.all(in: file.tree) where !file.isPreviewOrTest(type.cursor) {
      guard let decl = program.type(declaredAt: type.cursor), program.canKeep(decl) else {
        continue
      }
      for property in type.storedProperties { add(property, of: decl) }
    }
    addAssignments(in: file)
    addClosures(in: file)
  }

  // MARK: Properties

  private mutating func add(_ property: StoredProperty, of owner: DeclID) {
    guard let pattern = property.binding.child(.identifierPattern), property.isStrong,
      let decl = program.decl(at: pattern)
    else { return }
    let kind: RetentionMap.Hold.Kind = property.isFromEnvironment ? .environment : .property
    let value = property.binding.child(.initializerClause)?.children.first { _ in true }
    var kept = program.keptTypes(in: program.type(ofDeclared: decl))
    if kept.isEmpty, let value { kept = program.keptTypes(createdIn: value) }
    for type in kept { add(kind, from: owner, to: type, property.name, at: pattern) }
  }

  /// What code assigns to properties whose type does not tell what they keep: `page = AnyView(Page())`.
  private mutating func addAssignments(in file: IndexedFile) {
    for sequence in file.tree.nodes(ofKind: .sequenceExpr) where !file.isPreviewOrTest(sequence) {
      let parts = Array(sequence.children)
      guard parts.count == 3, parts[1].kind == .assignmentExpr,
        let property = program.declarations(of: parts[0].withoutSubscripts).first,
        let owner = program.owner(of: property), program.canKeep(owner),
        program.isStrongProperty(property),
        program.keptTypes(in: program.type(ofDeclared: property)).isEmpty
      else { continue }
      let name = program.name(of: property)
      for type in program.keptTypes(createdIn: parts[2]) {
        add(.property, from: owner, to: type, name, at: sequence)
      }
      for type in program.environmentObjects(in: parts[2]) {
        add(.environment, from: owner, to: type, name, at: sequence)
      }
    }
  }

  // MARK: Closures

  private mutating func addClosures(in file: IndexedFile) {
    for node in file.tree.nodes(ofKind: .closureExpr) where !file.isPreviewOrTest(node) {
      guard let closure = ClosureView(node), StrongCapture(in: closure) != nil,
        let stored = StoredClosure(closure, file.ancestry, in: program),
        let last = stored.properties.last, let holder = program.owner(of: last)
      else { continue }
      add(.closure, from: holder, to: stored.owner.decl, program.name(of: last), at: node)
    }
    for node in file.tree.nodes(ofKind: .functionCallExpr) where !file.isPreviewOrTest(node) {
      guard let call = FunctionCallView(node), call.member?.name == "assign",
        let stored = StoredAssignment(call, file.ancestry, in: program),
        let last = stored.properties.last, let holder = program.owner(of: last)
      else { continue }
      add(.closure, from: holder, to: stored.owner.decl, program.name(of: last), at: node)
    }
    for method in StoredMethod.all(in: file.tree, file.ancestry, in: program)
    where !file.isPreviewOrTest(method.value) {
      guard let last = method.properties.last, let holder = program.owner(of: last) else {
        continue
      }
      add(.closure, from: holder, to: method.owner.decl, program.name(of: last), at: method.value)
    }
  }

  // MARK: Types

  private mutating func add(
    _ kind: RetentionMap.Hold.Kind, from owner: DeclID, to kept: DeclID, _ property: String,
    at place: SyntaxCursor
  ) {
    holds.append(
      RetentionMap.Hold(
        source: number(of: owner), target: number(of: kept), kind: kind, property: property,
        place: place))
  }

  private mutating func number(of decl: DeclID) -> Int {
    if let number = numbers[decl] { return number }
    let cursor = program.cursor(of: decl)
    let ancestry = Ancestry(of: cursor.tree)
    numbers[decl] = types.count
    types.append(
      RetentionMap.KeepingType(
        name: TypeDecl(cursor)?.qualifiedName(ancestry: ancestry) ?? program.name(of: decl),
        module: modules[cursor.tree.source.path], declaration: cursor))
    return types.count - 1
  }
}

extension StoredProperty {
  fileprivate var isStrong: Bool {
    !decl.hasModifier(.weak) && !decl.hasModifier(.unowned)
      && !wrappers.contains { ["Binding", "Bindable"].contains($0.name) }
  }

  fileprivate var isFromEnvironment: Bool {
    wrappers.contains { ["EnvironmentObject", "Environment"].contains($0.name) }
  }
}

extension SyntaxCursor {
  /// The object that a modifier puts into the environment.
  fileprivate var environmentObject: SyntaxCursor? {
    guard let call = FunctionCallView(self), call.arguments.count == 1,
      ["environmentObject", "environment"].contains(call.member?.name ?? "")
    else { return nil }
    return call.arguments.first?.value
  }
}

extension Program {
  /// Whether values of a type keep others as themselves: objects and views of the repository.
  fileprivate func canKeep(_ decl: DeclID) -> Bool {
    guard knownModule(of: decl) == nil else { return false }
    switch cursor(of: decl).kind {
    case .classDecl, .actorDecl: return true
    case .structDecl: return isView(.nominal(decl, [])) == true
    default: return false
    }
  }

  fileprivate func isStrongProperty(_ decl: DeclID) -> Bool {
    guard !isLocal(decl), let binding = binding(of: decl),
      let variable = Ancestry(of: binding.tree).parent(of: binding)
    else { return false }
    return !variable.hasModifier(.weak) && !variable.hasModifier(.unowned)
      && !variable.hasModifier(.static)
  }

  /// The types of the repository that a value of a type keeps: itself, or its generic arguments where another
  /// module declares it.
  fileprivate func keptTypes(in type: SwiftType) -> [DeclID] {
    guard case .nominal(let decl, let arguments) = type else { return [] }
    if knownModule(of: decl) == nil { return canKeep(decl) ? [decl] : [] }
    return arguments.flatMap(keptTypes)
  }

  /// The types of the objects and views that an expression creates. Local variables stand for their values.
  fileprivate func keptTypes(createdIn value: SyntaxCursor, depth: Int = 0) -> [DeclID] {
    var found: [DeclID] = []
    let nodes = [value] + Array(value.descendants)
    let objects = nodes.compactMap(\.environmentObject?.range)
    for node in nodes where !objects.contains(where: { $0.contains(node.range) }) {
      if node.kind == .functionCallExpr, case .nominal(let decl, _) = type(of: node),
        canKeep(decl)
      {
        found.append(decl)
      } else if depth < 3, let initial = initialValue(ofLocal: node) {
        found += keptTypes(createdIn: initial, depth: depth + 1)
      }
    }
    return found
  }

  /// The types of the objects that modifiers in an expression put into the environment.
  fileprivate func environmentObjects(in value: SyntaxCursor, depth: Int = 0) -> [DeclID] {
    var found: [DeclID] = []
    for node in [value] + Array(value.descendants) {
      if let object = node.environmentObject {
        found += keptTypes(in: type(of: object))
      } else if depth < 3, let initial = initialValue(ofLocal: node) {
        found += environmentObjects(in: initial, depth: depth + 1)
      }
    }
    return found
  }

  private func initialValue(ofLocal node: SyntaxCursor) -> SyntaxCursor? {
    guard node.kind == .declReferenceExpr, let decl = declarations(of: node).first, isLocal(decl)
    else { return nil }
    return binding(of: decl)?.child(.initializerClause)?.children.first { _ in true }
  }
}
