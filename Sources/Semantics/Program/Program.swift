import SymbolIndex
import Syntax

/// Files that are compiled together, with the declarations of the modules that they import: what names
/// are looked up in.
///
/// A file is read when a name leads to it, and an answer is found when it is first asked for; both are
/// kept. A program belongs to one thread at a time.
public final class Program {
  let source: any ProgramSource
  /// Notices what depends on the files that are being edited.
  let edits: EditWatch
  /// The files that were asked for; nil within for those that cannot be read.
  private(set) var files: [ProgramFile??]
  /// What the files declare, as far as it was asked for: a file's own answer waits for other threads.
  private var tables: [DeclTable?]
  private let globals: KeptAnswers<String, [DeclID]>
  /// The declarations of the standard library that questions lead to, by name.
  private let standardDecls: KeptAnswers<String, DeclID?>
  /// `Optional`, which is asked for most.
  private(set) lazy var optionalDecl = standardDecl("Optional")
  private let extensions: KeptAnswers<String, [DeclID]>
  private let imports: KeptAnswers<Int32, Set<String>>
  /// How often an answer was asked for while it was being found. What was found meanwhile may be
  /// incomplete, and is not kept.
  var cutoffs = 0
  /// How many requirements of generic arguments are being looked at, each because of the one before.
  var depthOfRequirements = 0
  let extensionsByType: KeptAnswers<DeclID, [DeclID]>
  let extensionsByTypeName: KeptAnswers<String, [DeclID: [DeclID]]>
  let homesByType: KeptAnswers<DeclID, [DeclID]>
  let membersByType: KeptAnswers<DeclID, [String: [HomeMembers]]>
  let protocolsByType: KeptAnswers<SwiftType, [DeclID]>
  let conditionallyConforming: KeptAnswers<DeclID, Bool>
  let selfTypes: KeptAnswers<DeclID, SwiftType>
  let signatures: KeptAnswers<DeclID, Signature?>
  /// The labels of functions and initializers as they are written.
  let labels: KeptAnswers<DeclID, InitializerSignature?>
  let extendedTypes: KeptAnswers<DeclID, SwiftType>
  let declaredTypes: KeptAnswers<DeclID, SwiftType>
  /// The members that names mean in a type or extension.
  let membersInScope: KeptAnswers<ScopedName, [MemberCandidate]>
  /// The members of types without generic arguments.
  let membersByName: KeptAnswers<ScopedName, [MemberCandidate]>
  /// What the protocols of types declare.
  let inheritedMembers: KeptAnswers<ScopedName, [InheritedMembers]>
  let plainTypes: KeptAnswers<DeclID, SwiftType?>
  let inheritance: KeptAnswers<DeclID, [SwiftType]>
  let requirements: KeptAnswers<DeclID, [GenericRequirement]>
  let genericParameterLists: KeptAnswers<DeclID, [DeclID]>
  let bodies: KeptAnswers<DeclID, SolvedBody>
  let namesInCode: KeptAnswers<DeclID, [ResolvedName]>
  let uses: KeptAnswers<UsesQuestion, [DeclUse]>
  let outerAnswers: KeptAnswers<OuterQuestion, any Sendable>
  /// The tree that was asked about last, and the number of its file.
  private var lastTree: SyntaxTree?
  private var lastNumber: Int32?
  /// The names that were looked for among the members of all types.
  var namesOfMembers: Set<String> = []
  var openDecls: Set<DeclID> = []
  var openQuestions: Set<OpenQuestion> = []
  var openSolvers: [DeclID: Solver] = [:]

  /// - Parameters:
  ///   - edited: the numbers of the files that are being edited.
  ///   - previous: a program of the same files with another text of the edited ones, which gives away its answers
  ///     that do not depend on these.
  init(_ source: any ProgramSource, editing edited: Set<Int32>, after previous: Program?) {
    let edits = EditWatch(edited)
    func kept<Key, Answer>(
      _ answers: (Program) -> KeptAnswers<Key, Answer>
    ) -> KeptAnswers<Key, Answer> {
      KeptAnswers(edits, takenFrom: previous.map(answers))
    }
    self.source = source
    self.edits = edits
    files = previous?.files ?? Array(repeating: nil, count: source.count)
    tables = Array(repeating: nil, count: files.count)
    var changed: [Int32: ProgramFile?] = [:]
    for number in edited.union(previous?.edits.files ?? []) {
      let file = source.file(number)
      if let known = files[Int(number)], known?.indexed.tree === file?.indexed.tree { continue }
      changed[number] = .some(file)
      files[Int(number)] = .some(file)
    }
    globals = kept(\.globals)
    standardDecls = kept(\.standardDecls)
    extensions = kept(\.extensions)
    imports = kept(\.imports)
    extensionsByType = kept(\.extensionsByType)
    extensionsByTypeName = kept(\.extensionsByTypeName)
    homesByType = kept(\.homesByType)
    membersByType = kept(\.membersByType)
    protocolsByType = kept(\.protocolsByType)
    conditionallyConforming = kept(\.conditionallyConforming)
    selfTypes = kept(\.selfTypes)
    signatures = kept(\.signatures)
    labels = kept(\.labels)
    extendedTypes = kept(\.extendedTypes)
    declaredTypes = kept(\.declaredTypes)
    membersInScope = kept(\.membersInScope)
    membersByName = kept(\.membersByName)
    inheritedMembers = kept(\.inheritedMembers)
    plainTypes = kept(\.plainTypes)
    inheritance = kept(\.inheritance)
    requirements = kept(\.requirements)
    genericParameterLists = kept(\.genericParameterLists)
    bodies = kept(\.bodies)
    namesInCode = kept(\.namesInCode)
    uses = kept(\.uses)
    let areKept = previous?.membersAreAsBefore(in: changed) ?? false
    outerAnswers = KeptAnswers(edits, takenFrom: areKept ? previous?.outerAnswers : nil)
    if areKept { namesOfMembers = previous?.namesOfMembers ?? [] }
  }

  /// A program in which nothing is edited.
  public convenience init(_ source: any ProgramSource) {
    self.init(source, editing: [], after: nil)
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

  /// The number of the file that a node belongs to, by its path. One question after the other is about the same tree.
  func number(ofFileWith node: SyntaxCursor) -> Int32? {
    if node.tree === lastTree, let number = lastNumber { return read(number) == nil ? nil : number }
    lastTree = node.tree
    lastNumber = source.number(ofFileAt: node.tree.source.path)
    return lastNumber.flatMap { read($0) == nil ? nil : $0 }
  }

  private func read(_ number: Int32) -> ProgramFile? {
    edits.noticeReading(number)
    if let known = files[Int(number)] { return known }
    let file = source.file(number)
    files[Int(number)] = .some(file)
    return file
  }

  /// The modules that a file imports, without those within: `UIKit` for `import class UIKit.UIView`.
  func imports(of file: Int32) -> Set<String> {
    if let known = imports[file] { return known }
    let start = edits.start()
    let found = Set(self.file(file).tree.nodes(ofKind: .importDecl).compactMap(\.importedModule))
    imports.keep(found, for: file, since: start)
    return found
  }

  /// Whether the file of a place imports a module that neither the repository has nor a page describes, so that
  /// a name without a declaration in sight may be that module's.
  public func importsUnknownModule(at place: SyntaxCursor) -> Bool {
    guard let file = number(ofFileWith: place) else { return false }
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

  func table(of file: Int32) -> DeclTable {
    edits.noticeReading(file)
    if let known = tables[Int(file)] { return known }
    let table = self.file(file).table
    tables[Int(file)] = table
    return table
  }

  /// The members of one declaration or extension of a type, by name.
  func ownMembers(of decl: DeclID, named name: String) -> [DeclID] {
    table(of: decl.file).members[decl.node]?[name]?.map { DeclID(file: decl.file, node: $0) } ?? []
  }

  // MARK: Names

  /// What all modules declare at their top level by a name.
  func globals(named name: String) -> [DeclID] {
    if let known = globals[name] { return known }
    let start = edits.start()
    let found = source.files(declaring: name).filter { read($0) != nil }.flatMap { file in
      (table(of: file).topLevel[name] ?? []).map { DeclID(file: file, node: $0) }
    }
    globals.keep(found, for: name, since: start)
    return found
  }

  /// The names on which lasting answers depend.
  var lookedUpNames: Set<String> { Set(globals.lastingKeys).union(extensions.lastingKeys) }

  /// What one module declares at its top level by a name.
  func globals(named name: String, inModule module: String) -> [DeclID] {
    globals(named: name).filter { file($0.file).moduleName == module }
  }

  /// A declaration of the standard library.
  func standardDecl(_ name: String) -> DeclID? {
    if let known = standardDecls[name] { return known }
    let start = edits.start()
    let found = globals(named: name, inModule: "Swift").first
    standardDecls.keep(found, for: name, since: start)
    return found
  }

  /// Whether a name is for certain the one by which source imports a module that the program knows.
  func isDeclaredModule(_ name: String) -> Bool { source.isDeclaredModule(name) }

  /// Whether a name is that of a module.
  func isModule(_ name: String) -> Bool { source.isModule(name) }

  /// The extensions of all types whose names end with `name`.
  func extensions(named name: String) -> [DeclID] {
    if let known = extensions[name] { return known }
    let start = edits.start()
    let found = source.files(extending: name).filter { read($0) != nil }.flatMap { file in
      table(of: file).extensions.filter { $0.name == name }
        .map { DeclID(file: file, node: $0.node) }
    }
    extensions.keep(found, for: name, since: start)
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
