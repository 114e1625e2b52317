import Semantics
import SymbolIndex
import Syntax

/// The search for a hidden read in some code, and in the functions, properties and initial values that it uses.
struct HiddenReadSearch {
  struct Key: Hashable, Sendable {
    let decl: DeclID
    let kinds: Set<HiddenRead.Kind>
  }

  private let program: Program
  private let kinds: Set<HiddenRead.Kind>
  /// The members of the searched type by name, for names that cannot be resolved.
  private let members: [String: [SyntaxCursor]]
  /// All members of the repository.
  private let repository: RepositoryMembers
  /// What runs without being named.
  private let unwritten: UnwrittenReads
  /// What earlier searches told.
  private var known: [Key: HiddenRead?]
  private var seen: Set<DeclID> = []
  /// The declarations whose code is being searched, the outermost first.
  private var path: [DeclID] = []
  private var found: [DeclID: HiddenRead] = [:]
  private var isComplete = true

  init(
    _ program: Program, _ kinds: Set<HiddenRead.Kind>, members: [SyntaxCursor],
    in repository: RepositoryMembers, _ unwritten: UnwrittenReads, known: [Key: HiddenRead?]
  ) {
    self.program = program
    self.kinds = kinds
    self.repository = repository
    self.unwritten = unwritten
    self.members = Dictionary(grouping: members) { $0.memberName ?? "" }
    self.known = known
  }

  /// What the search tells of declarations. One that was left out because it was being searched tells nothing.
  mutating func answers(_ result: HiddenRead?) -> [Key: HiddenRead?] {
    known = [:]
    var answers: [Key: HiddenRead?] = [:]
    for (decl, read) in found { answers[Key(decl: decl, kinds: kinds)] = .some(read) }
    if result == nil, isComplete {
      for decl in seen { answers[Key(decl: decl, kinds: kinds)] = .some(nil) }
    }
    return answers
  }

  // MARK: Code

  mutating func read(in code: SyntaxCursor) -> HiddenRead? {
    switch code.kind {
    case .functionDecl, .structDecl, .classDecl, .enumDecl: return nil
    case .declReferenceExpr: return read(named: code)
    case .functionCallExpr: return read(by: FunctionCallView(code)!)
    case .closureExpr: return program.returns(code) == true ? read(inChildrenOf: code) : nil
    case .expressionPattern:
      if let found = unwritten.read(byOperator: "~=", program) { return found }
    case .expressionSegment:
      if let found = unwritten.read(byInterpolation: code, program) { return found }
    case .sequenceExpr:
      if let name = program.countedName(in: code) { return wanted(name, .count) }
    case .binaryOperatorExpr: return unwritten.read(byOperator: code.textWithoutTrivia, program)
    case .prefixOperatorExpr, .postfixOperatorExpr:
      if let found = unwritten.read(byOperator: code.operatorName, program) { return found }
    case .subscriptCallExpr:
      if let found = read(byMembers: program.subscripts(calledBy: code)) { return found }
    case .memberAccessExpr:
      if let name = program.nameOfUnknownSource(code), let found = wanted(name, .untracked) {
        return found
      }
      if let found = read(byMembers: program.dynamicSubscripts(for: code)) { return found }
      if let found = read(ofInitializer: code) { return found }
      if MemberAccessView(code)?.isPresentTime == true, let found = wanted("Date", .time) {
        return found
      }
      let base = MemberAccessView(code)?.base.flatMap(FunctionCallView.init)
      if base?.isNewIdentifier == true, let found = wanted("UUID", .random) { return found }
    case .variableDecl:
      if let name = code.nameOfDiscardedCall {
        return wanted(name, .effect) ?? read(inChildrenOf: code)
      }
      if kinds.contains(.order), let name = HashOrder.nameOfShown(declaredBy: code) {
        return wanted(name, .order)
      }
    default: break
    }
    return read(inChildrenOf: code)
  }

  /// What an expression reads, also a closure that is called some time.
  mutating func read(from code: SyntaxCursor) -> HiddenRead? {
    code.kind == .closureExpr ? read(inChildrenOf: code) : read(in: code)
  }

  private mutating func read(inChildrenOf code: SyntaxCursor) -> HiddenRead? {
    for child in code.children {
      if let found = read(in: child) { return found }
    }
    return nil
  }

  private func wanted(_ name: String, _ kind: HiddenRead.Kind) -> HiddenRead? {
    guard kinds.contains(kind) else { return nil }
    return HiddenRead(name: name, kind: kind)
  }

  // MARK: Calls

  private mutating func read(by call: FunctionCallView) -> HiddenRead? {
    if let changing = program.impliedType(of: call).flatMap(Self.kind(ofNew:)) {
      if let found = wanted(changing.name, changing.kind) { return found }
    }
    if let changing = ChangingCall(call), !program.isOwn(call),
      let found = wanted(changing.name, changing.kind)
    {
      return found
    }
    if let name = HashOrder.nameOfShown(newBy: call, program),
      let found = wanted(name, .order)
    {
      return found
    }
    if program.isRandom(call), let found = wanted("next", .random) { return found }
    if let name = program.nameOfUnknownFunction(calledBy: call),
      let found = wanted(name, .untracked)
    {
      return found
    }
    let made = program.typesMade(by: call)
    // By another name, too: `typealias Moment = Date`.
    let known = made.filter { program.knownModule(of: $0) != nil }.map(program.name)
    for type in call.arguments.isEmpty ? known : [] {
      if let (name, kind) = Self.kind(ofNew: type), let found = wanted(name, kind) { return found }
    }
    let ends = made.compactMap(program.deinitializer)
    if let found = ends.firstRead({ search(program.decl(at: $0), [$0]) }) { return found }
    if let name = program.effect(of: call), let found = wanted(name, .effect) { return found }
    if let name = program.output(of: call), let found = wanted(name, .output) { return found }
    if let found = read(byMembers: program.callables(calledBy: call)) { return found }
    if let callee = call.callee {
      let found = callee.kind == .closureExpr ? read(inChildrenOf: callee) : read(in: callee)
      if let found { return found }
    }
    // A state object is made once, when its view appears.
    if call.nameNode?.declaredName == "StateObject" { return nil }
    for argument in call.arguments {
      let isClosure = argument.value.kind == .closureExpr
      guard !isClosure || program.runs(argument, of: call) else { continue }
      if let found = isClosure ? read(inChildrenOf: argument.value) : read(in: argument.value) {
        return found
      }
    }
    return read(inDefaultsOf: call)
  }

  /// What initial values and default arguments give that the call leaves out.
  private mutating func read(inDefaultsOf call: FunctionCallView) -> HiddenRead? {
    let given = Set(call.arguments.compactMap(\.label))
    let types = program.typesMade(by: call)
    for type in types where program.knownModule(of: type) == nil {
      guard let decl = TypeDecl(program.cursor(of: type)), decl.cursor.kind == .structDecl else {
        continue
      }
      let values = decl.storedProperties.filter { property in
        property.wrappers.isEmpty && !property.isLazy
          && (property.isLet || !given.contains(property.name))
      }
      if let found = follow(values.compactMap { $0.binding.initialCode }) { return found }
    }
    let callables =
      types.isEmpty
      ? call.nameNode.map { program.reference(of: $0).decls } ?? []
      : program.initializers(calledBy: call)
    for decl in callables where program.knownModule(of: decl) == nil && decl == decl.declared {
      let cursor = program.cursor(of: decl)
      let initializer = InitializerDeclView(cursor)
      let parameters = FunctionDeclView(cursor)?.parameters ?? initializer?.parameters ?? []
      let left = parameters.filter { $0.hasDefault && !($0.label.map(given.contains) ?? false) }
      if let found = follow(left.compactMap(\.cursor.initialCode)) { return found }
      if let body = initializer?.body, let found = search(decl, [body]) { return found }
    }
    return nil
  }

  /// What an initializer gives that is named without being called: `titles.map(Option.init)`.
  private mutating func read(ofInitializer access: SyntaxCursor) -> HiddenRead? {
    guard let member = MemberAccessView(access), member.name == "init", let base = member.base,
      let type = program.reference(of: base).decls.first(where: program.isTypeDecl),
      let decl = TypeDecl(program.cursor(of: type)), decl.cursor.kind == .structDecl
    else { return nil }
    guard program.knownModule(of: type) == nil else {
      return Self.kind(ofNew: decl.name).flatMap { wanted($0.name, $0.kind) }
    }
    let values = decl.storedProperties.filter { $0.wrappers.isEmpty && !$0.isLazy }
    let initializers = decl.members.filter { $0.kind == .initializerDecl }.compactMap(program.decl)
    return follow(values.compactMap { $0.binding.initialCode }) ?? read(byMembers: initializers)
  }

  /// What a new value of a type in the libraries of the system is.
  private static func kind(ofNew type: String) -> (name: String, kind: HiddenRead.Kind)? {
    switch type {
    case "Date": (type, .time)
    case "UUID": (type, .identifier)
    default: nil
    }
  }

  /// Searches values that are evaluated where they stand.
  private mutating func follow(_ values: [SyntaxCursor]) -> HiddenRead? {
    for value in values where value.kind != .closureExpr {
      guard let decl = program.decl(at: value) else { continue }
      if let found = search(decl, [value]) { return found }
    }
    return nil
  }

  // MARK: Names

  private mutating func read(named node: SyntaxCursor) -> HiddenRead? {
    guard let name = node.declaredName else { return nil }
    let decls = program.reference(of: node).decls
    if let found = unwritten.read(byName: name, program) { return found }
    if decls.isEmpty {
      if let kind = HiddenRead.kind(ofProperty: name) { return wanted(name, kind) }
      if let own = members[name] {
        return own.compactMap(\.evaluatedCode).firstRead { search(program.decl(at: $0), [$0]) }
      }
      return read(byMembers: repository.declarations(named: name, program))
    }
    for decl in decls {
      if let found = read(of: decl, named: name, at: node) { return found }
      if let found = unwritten.read(byUseOf: decl, program) { return found }
    }
    return nil
  }

  /// What members read that code runs without naming them.
  private mutating func read(byMembers members: [DeclID]) -> HiddenRead? {
    for member in members where program.knownModule(of: member) == nil {
      if let found = read(ofUsed: member) { return found }
    }
    return nil
  }

  private mutating func read(
    of decl: DeclID, named name: String, at node: SyntaxCursor
  ) -> HiddenRead? {
    guard program.knownModule(of: decl) == nil else {
      if let kind = HiddenRead.kind(ofProperty: name) { return wanted(name, kind) }
      guard let kind = program.kindOfService(decl) else { return nil }
      return wanted(program.owner(of: decl).map(program.name) ?? name, kind)
    }
    if program.isUnobservedByName(decl), let found = wanted(name, .untracked) { return found }
    if program.isUntracked(decl), !passesOn(decl, at: node), let found = wanted(name, .untracked) {
      return found
    }
    let wrapper = program.accessors(ofWrapperOf: decl)
    if let found = read(ofSourceOf: decl, isOwn: !wrapper.isEmpty) { return found }
    let others = repository.implementations(of: decl.declared, program)
    if let other = others.first(where: program.isUntracked),
      let found = wanted(program.name(of: other), .untracked)
    {
      return found
    }
    return read(byMembers: wrapper)
      ?? search(decl, ([decl] + others).flatMap(program.evaluatedCode))
  }

  /// What a member reads that runs without being named, also one that returns nothing.
  mutating func read(ofUsed member: DeclID) -> HiddenRead? {
    let cursor = program.cursor(of: member)
    let body = FunctionDeclView(cursor)?.body ?? InitializerDeclView(cursor)?.body
    let code = body.map { [$0] } ?? program.evaluatedCode(of: member)
    return search(member, code + cursor.defaultArguments + program.initialValues(around: member))
  }

  /// What gives a property its value where it is used: the default of an environment value, and the initial value of
  /// a property whose wrapper the repository declares.
  private mutating func read(ofSourceOf decl: DeclID, isOwn: Bool) -> HiddenRead? {
    guard let binding = program.binding(of: decl.declared),
      let variable = Ancestry(of: binding.tree).parent(of: binding)
    else { return nil }
    if isOwn, let value = binding.initialCode, let found = search(program.decl(at: value), [value])
    {
      return found
    }
    let setting = "doesRelativeDateFormatting"
    if binding.initialCode?.descendants.contains(where: { $0.declaredName == setting }) == true,
      let found = wanted(setting, .distance)
    {
      return found
    }
    let keys = variable.children.filter {
      $0.kind == .attribute && $0.textWithoutTrivia.hasPrefix("@Environment(\\")
    }
    return Array(keys).firstRead { read(inChildrenOf: $0) }
  }

  /// What SwiftUI reads for the stored properties of a view before it evaluates it.
  func read(byUpdateOf members: [SyntaxCursor]) -> HiddenRead? {
    members.firstRead { member in
      guard member.kind == .variableDecl, let binding = member.child(.patternBinding),
        let name = binding.child(.identifierPattern), binding.child(.accessorBlock) == nil,
        let property = program.decl(at: name)
      else { return nil }
      return unwritten.read(byUpdateOf: property, program)
    }
  }

  /// Whether code that is evaluated again only names the same object: it passes the object on, or uses a member
  /// whose own code tells more.
  private func passesOn(_ decl: DeclID, at node: SyntaxCursor) -> Bool {
    guard !kinds.contains(.system), program.isObject(decl) else { return false }
    let ancestry =
      program.file(decl.file).indexed.tree === node.tree
      ? program.file(decl.file).indexed.ancestry : Ancestry(of: node.tree)
    var place = node
    if let member = ancestry.parent(of: node).flatMap(MemberAccessView.init),
      member.nameNode?.id == node.id
    {
      place = member.cursor
    }
    while let outer = ancestry.parent(of: place),
      [.optionalChainingExpr, .forceUnwrapExpr].contains(outer.kind)
    {
      place = outer
    }
    guard let member = ancestry.parent(of: place).flatMap(MemberAccessView.init),
      let name = member.nameNode, name.id != place.id
    else { return true }
    let members = program.reference(of: name).decls
    return !members.isEmpty && members.allSatisfy { !program.isStoredVariable($0) }
  }

  /// Searches the code of a declaration, once.
  private mutating func search(_ decl: DeclID?, _ code: [SyntaxCursor]) -> HiddenRead? {
    guard let decl, !code.isEmpty else { return nil }
    if let answer = known[Key(decl: decl, kinds: kinds)] { return answer }
    guard path.count < 24, seen.count < 400 else {
      isComplete = false
      return nil
    }
    guard seen.insert(decl).inserted else { return nil }
    path.append(decl)
    defer { path.removeLast() }
    for code in code {
      guard let read = read(from: code) else { continue }
      found[decl] = read
      return read
    }
    guard kinds.contains(.effect), !program.buildsViews(decl) else { return nil }
    found[decl] = code.lazy.compactMap(program.effectOfStatements).first
    return found[decl]
  }
}

extension Program {
  /// The type of `.init()`, which is not written.
  fileprivate func impliedType(of call: FunctionCallView) -> String? {
    guard let member = call.member, member.name == "init",
      member.base.map({ FunctionCallView($0)?.name == "type" }) ?? true,
      call.arguments.isEmpty, let type = decl(of: type(of: call.cursor)),
      knownModule(of: type) != nil
    else { return nil }
    return name(of: type)
  }
}
