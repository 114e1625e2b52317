import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The search for what is not certain in code that runs once the state of a presentation is set, or just before:
/// code that cannot be followed to its end, or that may see what setting the state changes.
struct FollowingCode {
  /// What setting the state may do.
  enum Setting {
    /// Nothing else: only code that names the state sees it.
    case alone
    /// Whatever the code of a setter does, in sight or not.
    case running
    /// Nothing yet: the code runs before, and matters if it sets the state, too.
    case later
    /// Nothing yet, and the code is that of a part, to which the presenter may have handed closures on.
    case laterInPart
  }

  private let setting: Setting
  private let states: PresentingStates
  private let arguments: PassedArguments
  private let view: DismissingView
  private let program: Program
  private let context: TransformContext
  private var seen: Set<DeclID> = []
  private lazy var isUsedElsewhere = states.all.contains { state in
    switch setting {
    case .alone, .running: program.isSeen(state, in: context)
    case .later: program.isSetByOthers(state, in: context)
    case .laterInPart:
      program.isSetByOthers(state, in: context) || program.isSetByViews(state, in: context)
    }
  }

  init(
    of states: PresentingStates, _ setting: Setting, in view: DismissingView,
    _ arguments: PassedArguments, _ program: Program, _ context: TransformContext
  ) {
    self.states = states
    self.setting = setting
    self.view = view
    self.arguments = arguments
    self.program = program
    self.context = context
  }

  /// The number of declarations that are followed.
  private static let most = 300

  /// The name of what is not certain; nil where all code is known and sees nothing of the state.
  mutating func uncertain(in code: SyntaxCursor) -> String? {
    for node in code.nodes(where: Self.mayBeUncertain) {
      if let name = uncertainName(at: node) ?? uncertainValue(node) { return name }
    }
    return nil
  }

  private static func mayBeUncertain(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .declReferenceExpr, .optionalBindingCondition, .functionCallExpr, .subscriptCallExpr: true
    default: false
    }
  }

  private mutating func uncertainName(at node: SyntaxCursor) -> String? {
    switch node.kind {
    case .declReferenceExpr:
      let decls = program.reference(of: node).decls
      return decls.isEmpty ? unresolved(node) : firstUncertain(decls, at: node)
    case .optionalBindingCondition:
      guard node.child(.initializerClause) == nil,
        let name = node.child(.identifierPattern)?.patternName
      else { return nil }
      return firstUncertain(program.meaning(of: name, at: node).decls, at: node)
    case .functionCallExpr:
      guard let call = FunctionCallView(node) else { return nil }
      if call.nameNode == nil, let callee = call.callee, isOfRepository(callee) {
        return unseen("callAsFunction")
      }
      return firstUncertain(program.initializers(calledBy: call), at: node)
    case .subscriptCallExpr: return uncertainSubscript(node)
    default: return nil
    }
  }

  private mutating func firstUncertain(_ decls: [DeclID], at node: SyntaxCursor) -> String? {
    for decl in decls {
      if let name = uncertainName(of: decl.declared, at: node) { return name }
    }
    return nil
  }

  // MARK: Declarations

  private mutating func uncertainName(of decl: DeclID, at node: SyntaxCursor) -> String? {
    let name = program.name(of: decl)
    guard program.knownModule(of: decl) == nil else {
      return isCallback(name, at: node) ? unseen(name) : nil
    }
    let cursor = program.cursor(of: decl)
    if cursor.kind == .functionParameter {
      return Ancestry(of: node.tree).isCalledThere(node) ? unseen(name) : nil
    }
    if let function = FunctionDeclView(cursor) {
      guard let body = function.body else { return unseen(name) }
      return follow(decl, [body] + overrides(of: decl, named: name))
    }
    if let body = InitializerDeclView(cursor)?.body { return follow(decl, [body]) }
    guard let binding = program.binding(of: decl) else { return nil }
    return uncertainVariable(decl, binding, at: node)
  }

  private mutating func uncertainVariable(
    _ decl: DeclID, _ binding: SyntaxCursor, at node: SyntaxCursor
  ) -> String? {
    let name = program.name(of: decl)
    if let accessors = binding.child(.accessorBlock) {
      if program.owner(of: decl).map({ program.cursor(of: $0).kind == .protocolDecl }) == true {
        return unseen(name)
      }
      return follow(decl, [accessors] + overrides(of: decl, named: name))
    }
    if program.isLocal(decl) {
      let value = binding.child(.initializerClause)
      return value?.children.contains { $0.kind == .closureExpr } == true
        ? follow(decl, [value!]) : nil
    }
    let attributes = binding.attributeNames
    let passed = arguments.values(of: name, declaredIn: program.cursor(of: decl))
    if attributes.contains("Binding") || binding.isWrittenAsBinding {
      let isKnown = !passed.isEmpty && passed.allSatisfy { isOfOtherState($0) }
      return isKnown ? nil : unseen(name)
    }
    if binding.isOfFunction(program.type(ofDeclared: decl)) {
      guard !passed.isEmpty else {
        let value = binding.child(.initializerClause)
        let isConstant = Ancestry(of: binding.tree).parent(of: binding)?.token(.let) != nil
        return isConstant && value != nil ? follow(decl, [value!]) : unseen(name)
      }
      for value in passed {
        if let name = uncertainFunction(value) { return name }
      }
      return nil
    }
    let isRequired =
      program.owner(of: decl).map { program.cursor(of: $0).kind == .protocolDecl } ?? false
    guard Self.wrappers.isSuperset(of: attributes), !isRequired else { return unseen(name) }
    if Ancestry(of: node.tree).isCalledThere(node), isOfRepository(node) { return unseen(name) }
    guard setting == .running, !isOfView(binding), binding.isVariable else { return nil }
    return unseen(name)
  }

  /// A function that presenters pass: a closure, or the name of a function.
  private mutating func uncertainFunction(_ value: SyntaxCursor) -> String? {
    if value.kind == .closureExpr { return uncertain(in: value) }
    let decls = program.declarations(of: value)
    guard !decls.isEmpty,
      decls.allSatisfy({ FunctionDeclView(program.cursor(of: $0)) != nil })
    else { return value.kind == .nilLiteralExpr ? nil : unseen(value.oneLineText) }
    return firstUncertain(decls, at: value)
  }

  /// The attributes of variables which run no code of the repository.
  private static let wrappers: Set<String> = [
    "AccessibilityFocusState", "AppStorage", "Bindable", "Environment", "EnvironmentObject",
    "FetchRequest", "FocusState", "GestureState", "IBOutlet", "MainActor", "Namespace",
    "ObservationIgnored", "ObservedObject", "Published", "Query", "ScaledMetric", "SceneStorage",
    "State", "StateObject", "objc",
  ]

  private func isOfView(_ binding: SyntaxCursor) -> Bool {
    view.declarations.contains { $0.cursor.contains(binding) }
  }

  /// Whether an argument is the binding of a state that only itself is set by: `$draft`.
  private func isOfOtherState(_ value: SyntaxCursor) -> Bool {
    guard let path = StatePath(value), path.isProjected, let root = path.decl(in: program),
      let binding = program.binding(of: root.declared), binding.child(.accessorBlock) == nil
    else { return false }
    guard !path.memberNames.isEmpty else { return binding.attributeNames == ["State"] }
    guard case .ofValue(let member) = path.members(of: root, in: program),
      let last = program.binding(of: member)
    else { return false }
    return setting != .running && last.child(.accessorBlock) == nil
      && Self.wrappers.isSuperset(of: last.attributeNames)
  }

  private mutating func follow(_ decl: DeclID, _ code: [SyntaxCursor]) -> String? {
    guard seen.count < Self.most else { return nameForReaders(of: decl) }
    guard seen.insert(decl).inserted else { return nil }
    for next in code where uncertain(in: next) != nil { return nameForReaders(of: decl) }
    return nil
  }

  /// The name by which code calls a declaration: that of the type for an initializer.
  private func nameForReaders(of decl: DeclID) -> String {
    let isInitializer = program.cursor(of: decl).kind == .initializerDecl
    return program.name(of: isInitializer ? program.owner(of: decl) ?? decl : decl)
  }

  /// The code of subclasses that takes the place of a member.
  private func overrides(of decl: DeclID, named name: String) -> [SyntaxCursor] {
    guard let owner = program.owner(of: decl), program.cursor(of: owner).kind == .classDecl else {
      return []
    }
    return context.functions(named: name).filter { $0.cursor.hasModifier(.override) }
      .compactMap(\.body)
  }

  // MARK: What is not in sight

  /// The functions of other modules that run what has asked for it.
  private static let senders: Set<String> = ["post", "send"]

  private mutating func unseen(_ name: String) -> String? {
    setting == .running || isUsedElsewhere ? name : nil
  }

  /// Whether a function of another module runs code of the repository.
  private func isCallback(_ name: String, at node: SyntaxCursor) -> Bool {
    if Self.senders.contains(name) { return Ancestry(of: node.tree).isCalledThere(node) }
    return setting == .running && name == "UserDefaults"
  }

  /// A name without a declaration in sight is one of another module, unless the repository declares it.
  private mutating func unresolved(_ node: SyntaxCursor) -> String? {
    guard let name = node.declaredName else { return nil }
    let mayRead = setting == .alone || setting == .running
    let isOfState = mayRead && states.all.contains { program.name(of: $0) == name }
    let isCalled = !isOfState && Ancestry(of: node.tree).isCalledThere(node)
    let isSender = isCalled && Self.senders.contains(name)
    let functions = isCalled && !isSender ? context.functions(named: name) : []
    // Whether the state is used elsewhere is asked last, since all its uses in the repository are solved for that.
    guard isOfState || isSender || !functions.isEmpty, setting == .running || isUsedElsewhere else {
      return nil
    }
    if isOfState || isSender { return name }
    for function in functions {
      guard let decl = program.decl(at: function.cursor), program.knownModule(of: decl) == nil,
        let body = function.body
      else { continue }
      if follow(decl, [body]) != nil { return name }
    }
    return nil
  }

  private mutating func uncertainSubscript(_ node: SyntaxCursor) -> String? {
    if node.children.contains(where: { $0.kind == .labeledExpr && $0.text.hasPrefix("keyPath") }) {
      return unseen("keyPath")
    }
    guard let base = node.children.first(where: { _ in true }),
      let type = program.decl(of: program.type(of: base)), program.knownModule(of: type) == nil
    else { return nil }
    return unseen("subscript")
  }

  // MARK: Values

  private func isOfRepository(_ expression: SyntaxCursor) -> Bool {
    program.decl(of: program.type(of: expression)).map { program.knownModule(of: $0) == nil }
      ?? false
  }

  /// An object that has the state, as a whole: what gets it may do anything with it, such as describe, compare or
  /// encode it.
  private mutating func uncertainValue(_ node: SyntaxCursor) -> String? {
    guard node.kind == .declReferenceExpr else { return nil }
    let ancestry = Ancestry(of: node.tree)
    let place = ancestry.wholeValue(node)
    guard let outer = ancestry.parent(of: place),
      [.forStmt, .labeledExpr, .sequenceExpr].contains(outer.kind), mayHaveState(node)
    else { return nil }
    switch outer.kind {
    case .labeledExpr:
      let call = ancestry.parent(of: outer).flatMap(FunctionCallView.init)
      let called = call.map { program.declarations(takingArgumentsOf: $0) } ?? []
      let isFollowed = !called.isEmpty && called.allSatisfy { program.knownModule(of: $0) == nil }
      return isFollowed ? nil : unseen(node.text)
    case .sequenceExpr:
      let isKept = outer.children.contains {
        $0.kind == .assignmentExpr || ["===", "!==", "??"].contains($0.text) || $0.text == "nil"
      }
      return isKept ? nil : unseen(node.text)
    case .forStmt: return unseen(node.text)
    default: return nil
    }
  }

  /// Whether a value is of a type that has the state.
  private func mayHaveState(_ node: SyntaxCursor) -> Bool {
    var type = program.type(of: node)
    if case .nominal(_, let arguments) = type, program.knownName(of: type) == "Optional",
      let wrapped = arguments.first
    {
      type = wrapped
    }
    guard let decl = program.decl(of: type), program.knownModule(of: decl) == nil else {
      return false
    }
    if setting == .running, program.cursor(of: decl).kind == .classDecl { return true }
    return states.all.contains { program.owner(of: $0) == decl }
  }
}

extension Ancestry {
  /// A name with the value that it is a member of, and the marks behind it.
  fileprivate func wholeValue(_ name: SyntaxCursor) -> SyntaxCursor {
    var place = name
    if let member = parent(of: name).flatMap(MemberAccessView.init), member.nameNode?.id == name.id
    {
      place = member.cursor
    }
    while let outer = parent(of: place),
      [.optionalChainingExpr, .forceUnwrapExpr].contains(outer.kind)
    {
      place = outer
    }
    return place
  }

  /// Whether a name is called: `name()`, `value.name()`, `name?()`.
  fileprivate func isCalledThere(_ name: SyntaxCursor) -> Bool {
    let place = wholeValue(name)
    return parent(of: place).flatMap(FunctionCallView.init)?.callee?.id == place.id
  }
}

extension SyntaxCursor {
  /// Whether `Binding<…>` is a part of the type that is written for a variable.
  fileprivate var isWrittenAsBinding: Bool {
    guard let tokens = child(.typeAnnotation)?.tokenIDs else { return false }
    return zip(tokens, tokens.dropFirst()).contains { name, next in
      tree.tokens[next].kind == .leftAngle
        && tree.source[tree.range(of: TokenID(name))].suffix(7).elementsEqual("Binding".utf8)
    }
  }

  fileprivate var isVariable: Bool { Ancestry(of: tree).parent(of: self)?.token(.var) != nil }

  /// Whether the value of a variable is a function.
  fileprivate func isOfFunction(_ type: SwiftType) -> Bool {
    let written = child(.typeAnnotation)?.tokenIDs ?? 0..<0
    if written.contains(where: { tree.tokens[$0].kind == .arrow }) { return true }
    switch type {
    case .function: return true
    case .nominal(_, let arguments):
      return arguments.count == 1
        && arguments.contains { if case .function = $0 { true } else { false } }
    default: return false
    }
  }
}
