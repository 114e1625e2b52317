import SymbolIndex
import Syntax

/// Files that are compiled together, with the declarations of the modules that they import: what names
/// are looked up in.
///
/// Everything is found when it is first asked for and kept. A program belongs to one thread.
public final class Program {
  public let files: [ProgramFile]

  private var tables: [DeclTable?]
  private(set) lazy var topLevel = makeTopLevel()
  private(set) lazy var extensionsByName = makeExtensions()
  var extensionsByType: [DeclID: [DeclID]] = [:]
  var extendedTypes: [DeclID: SwiftType] = [:]
  var declaredTypes: [DeclID: SwiftType] = [:]
  var openDecls: Set<DeclID> = []
  var inheritance: [DeclID: [SwiftType]] = [:]
  var requirements: [DeclID: [GenericRequirement]] = [:]
  var genericParameterLists: [DeclID: [DeclID]] = [:]
  var bodies: [DeclID: SolvedBody] = [:]
  var openSolvers: [DeclID: Solver] = [:]

  public init(_ files: [ProgramFile]) {
    self.files = files
    tables = Array(repeating: nil, count: files.count)
  }

  // MARK: Declarations

  public func cursor(of decl: DeclID) -> SyntaxCursor {
    SyntaxCursor(tree: files[Int(decl.file)].tree, id: decl.node)
  }

  func kind(of decl: DeclID) -> SyntaxKind {
    files[Int(decl.file)].tree.nodeKinds[decl.node.index]
  }

  func ancestry(of decl: DeclID) -> Ancestry { files[Int(decl.file)].ancestry }

  /// The declaration around another one; nil for the file.
  func parent(of decl: DeclID) -> DeclID? {
    ancestry(of: decl).parent(of: cursor(of: decl)).map { DeclID(file: decl.file, node: $0.id) }
  }

  func id(_ cursor: SyntaxCursor, in file: Int32) -> DeclID { DeclID(file: file, node: cursor.id) }

  func table(of file: Int32) -> DeclTable {
    if let table = tables[Int(file)] { return table }
    let table = DeclTable(of: files[Int(file)].tree)
    tables[Int(file)] = table
    return table
  }

  /// The members of one declaration or extension of a type, by name.
  func ownMembers(of decl: DeclID, named name: String) -> [DeclID] {
    table(of: decl.file).members[decl.node]?[name]?.map { DeclID(file: decl.file, node: $0) } ?? []
  }

  // MARK: Modules

  /// What the files of a module declare at their top level.
  private func makeTopLevel() -> [String: [String: [DeclID]]] {
    var all: [String: [String: [DeclID]]] = [:]
    for (index, file) in files.enumerated() {
      for (name, nodes) in table(of: Int32(index)).topLevel {
        all[file.module, default: [:]][name, default: []] += nodes.map {
          DeclID(file: Int32(index), node: $0)
        }
      }
    }
    return all
  }

  private func makeExtensions() -> [String: [DeclID]] {
    var all: [String: [DeclID]] = [:]
    for index in files.indices {
      for (name, node) in table(of: Int32(index)).extensions {
        all[name, default: []].append(DeclID(file: Int32(index), node: node))
      }
    }
    return all
  }
}

/// A file of a program.
public struct ProgramFile: Sendable {
  public let indexed: IndexedFile
  /// The module that it is compiled into.
  public let module: String
  /// Whether it only describes a module that the repository imports.
  public let isKnownModule: Bool

  public init(_ indexed: IndexedFile, module: String, isKnownModule: Bool = false) {
    self.indexed = indexed
    self.module = module
    self.isKnownModule = isKnownModule
  }

  var tree: SyntaxTree { indexed.tree }
  var ancestry: Ancestry { indexed.ancestry }
}
