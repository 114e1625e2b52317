import SymbolIndex

/// The files that a program consists of, by number: those of a repository, and the declarations of the
/// modules that they import.
public protocol ProgramSource {
  /// The number of files.
  var count: Int { get }

  /// The file of a number; nil when it cannot be read or has syntax errors.
  func file(_ number: Int32) -> ProgramFile?

  /// The number of the file at a path.
  func number(ofFileAt path: String) -> Int32?

  /// The files that declare a name at their top level.
  func files(declaring name: String) -> [Int32]

  /// The files with extensions of a type whose name ends with `name`.
  func files(extending name: String) -> [Int32]

  /// Whether a name is that of a module.
  func isModule(_ name: String) -> Bool

  /// Whether a name is for certain the one by which source imports a module that the program knows.
  func isDeclaredModule(_ name: String) -> Bool

  /// The names that the files at some paths declare here and not in another source, or the other way round. All
  /// other files must be the same; nil if that is not certain.
  func names(declaredUnlike other: any ProgramSource, inFilesAt paths: Set<String>) -> Set<String>?
}

extension ProgramSource {
  public func names(
    declaredUnlike other: any ProgramSource, inFilesAt paths: Set<String>
  ) -> Set<String>? { nil }
}

/// A file of a program.
public final class ProgramFile: Sendable {
  public let indexed: IndexedFile
  /// What tells its module from others: the folder of the sources, or the name of a known module.
  public let module: String
  /// The name by which source imports the module, if its folder has that name.
  let moduleName: Substring
  /// The name by which source imports the module; nil where it is not known.
  public let importName: String?
  /// Whether it only describes a module that the repository imports.
  public let isKnownModule: Bool
  /// What the file declares, found once for all programs that the file belongs to.
  private let lazyTable: Lazy<DeclTable>
  private let lazyMembers: Lazy<DeclTable.Names>

  public init(
    _ indexed: IndexedFile, module: String, importName: String? = nil, isKnownModule: Bool = false
  ) {
    self.indexed = indexed
    self.module = module
    moduleName = module.split(separator: "/").last ?? ""
    self.importName = importName
    self.isKnownModule = isKnownModule
    let table = Lazy { DeclTable(of: indexed.tree, hasBodies: !isKnownModule) }
    lazyTable = table
    lazyMembers = Lazy { table.value.functionsAndVariables(in: indexed.tree) }
  }

  var table: DeclTable { lazyTable.value }

  /// The functions and variables that types and extensions declare, by name, functions first.
  var members: DeclTable.Names { lazyMembers.value }
}

/// Files that are all read already.
struct ReadFiles: ProgramSource {
  private let files: [ProgramFile]
  private var numbers: [String: Int32] = [:]
  private var declaring: [String: [Int32]] = [:]
  private var extending: [String: [Int32]] = [:]
  private var modules: Set<Substring> = []

  init(_ files: [ProgramFile]) {
    self.files = files
    for (index, file) in files.enumerated() {
      let number = Int32(index)
      let table = file.table
      numbers[file.indexed.path] = number
      modules.insert(file.moduleName)
      for name in table.topLevel.keys { declaring[name, default: []].append(number) }
      for name in Set(table.extensions.map(\.name)) {
        extending[name, default: []].append(number)
      }
    }
  }

  var count: Int { files.count }

  func file(_ number: Int32) -> ProgramFile? { files[Int(number)] }

  func number(ofFileAt path: String) -> Int32? { numbers[path] }

  func files(declaring name: String) -> [Int32] { declaring[name] ?? [] }

  func files(extending name: String) -> [Int32] { extending[name] ?? [] }

  func isModule(_ name: String) -> Bool { modules.contains(name[...]) }

  func isDeclaredModule(_ name: String) -> Bool {
    files.contains { $0.importName == name || $0.isKnownModule && $0.module == name }
  }
}
