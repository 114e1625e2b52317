import SymbolIndex

/// The files of an indexed repository, and of the known modules that it may import.
public struct RepositorySource: ProgramSource {
  private let index: SymbolIndex
  private let modules: ModuleMap
  private let files: any FileProvider
  private let known: KnownDeclarations
  private let numbers: [String: Int32]

  public init(
    index: SymbolIndex, modules: ModuleMap, files: any FileProvider, known: KnownDeclarations
  ) {
    self.index = index
    self.modules = modules
    self.files = files
    self.known = known
    numbers = Dictionary(
      zip(index.paths, Int32(0)...), uniquingKeysWith: { first, _ in first })
  }

  public var count: Int { index.paths.count + known.parts.count }

  /// The number of the first part of a known module; those of the repository's files come before it.
  private var firstPart: Int { index.paths.count }

  public func file(_ number: Int32) -> ProgramFile? {
    if firstPart <= Int(number) {
      let part = known.parts[Int(number) - firstPart]
      return ProgramFile(part.parsed(), module: part.module, isKnownModule: true)
    }
    let path = index.paths[Int(number)]
    return files.files(at: [path])[0].map { ProgramFile($0, module: modules[path].name) }
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

  /// The numbers of files, each once.
  private func numbers(ofFilesAt paths: [String]) -> [Int32] {
    Set(paths.compactMap { numbers[$0] }).sorted()
  }

  private func numbers(of parts: [Int]) -> [Int32] {
    parts.filter { isUsed(known.parts[$0]) }.map { Int32(firstPart + $0) }
  }

  /// Whether the repository imports the module of a part, or gets it with what it imports.
  private func isUsed(_ part: KnownDeclarations.Part) -> Bool {
    !part.needsImport || index.mentions(part.module)
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
    /// Whether its names are visible only where the module is imported by name.
    public let needsImport: Bool
    /// Parses the declarations.
    public let parsed: @Sendable () -> IndexedFile

    public init(
      module: String, name: String, isExtension: Bool, needsImport: Bool,
      parsed: @escaping @Sendable () -> IndexedFile
    ) {
      self.module = module
      self.name = name
      self.isExtension = isExtension
      self.needsImport = needsImport
      self.parsed = parsed
    }
  }

  let parts: [Part]
  let modules: Set<String>
  private var declaring: [String: [Int]] = [:]
  private var extending: [String: [Int]] = [:]

  public init(_ parts: [Part] = []) {
    self.parts = parts
    modules = Set(parts.map(\.module))
    for (index, part) in parts.enumerated() {
      if part.isExtension {
        extending[part.name, default: []].append(index)
      } else {
        declaring[part.name, default: []].append(index)
      }
    }
  }

  func parts(declaring name: String) -> [Int] { declaring[name] ?? [] }

  func parts(extending name: String) -> [Int] { extending[name] ?? [] }
}
