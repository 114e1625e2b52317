import Semantics
import SymbolIndex
import Syntax

// What code runs, apart from what it names.

extension SyntaxCursor {
  /// The expression, if it is a name alone.
  fileprivate var asName: SyntaxCursor? { kind == .declReferenceExpr ? self : nil }

  /// The operator of a prefix or postfix expression.
  var operatorName: String {
    let text = textWithoutTrivia
    return String(
      kind == .prefixOperatorExpr
        ? text.prefix { !$0.isLetter && !$0.isNumber && $0 != "(" && $0 != "." && $0 != "_" }
        : text.reversed().prefix { !$0.isLetter && !$0.isNumber && $0 != ")" }.reversed())
  }

  /// Whether the declaration of a variable has attributes.
  var hasAttributes: Bool {
    Ancestry(of: tree).parent(of: self)?.child(.attribute) != nil
  }

  /// The name of a call whose value is not used: `let _ = track()`.
  var nameOfDiscardedCall: String? {
    guard let binding = child(.patternBinding), binding.child(.wildcardPattern) != nil,
      let value = binding.initialCode
    else { return nil }
    let assigned = value.descendants.first { node in
      node.kind == .sequenceExpr && node.children.contains { $0.kind == .assignmentExpr }
    }
    if let target = assigned?.children.first(where: { _ in true }) { return target.oneLineText }
    guard let name = FunctionCallView(value)?.nameNode?.declaredName else { return nil }
    return ["_logChanges", "_printChanges", "debugPrint", "print"].contains(name) ? nil : name
  }

  /// The default arguments of a function, subscript, initializer or case.
  var defaultArguments: [SyntaxCursor] {
    let clause =
      child(.functionSignature)?.child(.functionParameterClause) ?? child(.functionParameterClause)
      ?? child(.enumCaseParameterClause)
    return clause?.children.compactMap(\.initialCode) ?? []
  }

  /// The functions that a value keeps: closures, key paths and initializers by name, also in a collection or in a
  /// value that is made of them. What other calls do with closures is done at once.
  var storedFunctions: [SyntaxCursor] {
    switch kind {
    case .closureExpr, .keyPathExpr: return [self]
    case .memberAccessExpr: return MemberAccessView(self)?.name == "init" ? [self] : []
    case .arrayExpr, .arrayElement, .dictionaryExpr, .dictionaryElement, .labeledExpr, .tupleExpr:
      return children.flatMap(\.storedFunctions)
    case .functionCallExpr:
      guard let call = FunctionCallView(self), call.name?.first?.isUppercase == true else {
        return []
      }
      return call.arguments.flatMap { $0.value.storedFunctions }
    default: return []
    }
  }

  /// `value` in `name = value`.
  var initialCode: SyntaxCursor? {
    child(.initializerClause)?.children.reversed().first
  }
}

extension Program {
  /// What runs when a function or computed property of the repository is used, or a stored closure is called.
  func evaluatedCode(of decl: DeclID) -> [SyntaxCursor] {
    let cursor = cursor(of: decl)
    if FunctionDeclView(cursor) != nil { return cursor.evaluatedCode.map { [$0] } ?? [] }
    if cursor.kind == .subscriptDecl { return cursor.child(.accessorBlock).map { [$0] } ?? [] }
    if cursor.kind == .enumCaseElement { return cursor.defaultArguments }
    guard cursor.kind == .identifierPattern, let binding = binding(of: decl) else { return [] }
    if isComputed(decl) { return binding.child(.accessorBlock).map { [$0] } ?? [] }
    guard let value = binding.initialCode else { return [] }
    return isEntry(binding) || namesFunction(value) ? [value] : value.storedFunctions
  }

  /// Whether an expression is the name of a function that belongs to no value: `Formats.price`.
  public func isNamedFunction(_ expression: SyntaxCursor) -> Bool {
    guard let name = MemberAccessView(expression)?.nameNode ?? expression.asName else {
      return false
    }
    return reference(of: name).decls.contains { decl in
      let cursor = cursor(of: decl)
      return cursor.kind == .functionDecl
        && (owner(of: decl) == nil || cursor.hasModifier(.static) || cursor.hasModifier(.class))
    }
  }

  /// Whether an expression is the name of a function, also of one of a value: `Visits.shared.number`.
  private func namesFunction(_ expression: SyntaxCursor) -> Bool {
    guard let name = MemberAccessView(expression)?.nameNode ?? expression.asName else {
      return false
    }
    return reference(of: name).decls.contains { cursor(of: $0).kind == .functionDecl }
  }

  /// Whether a variable is an environment value with `@Entry`, whose initial value is made anew at each read.
  private func isEntry(_ binding: SyntaxCursor) -> Bool {
    Ancestry(of: binding.tree).parent(of: binding)?.children.contains {
      $0.kind == .attribute && $0.textWithoutTrivia == "@Entry"
    } ?? false
  }

  /// The getters of the wrapper that a property has, if the repository declares that.
  func accessors(ofWrapperOf decl: DeclID) -> [DeclID] {
    guard binding(of: decl.declared)?.hasAttributes == true,
      case .nominal(let type, _) = type(ofDeclared: decl.storage), knownModule(of: type) == nil
    else { return [] }
    return ["wrappedValue", "projectedValue", "update"].flatMap {
      members(named: $0, ofType: type, from: type.file)
    }
  }

  /// The methods that run where a value is called.
  func callables(calledBy call: FunctionCallView) -> [DeclID] {
    guard let callee = call.callee, callee.kind != .closureExpr,
      let name = call.nameNode, reference(of: name).decls.allSatisfy({ !isTypeDecl($0) }),
      case .nominal(let type, _) = type(of: callee), knownModule(of: type) == nil
    else { return [] }
    return ["callAsFunction", "dynamicallyCall"].flatMap {
      members(named: $0, ofType: type, from: type.file)
    }
  }

  /// The subscripts that may run; all of a type's where none is resolved.
  func subscripts(calledBy call: SyntaxCursor) -> [DeclID] {
    let resolved = reference(of: call).decls
    guard resolved.isEmpty, let base = call.children.first(where: { _ in true }),
      let type = decl(of: type(of: base)), knownModule(of: type) == nil
    else { return resolved }
    return members(named: "subscript", ofType: type, from: type.file)
  }

  /// What runs when an object of a class is gone.
  func deinitializer(of type: DeclID) -> SyntaxCursor? {
    guard cursor(of: type).kind == .classDecl else { return nil }
    return TypeDecl(cursor(of: type))?.members.first { $0.kind == .deinitializerDecl }?
      .child(.codeBlock)
  }

  /// The initial values of a structure's properties, which its initializers give.
  func initialValues(around initializer: DeclID) -> [SyntaxCursor] {
    guard cursor(of: initializer).kind == .initializerDecl, let owner = owner(of: initializer),
      let type = TypeDecl(cursor(of: owner)), knownModule(of: owner) == nil
    else { return [] }
    return type.storedProperties.filter { $0.wrappers.isEmpty && !$0.isLazy }
      .compactMap { $0.binding.initialCode }
  }

  /// The subscripts by which `@dynamicMemberLookup` finds a member.
  public func dynamicSubscripts(for access: SyntaxCursor) -> [DeclID] {
    guard let member = MemberAccessView(access), let base = member.base, let name = member.name,
      case .nominal(let type, _) = type(of: base), knownModule(of: type) == nil,
      members(named: name, ofType: type, from: type.file).isEmpty,
      cursor(of: type).children.contains(where: {
        $0.kind == .attribute && $0.textWithoutTrivia == "@dynamicMemberLookup"
      })
    else { return [] }
    return members(named: "subscript", ofType: type, from: type.file)
  }

  /// Whether a call means a function or type of the repository.
  func isOwn(_ call: FunctionCallView) -> Bool {
    let decls = call.nameNode.map { reference(of: $0).decls } ?? []
    return !decls.isEmpty && decls.allSatisfy { knownModule(of: $0) == nil }
  }

  /// The types that a call makes a value of, also one that is implied: `.init(title: "Tea")`.
  func typesMade(by call: FunctionCallView) -> [DeclID] {
    let named = typeDecls(calledBy: call.cursor)
    let called = call.nameNode.map { reference(of: $0).decls } ?? []
    guard !called.contains(where: { FunctionDeclView(cursor(of: $0)) != nil }) else { return [] }
    guard named.isEmpty, call.nameNode?.declaredName == "init" || call.member == nil,
      case .nominal(let type, _) = type(of: call.cursor)
    else { return named }
    return [type]
  }

  /// Whether a call asks a generator for the next random number.
  func isRandom(_ call: FunctionCallView) -> Bool {
    guard let member = call.member, member.name == "next", let base = member.base else {
      return false
    }
    return knownName(of: type(of: base))?.hasSuffix("RandomNumberGenerator") == true
  }

  /// The name of what a call does rather than gives: it starts a task, or calls a function of the repository that
  /// returns nothing.
  func effect(of call: FunctionCallView) -> String? {
    guard let name = call.nameNode?.declaredName else { return nil }
    let decls = call.nameNode.map { reference(of: $0).decls } ?? []
    if name == "Task", call.member == nil, decls.allSatisfy({ knownModule(of: $0) != nil }) {
      return name
    }
    let returnsNothing = decls.contains { decl in
      guard knownModule(of: decl) == nil, let function = FunctionDeclView(cursor(of: decl)) else {
        return false
      }
      return function.returnType == nil
    }
    return returnsNothing ? name : nil
  }

  /// The name of a function or method of the system that prints or logs something.
  func output(of call: FunctionCallView) -> String? {
    guard let node = call.nameNode, let name = node.declaredName,
      reference(of: node).decls.allSatisfy({ knownModule(of: $0) != nil })
    else { return nil }
    if let base = call.member?.base {
      return knownName(of: type(of: base)) == "Logger" ? name : nil
    }
    return ["NSLog", "debugPrint", "dump", "os_log", "print"].contains(name) ? name : nil
  }

  /// Whether a closure gives a value; nil where its type is not known.
  func returns(_ closure: SyntaxCursor) -> Bool? {
    guard case .function(_, let result, _) = type(of: closure) else { return nil }
    return result != .void
  }

  /// Whether a closure is run where the call is, or with the view that it makes, rather than by an action.
  func runs(_ argument: FunctionCallView.Argument, of call: FunctionCallView) -> Bool {
    guard let name = call.nameNode?.declaredName else { return call.callee?.kind == .closureExpr }
    if name == "Canvas" { return true }
    guard !["OpenURLAction", "Task", "async", "detached", "dropDestination"].contains(name),
      !name.isEvent, argument.label?.isEvent != true
    else { return false }
    if let returns = returns(argument.value) { return returns }
    if SwiftUINames[name].contains(.userAction) { return argument.label == "label" }
    return !["action", "completion", "perform", "set"].contains(argument.label)
  }
}

extension String {
  /// Whether a name is that of an event: `onDrop`.
  var isEvent: Bool {
    hasPrefix("on") && dropFirst(2).first?.isUppercase == true
  }
}
