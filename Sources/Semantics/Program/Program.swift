import SymbolIndex
import Syntax

/// Files that are compiled together, with the declarations of the modules that they import: what names
/// are looked up in.
///
/// A file is read when a name leads to it, and an answer is found when it is first asked for; both are
/// kept. A program belongs to one thread at a time.
public final class Program {
  private let source: any ProgramSource
  /// The files that were asked for; nil within for those that cannot be read.
  private var files: [ProgramFile??]
  private var globals: [String: [DeclID]] = [:]
  /// The declarations of the standard library that questions lead to, by name.
  private var standardDecls: [String: DeclID?] = [:]
  /// `Optional`, which is asked for most.
  private(set) lazy var optionalDecl = standardDecl("Optional")
  private var extensions: [String: [DeclID]] = [:]
  private var imports: [Int32: Set<String>] = [:]
  /// How often an answer was asked for while it was being found. What was found meanwhile may be
  /// incomplete, and is not kept.
  var cutoffs = 0
  var extensionsByType: [DeclID: [DeclID]] = [:]
  var homesByType: [DeclID: [DeclID]] = [:]
  var membersByType: [DeclID: [String: [HomeMembers]]] = [:]
  var protocolsByType: [SwiftType: [DeclID]] = [:]
  var conditionallyConforming: [DeclID: Bool] = [:]
  var selfTypes: [DeclID: SwiftType] = [:]
  var signatures: [DeclID: Signature?] = [:]
  var extendedTypes: [DeclID: SwiftType] = [:]
  var declaredTypes: [DeclID: SwiftType] = [:]
  /// The members that names mean in a type or extension, by name.
  var membersInScope: [DeclID: [String: (base: SwiftType, found: [MemberCandidate])]] = [:]
  var plainTypes: [DeclID: SwiftType?] = [:]
  var openDecls: Set<DeclID> = []
  var openQuestions: Set<OpenQuestion> = []
  var inheritance: [DeclID: [SwiftType]] = [:]
  var requirements: [DeclID: [GenericRequirement]] = [:]
  var genericParameterLists: [DeclID: [DeclID]] = [:]
  var bodies: [DeclID: SolvedBody] = [:]
  var namesInCode: [DeclID: [ResolvedName]] = [:]
  var openSolvers: [DeclID: Solver] = [:]

  public init(_ source: any ProgramSource) {
    self.source = source
    files = Array(repeating: nil, count: source.count)
  }

  /// A program of files that are all read already.
  public convenience init(_ files: [ProgramFile]) { self.init(ReadFiles(files)) }

  // MARK: Files

  /// The file of a number that a declaration or `number(ofFileAt:)` gave.
  public func file(_ number: Int32) -> ProgramFile {
    guard let file = read(number) else {
      preconditionFailure("file \(number) cannot be read, so that nothing can refer to it")
    }
    return file
  }

  /// The number of the file at a path; nil for a file that does not belong to the program, or cannot
  /// be read.
  public func number(ofFileAt path: String) -> Int32? {
    source.number(ofFileAt: path).flatMap { read($0) == nil ? nil : $0 }
  }

  private func read(_ number: Int32) -> ProgramFile? {
    if let known = files[Int(number)] { return known }
    let file = source.file(number)
    files[Int(number)] = .some(file)
    return file
  }

  /// The modules that a file imports, without those within: `UIKit` for `import class UIKit.UIView`.
  func imports(of file: Int32) -> Set<String> {
    if let known = imports[file] { return known }
    let found = Set(self.file(file).tree.nodes(ofKind: .importDecl).compactMap(\.importedModule))
    imports[file] = found
    return found
  }

  /// Whether the file of a place imports a module that neither the repository has nor a page describes, so that
  /// a name without a declaration in sight may be that module's.
  public func importsUnknownModule(at place: SyntaxCursor) -> Bool {
    guard let file = number(ofFileAt: place.tree.source.path) else { return false }
    return imports(of: file).contains { !source.isModule($0) && !source.isDeclaredModule($0) }
  }

  // MARK: Declarations

  public func cursor(of decl: DeclID) -> SyntaxCursor {
    SyntaxCursor(tree: file(decl.file).tree, id: decl.node)
  }

  func kind(of decl: DeclID) -> SyntaxKind {
    file(decl.file).tree.nodeKinds[decl.node.index]
  }

  func ancestry(of decl: DeclID) -> Ancestry { ancestry(in: decl.file) }

  func ancestry(in file: Int32) -> Ancestry { self.file(file).ancestry }

  /// The declaration around another one; nil for the file.
  func parent(of decl: DeclID) -> DeclID? {
    ancestry(of: decl).parent(of: cursor(of: decl)).map { DeclID(file: decl.file, node: $0.id) }
  }

  func id(_ cursor: SyntaxCursor, in file: Int32) -> DeclID { DeclID(file: file, node: cursor.id) }

  func table(of file: Int32) -> DeclTable { self.file(file).table }

  /// The members of one declaration or extension of a type, by name.
  func ownMembers(of decl: DeclID, named name: String) -> [DeclID] {
    table(of: decl.file).members[decl.node]?[name]?.map { DeclID(file: decl.file, node: $0) } ?? []
  }

  // MARK: Names

  /// What all modules declare at their top level by a name.
  func globals(named name: String) -> [DeclID] {
    if let known = globals[name] { return known }
    let found = source.files(declaring: name).filter { read($0) != nil }.flatMap { file in
      (table(of: file).topLevel[name] ?? []).map { DeclID(file: file, node: $0) }
    }
    globals[name] = found
    return found
  }

  /// What one module declares at its top level by a name.
  func globals(named name: String, inModule module: String) -> [DeclID] {
    globals(named: name).filter { file($0.file).moduleName == module }
  }

  /// A declaration of the standard library.
  func standardDecl(_ name: String) -> DeclID? {
    if let known = standardDecls[name] { return known }
    let found = globals(named: name, inModule: "Swift").first
    standardDecls[name] = .some(found)
    return found
  }

  /// Whether a name is for certain the one by which source imports a module that the program knows.
  func isDeclaredModule(_ name: String) -> Bool { source.isDeclaredModule(name) }

  /// Whether a name is that of a module.
  func isModule(_ name: String) -> Bool { source.isModule(name) }

  /// The extensions of all types whose names end with `name`.
  func extensions(named name: String) -> [DeclID] {
    if let known = extensions[name] { return known }
    let found = source.files(extending: name).filter { read($0) != nil }.flatMap { file in
      table(of: file).extensions.filter { $0.name == name }
        .map { DeclID(file: file, node: $0.node) }
    }
    extensions[name] = found
    return found
  }
}

/// A question about a declaration that is being answered, which may come up again meanwhile.
enum OpenQuestion: Hashable {
  case extendedType(DeclID)
  case inheritedTypes(DeclID)
  case requirements(DeclID)
}

extension ProgramFile {
  var tree: SyntaxTree { indexed.tree }
  var ancestry: Ancestry { indexed.ancestry }
}

extension SyntaxCursor {
  /// The module that an `importDecl` names.
  var importedModule: String? {
    children.first { $0.kind == .importPathComponent }?.firstToken.map(tree.name(of:))
  }
}
