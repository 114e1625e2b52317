import SymbolIndex

/// The files of an indexed repository, and of the known modules that it may import.
public struct RepositorySource: ProgramSource {
  private let index: SymbolIndex
  private let modules: ModuleMap
  private let files: any FileProvider
  private let known: KnownDeclarations
  private let numbers: [String: Int32]
  /// The known modules whose names count.
  private let usedModules: Set<String>

  public init(
    index: SymbolIndex, modules: ModuleMap, files: any FileProvider, known: KnownDeclarations
  ) {
    self.index = index
    self.modules = modules
    self.files = files
    self.known = known
    numbers = Dictionary(
      zip(index.paths, Int32(0)...), uniquingKeysWith: { first, _ in first })
    usedModules = known.modules.filter { !known.importedModules.contains($0) || index.mentions($0) }
  }

  public var count: Int { index.paths.count + known.parts.count }

  /// The number of the first part of a known module; those of the repository's files come before it.
  private var firstPart: Int { index.paths.count }

  public func file(_ number: Int32) -> ProgramFile? {
    if firstPart <= Int(number) {
      return known.parts[Int(number) - firstPart].file.value
    }
    let path = index.paths[Int(number)]
    let module = modules[path]
    return files.files(at: [path])[0].map {
      ProgramFile($0, module: module.name, importName: module.importName)
    }
  }

  public func number(ofFileAt path: String) -> Int32? { numbers[path] }

  public func files(declaring name: String) -> [Int32] {
    numbers(ofFilesAt: index.files(declaring: name)) + numbers(of: known.parts(declaring: name))
  }

  public func files(extending name: String) -> [Int32] {
    numbers(ofFilesAt: index.extensions(named: name).map(\.path))
      + numbers(of: known.parts(extending: name))
  }

  public func isModule(_ name: String) -> Bool {
    known.modules.contains(name) || modules.names.contains(name)
  }

  public func isDeclaredModule(_ name: String) -> Bool {
    known.modules.contains(name) || modules.importNames.contains(name)
  }

  public func names(
    declaredUnlike other: any ProgramSource, inFilesAt paths: Set<String>
  ) -> Set<String>? {
    guard let other = other as? RepositorySource, usedModules == other.usedModules else {
      return nil
    }
    return index.names(declaredUnlike: other.index, inFilesAt: paths)
  }

  /// The numbers of files, each once.
  private func numbers(ofFilesAt paths: [String]) -> [Int32] {
    Set(paths.compactMap { numbers[$0] }).sorted()
  }

  private func numbers(of parts: [Int]) -> [Int32] {
    parts.filter { usedModules.contains(known.parts[$0].module) }.map { Int32(firstPart + $0) }
  }
}

/// What is known of modules whose sources are not in a repository.
public struct KnownDeclarations: Sendable {
  /// One declaration at the top level of a module, or extensions of one type.
  public struct Part: Sendable {
    public let module: String
    /// What it declares or extends.
    public let name: String
    public let isExtension: Bool
    /// The declarations, parsed once for all programs.
    fileprivate let file: Lazy<ProgramFile>

    /// - Parameters:
    ///   - isOwn: whether the module is one of the repository, whose sources are not among its files.
    ///   - parsed: parses the declarations.
    public init(
      module: String, name: String, isExtension: Bool, isOwn: Bool = false,
      parsed: @escaping @Sendable () -> IndexedFile
    ) {
      self.module = module
      self.name = name
      self.isExtension = isExtension
      file = Lazy { ProgramFile(parsed(), module: module, isKnownModule: !isOwn) }
    }
  }

  let parts: [Part]
  let modules: Set<String>
  /// The modules whose names are visible only where they are imported by name.
  let importedModules: Set<String>
  private var declaring: [String: [Int]] = [:]
  private var extending: [String: [Int]] = [:]

  /// - Parameter importedModules: the modules whose names are visible only where they are imported by
  ///   name.
  public init(_ parts: [Part] = [], importedModules: Set<String> = []) {
    self.parts = parts
    self.importedModules = importedModules
    modules = Set(parts.map(\.module))
    for (index, part) in parts.enumerated() {
      if part.isExtension {
        extending[part.name, default: []].append(index)
      } else {
        declaring[part.name, default: []].append(index)
      }
    }
  }

  /// The declarations with some more.
  ///
  /// - Parameter needsImport: whether the names are visible only where their module is imported by name.
  public func adding(_ parts: [Part], needsImport: Bool = true) -> KnownDeclarations {
    if parts.isEmpty { return self }
    return KnownDeclarations(
      self.parts + parts,
      importedModules: importedModules.union(needsImport ? parts.map(\.module) : []))
  }

  func parts(declaring name: String) -> [Int] { declaring[name] ?? [] }

  func parts(extending name: String) -> [Int] { extending[name] ?? [] }
}
