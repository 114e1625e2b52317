import Syntax

/// The declarations of a repository, and the names that its files may mention: the symbols of all files,
/// merged.
public struct SymbolIndex: Sendable {
  /// The paths of the files in the order of merging.
  public let paths: [String]
  let names: [NameSet]
  private var types: [String: [PlacedType]] = [:]
  /// The paths of the files that declare something else at their top level, by its name.
  private var globals: [String: [String]] = [:]
  private let unread: [UnreadFile]

  /// A type or extension with the path of its file.
  public struct PlacedType: Hashable, Sendable {
    public let symbol: TypeSymbol
    public let path: String
  }

  /// - Parameters:
  ///   - files: the symbols of every file, in a fixed order.
  ///   - others: the files that were not read.
  public init(merging files: some Sequence<FileSymbols> = [], unread others: [UnreadFile] = []) {
    var paths: [String] = []
    var names: [NameSet] = []
    var unread: [UnreadFile] = []
    for file in files {
      if file.hasError {
        unread.append(UnreadFile(path: file.path, cause: .syntaxErrors, names: file.names))
      }
      paths.append(file.path)
      names.append(file.names)
      for symbol in file.types {
        types[symbol.name, default: []].append(PlacedType(symbol: symbol, path: file.path))
      }
      for name in file.globalNames where globals[name]?.last != file.path {
        globals[name, default: []].append(file.path)
      }
    }
    self.paths = paths
    self.names = names
    self.unread = unread + others
  }

  /// The declarations of types whose last name component is `name`, without extensions.
  public func declarations(named name: String) -> [PlacedType] {
    types[name, default: []].filter { $0.symbol.kind != .extensionDecl }
  }

  /// The extensions of types whose last name component is `name`.
  public func extensions(named name: String) -> [PlacedType] {
    types[name, default: []].filter { $0.symbol.kind == .extensionDecl }
  }

  /// The paths of the files that declare a name at their top level.
  public func files(declaring name: String) -> [String] {
    let types = types[name, default: []].filter {
      $0.symbol.kind != .extensionDecl && $0.symbol.qualifiedName == name
    }
    return types.map(\.path) + globals[name, default: []]
  }

  /// Whether a file may mention a name outside comments and strings.
  public func mentions(_ name: String) -> Bool {
    let hash = NameHash.hash(of: name)
    return names.contains { $0.mayContain(hash: hash) }
  }

  /// The files that may mention one of some names, without that it is known what they do with it.
  public func unreadFiles(mentioningOneOf names: [String]) -> [UnreadFile] {
    guard !unread.isEmpty else { return [] }
    let hashes = names.map { NameHash.hash(of: $0) }
    return unread.filter { file in hashes.contains(where: file.mayMention) }
  }

  /// The names of all declared or extended types.
  public var typeNames: some Collection<String> { types.keys }

  /// The repository's protocols that a type conforms to, directly or indirectly.
  public func protocols(of typeName: String) -> [PlacedType] {
    var names = inheritedNames(of: typeName)
    var seen = Set(names)
    var protocols: [PlacedType] = []
    var next = 0
    while next < names.count {
      let decls = declarations(named: names[next]).filter { $0.symbol.kind == .protocolDecl }
      protocols += decls
      if !decls.isEmpty {
        names += inheritedNames(of: names[next]).filter { seen.insert($0).inserted }
      }
      next += 1
    }
    return protocols
  }

  /// Whether a file declares a type of a qualified name that other files cannot name.
  public func isPrivate(_ qualifiedName: String, in path: String) -> Bool {
    let name = qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName
    return types[name, default: []].contains {
      $0.path == path && $0.symbol.isPrivate && $0.symbol.kind != .extensionDecl
        && $0.symbol.qualifiedName == qualifiedName
    }
  }

  /// The inherited types and protocols of all declarations and extensions of a name.
  public func inheritedNames(of name: String) -> [String] {
    types[name, default: []].flatMap(\.symbol.inheritedNames)
  }
}
