import Semantics
import SymbolIndex
import Syntax

// Variables that change without views being told.

extension Program {
  /// Whether a stored variable of the repository may change, or the object in it, without views being told.
  public func isUntracked(_ decl: DeclID) -> Bool {
    guard cursor(of: decl).kind == .identifierPattern, !isComputed(decl),
      let binding = binding(of: decl),
      let variable = file(decl.file).indexed.ancestry.parent(of: binding)
    else { return false }
    let isObject = isUnobserved(type(ofDeclared: decl))
    if isShared(decl) { return isObject || variable.token(.var) != nil }
    guard let owner = owner(of: decl) else { return false }
    let attributes = variable.children.filter { $0.kind == .attribute }
    if attributes.contains(where: { $0.textWithoutTrivia == "@ObservationIgnored" }) {
      return variable.token(.var) != nil
    }
    guard attributes.isEmpty || accessors(ofWrapperOf: decl).tellNobody(self) else { return false }
    return isObject
      || variable.token(.var) != nil && isUnobserved(cursor(of: owner)) && !binding.tellsOfChanges
  }

  /// Whether code can assign a stored variable of the repository without views being told.
  public func isUntrackedVariable(_ decl: DeclID) -> Bool {
    isUntracked(decl) && isStoredVariable(decl)
  }

  /// Whether the value of a property is an object of the system that changes without views being told, whatever
  /// wrapper the property has: `@Environment(\.undoManager)`.
  func isUnobservedByName(_ decl: DeclID) -> Bool {
    guard cursor(of: decl).kind == .identifierPattern, !isComputed(decl) else { return false }
    if type(ofDeclared: decl).contains(where: { part in
      knownName(of: part).map(Self.changingObjects.contains) ?? false
    }) {
      return true
    }
    guard let binding = binding(of: decl) else { return false }
    if isGivenFormatter(decl, binding) { return true }
    let written = binding.child(.typeAnnotation)?.textWithoutTrivia ?? ""
    let made = binding.child(.initializerClause)?.textWithoutTrivia ?? ""
    return Self.changingObjects.contains { written == ":\($0)" || made.hasPrefix("=\($0)(") }
      || Ancestry(of: binding.tree).parent(of: binding)?.child(.attribute)?.textWithoutTrivia
        == #"@Environment(\.undoManager)"#
  }

  /// Whether a property is given a formatter, whose settings other code may change.
  private func isGivenFormatter(_ decl: DeclID, _ binding: SyntaxCursor) -> Bool {
    guard binding.child(.initializerClause) == nil, owner(of: decl) != nil else { return false }
    return type(ofDeclared: decl).contains { part in
      knownName(of: part).map { $0.hasSuffix("Formatter") } ?? false
    }
  }

  private static let changingObjects: Set<String> = [
    "BlockOperation", "CurrentValueSubject", "DispatchWorkItem", "FileHandle", "HTTPCookieStorage",
    "NSCache", "NSHashTable", "NSLock", "NSMapTable", "NSMutableArray", "NSMutableAttributedString",
    "NSMutableData", "NSMutableDictionary", "NSMutableOrderedSet", "NSMutableSet",
    "NSMutableString", "Operation", "OperationQueue", "Progress", "Scanner", "Task", "Thread",
    "Timer", "UndoManager", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
  ]

  /// Whether the value of a variable is an object of a class of the repository.
  func isObject(_ decl: DeclID) -> Bool {
    guard case .nominal(let type, _) = type(ofDeclared: decl) else { return false }
    return knownModule(of: type) == nil && cursor(of: type).kind == .classDecl
  }

  /// Whether a declaration is a variable that code can assign, and that no getter computes.
  func isStoredVariable(_ decl: DeclID) -> Bool {
    guard let binding = binding(of: decl), !isComputed(decl) else { return false }
    return file(decl.file).indexed.ancestry.parent(of: binding)?.token(.var) != nil
  }

  /// How a service of the system changes: `UserDefaults.standard`, `Locale.current`; nil for other values.
  func kindOfService(_ decl: DeclID) -> HiddenRead.Kind? {
    guard isShared(decl) else { return nil }
    if ["autoupdatingCurrent", "current"].contains(name(of: decl)) { return .system }
    guard case .nominal(let type, _) = type(ofDeclared: decl), cursor(of: type).kind == .classDecl
    else { return nil }
    let name = name(of: type)
    if name == "Bundle" { return nil }
    return Self.stores.contains(name) ? .untracked : .system
  }

  /// The classes whose shared object stores what code may change at any time.
  private static let stores: Set<String> = [
    "HTTPCookieStorage", "NSPasteboard", "NSUbiquitousKeyValueStore", "OperationQueue", "Progress",
    "UIPasteboard", "URLCache",
    "URLCredentialStorage", "UserDefaults",
  ]

  /// Whether a type is a class that tells nobody of its changes.
  private func isUnobserved(_ type: SwiftType) -> Bool {
    guard case .nominal(let decl, let arguments) = type else { return false }
    if let name = knownName(of: type) {
      return name == "Optional"
        ? arguments.contains(where: isUnobserved)
        : ["NSUbiquitousKeyValueStore", "ProcessInfo", "UserDefaults"].contains(name)
    }
    return isUnobserved(cursor(of: decl))
  }

  /// Whether a class of the repository has variables that are not observed by themselves.
  private func isUnobserved(_ type: SyntaxCursor) -> Bool {
    type.kind == .classDecl
      && !type.children.contains { attribute in
        attribute.kind == .attribute
          && ["@Model", "@Observable"].contains(attribute.textWithoutTrivia)
      }
  }

  /// The static or global variable of the repository that an assignment increments: `count += 1`.
  func countedName(in sequence: SyntaxCursor) -> String? {
    let parts = Array(sequence.children)
    guard 2 < parts.count, let node = MemberAccessView(parts[0])?.nameNode ?? parts.first,
      let name = node.declaredName
    else { return nil }
    let isCounted =
      parts[1].kind == .assignmentExpr
      ? parts[2...].contains { part in
        ([part] + Array(part.descendants)).contains { $0.declaredName == name }
      } : ["+=", "-=", "*=", "&+=", "&-="].contains(parts[1].textWithoutTrivia)
    guard isCounted else { return nil }
    let isOwn = reference(of: node).decls.contains { decl in
      knownModule(of: decl) == nil && cursor(of: decl).kind == .identifierPattern && isShared(decl)
    }
    return isOwn ? name : nil
  }
}

extension [DeclID] {
  /// Whether they are the accessors of a wrapper of the repository that does not know the object around it.
  fileprivate func tellNobody(_ program: Program) -> Bool {
    guard let owner = first.flatMap(program.owner) else { return false }
    let type = program.cursor(of: owner)
    return !type.descendants.contains {
      $0.declaredName == "objectWillChange" || $0.textWithoutTrivia == "_enclosingInstance"
    }
  }
}

extension SyntaxCursor {
  /// Whether a variable's observers send `objectWillChange` with each change.
  fileprivate var tellsOfChanges: Bool {
    child(.accessorBlock)?.children.contains { accessor in
      accessor.child(.codeBlock)?.children.contains { statement in
        FunctionCallView(statement)?.member?.base?.textWithoutTrivia.hasSuffix("objectWillChange")
          == true
      } == true
    } == true
  }
}
