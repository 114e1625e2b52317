import SymbolIndex
import Syntax

/// The places in a file that create an instance of a type.
public struct TypeUses {
  private let key: TypeKey
  private let index: SymbolIndex
  private let modules: ModuleMap
  /// The modules that declare a type of the name.
  private let homes: Set<ModuleID>
  /// The qualified names of all types of the name.
  private let namesakes: Set<String>

  init(key: TypeKey, index: SymbolIndex, modules: ModuleMap) {
    self.key = key
    self.index = index
    self.modules = modules
    let decls = index.declarations(named: key.name)
    namesakes = Set(decls.map(\.symbol.qualifiedName))
    homes = Set(
      decls.filter { $0.symbol.qualifiedName == key.qualifiedName }.map { modules[$0.path] })
  }

  /// - Parameters:
  ///   - type: its name with those of the types around it: `Outer.Inner`.
  ///   - path: a file that declares or extends it.
  public init(of type: String, declaredIn path: String, index: SymbolIndex, modules: ModuleMap) {
    self.init(
      key: TypeKey(type, in: path, index: index, modules: modules), index: index, modules: modules)
  }

  /// A place that creates an instance.
  public struct Construction: Sendable {
    public let expression: SyntaxCursor
    /// Why nothing is known of the place, in words that follow "`V` is".
    public let obstacle: String?
  }

  public func constructions(in file: IndexedFile) -> [Construction] {
    guard sees(file) else { return [] }
    let needsModule = isHidden(in: file)
    let uses = file.uses(of: key.name).filter { use in
      means(use, in: file) && (!needsModule || namesModule(use, in: file))
    }
    return uses.flatMap { use in
      use.kind == .declReferenceExpr ? constructions(by: use, file) : implicit(by: use, file)
    }
  }

  /// Whether a file can name the type.
  private func sees(_ file: IndexedFile) -> Bool {
    if let own = key.file { return own == file.path }
    return !index.isPrivate(key.qualifiedName, in: file.path)
  }

  /// Whether the module of a file declares another type of the name, which hides this one.
  private func isHidden(in file: IndexedFile) -> Bool {
    let module = modules[file.path]
    return module != key.module && homes.contains(module)
  }

  /// Whether a module qualifies the name.
  private func namesModule(_ use: SyntaxCursor, in file: IndexedFile) -> Bool {
    qualifier(of: use, in: file).map(isModule) ?? false
  }

  /// Whether a qualifier is not a type of the repository, and so a module.
  private func isModule(_ qualifier: String) -> Bool {
    index.declarations(named: String(qualifier.split(separator: ".").last ?? "")).isEmpty
  }

  /// Whether a use of the name refers to the type, judging by its qualifier and its scope.
  private func means(_ use: SyntaxCursor, in file: IndexedFile) -> Bool {
    let outer = key.qualifiedName.split(separator: ".").dropLast().joined(separator: ".")
    if let base = qualifier(of: use, in: file) {
      return isModule(base)
        ? outer.isEmpty && isIn(moduleNamed: base) : outer == base || outer.hasSuffix("." + base)
    }
    if file.declaresFunction(named: key.name, around: use) { return false }
    let scopes = file.ancestry.ancestors(of: use).lazy.compactMap(TypeDecl.init)
      .map { $0.qualifiedName(ancestry: file.ancestry) }
    for scope in scopes {
      let nested = scope + "." + key.name
      if nested == key.qualifiedName { return true }
      if namesakes.contains(nested) { return false }
    }
    return outer.isEmpty
  }

  /// Whether a module of a name declares the type, if the folders of modules have their names.
  private func isIn(moduleNamed name: String) -> Bool {
    let homes = Set(index.declarations(named: key.name).map { modules[$0.path] })
    guard homes.contains(where: { $0.isCalled(name) }) else { return true }
    return key.module.isCalled(name)
  }

  /// The qualifier of the name: `Outer` in `Outer.V`; nil when there is none.
  private func qualifier(of use: SyntaxCursor, in file: IndexedFile) -> String? {
    let holder = use.kind == .memberType ? use : file.ancestry.parent(of: use)
    guard let holder, holder.kind == .memberType || holder.kind == .memberAccessExpr,
      let base = holder.children.first(where: { _ in true }), base.id != use.id
    else { return nil }
    return String(base.textWithoutTrivia.prefix { $0 != "<" })
  }

  private func constructions(by use: SyntaxCursor, _ file: IndexedFile) -> [Construction] {
    var callee = use
    while let parent = file.ancestry.parent(of: callee) {
      let isName = MemberAccessView(parent)?.base.map { $0.id != callee.id } ?? false
      guard isName || parent.kind == .genericSpecializationExpr else { break }
      callee = parent
    }
    guard let parent = file.ancestry.parent(of: callee) else { return [] }
    if let member = MemberAccessView(parent) {
      if member.isMetatype, file.passes(member.cursor) {
        return [
          Construction(expression: member.cursor, obstacle: "created through its metatype")
        ]
      }
      guard member.isInitializer else { return [] }
      callee = parent
    } else if parent.kind != .functionCallExpr {
      return []
    }
    let call = file.ancestry.parent(of: callee).flatMap(FunctionCallView.init)
    guard let call, call.callee?.id == callee.id else {
      return MemberAccessView(callee)?.isInitializer == true
        ? [Construction(expression: callee, obstacle: nil)] : []
    }
    return [Construction(expression: call.cursor, obstacle: nil)]
  }

  /// Implicit calls of the initializer where the type is named elsewhere: `let v: V = .init()`.
  private func implicit(by use: SyntaxCursor, _ file: IndexedFile) -> [Construction] {
    var type = use
    while let parent = file.ancestry.parent(of: type), parent.kind.isPartOfType { type = parent }
    guard let holder = file.ancestry.parent(of: type) else { return [] }
    let made: [SyntaxCursor]
    switch holder.kind {
    case .typeInitializerClause:
      return [
        Construction(expression: use, obstacle: "created through a `typealias`")
      ]
    case .typeAnnotation:
      made = file.ancestry.parent(of: holder).map(\.valueMakers) ?? []
    case .returnClause:
      let function = file.ancestry.ancestors(of: holder).first { $0.kind == .functionDecl }
      made = function.map(\.valueMakers) ?? []
    case .functionParameter:
      made = holder.valueMakers
    default:
      return []
    }
    return made.map {
      Construction(expression: $0, obstacle: type.id == use.id ? nil : "created as `.init`")
    }
  }
}

extension SyntaxCursor {
  /// The calls of `.init` that give a variable, parameter or function its value.
  fileprivate var valueMakers: [SyntaxCursor] {
    let statements = [child(.codeBlock), child(.accessorBlock)].compactMap { $0?.children }
      .flatMap { $0 }
    let returned = statements.flatMap { $0.kind == .returnStmt ? Array($0.children) : [$0] }
    let value = child(.initializerClause).map { Array($0.children) } ?? []
    return (value + returned).filter { value in
      FunctionCallView(value)?.member.map { $0.base == nil && $0.isInitializer } ?? false
    }
  }
}

extension MemberAccessView {
  /// Whether the member is `self`: the metatype.
  fileprivate var isMetatype: Bool {
    nameToken.map { cursor.tree.tokens[$0.index].kind == .selfKeyword } ?? false
  }
}

extension ModuleID {
  fileprivate func isCalled(_ name: String) -> Bool {
    self.name.split(separator: "/").last.map(String.init) == name
  }
}

extension IndexedFile {
  /// Whether a function in scope has the name of the type.
  fileprivate func declaresFunction(named name: String, around place: SyntaxCursor) -> Bool {
    guard place.kind == .declReferenceExpr else { return false }
    return ancestry.ancestors(of: place).contains { scope in
      let decls =
        TypeDecl(scope)?.members ?? (scope.kind == .sourceFile ? Array(scope.children) : [])
      return decls.contains { FunctionDeclView($0)?.name == name }
    }
  }

  /// Whether a metatype is passed to code that may create an instance, and not just read its name.
  fileprivate func passes(_ metatype: SyntaxCursor) -> Bool {
    guard let argument = ancestry.parent(of: metatype), argument.kind == .labeledExpr,
      let call = ancestry.parent(of: argument).flatMap(FunctionCallView.init)
    else { return true }
    return call.name != "String" && call.name != "ObjectIdentifier"
  }
}

extension SyntaxKind {
  /// Whether a type of the kind contains others.
  fileprivate var isPartOfType: Bool {
    switch self {
    case .arrayType, .attributedType, .compositionType, .compositionTypeElement, .genericArgument,
      .genericArgumentClause, .identifierType, .implicitlyUnwrappedOptionalType, .memberType,
      .optionalType, .someOrAnyType, .tupleType, .tupleTypeElement:
      true
    default:
      false
    }
  }
}
