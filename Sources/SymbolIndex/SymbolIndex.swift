import Syntax

/// The declarations of a repository, and the names that its files may mention: the symbols of all files,
/// merged.
public struct SymbolIndex: Sendable {
  /// The paths of the files in the order of merging.
  public let paths: [String]
  private(set) var names: [NameSet]
  /// The files that were replaced, by number.
  private(set) var replaced: [Int: FileSymbols] = [:]
  private let files: [FileSymbols]
  private var types: [String: [PlacedType]] = [:]
  /// The paths of the files that declare something else at their top level, by its name.
  private var globals: [String: [String]] = [:]
  private var unread: [UnreadFile]
  /// The names of the types that inherit from or conform to each name.
  private var heirsByName = Lazy<[String: [String]]>(computed: [:])
  /// The first file that mentions a name, before any was replaced; by the hash of the name.
  private let firstMentions = ComputedByKey<UInt32, Int?>()

  /// A type or extension with the path of its file.
  public struct PlacedType: Hashable, Sendable {
    public let symbol: TypeSymbol
    public let path: String
  }

  /// - Parameters:
  ///   - files: the symbols of every file, in a fixed order.
  ///   - others: the files that were not read.
  public init(merging files: some Sequence<FileSymbols> = [], unread others: [UnreadFile] = []) {
    self.files = Array(files)
    paths = self.files.map(\.path)
    names = self.files.map(\.names)
    unread = self.files.compactMap(\.unread)
    for file in self.files {
      for symbol in file.types {
        types[symbol.name, default: []].append(PlacedType(symbol: symbol, path: file.path))
      }
      for name in file.globalNames where globals[name]?.last != file.path {
        globals[name, default: []].append(file.path)
      }
    }
    unread += others
    noteHeirs()
  }

  /// Finds the heirs anew when they are asked for.
  private mutating func noteHeirs() {
    heirsByName = Lazy { [types] in
      var heirs: [String: [String]] = [:]
      for (name, types) in types {
        for inherited in types.flatMap(\.symbol.inheritedNames) {
          heirs[inherited, default: []].append(name)
        }
      }
      return heirs
    }
  }

  /// - Parameter numbers: the numbers of the files by their paths.
  mutating func replace(_ number: Int, with file: FileSymbols, _ numbers: [String: Int]) {
    let path = paths[number]
    let old = symbols(of: number)
    func isBefore(_ other: String) -> Bool { numbers[other]! < number }
    for name in Set(old.types.map(\.name)) {
      types[name]?.removeAll { $0.path == path }
      if types[name]?.isEmpty == true { types[name] = nil }
    }
    for name in Set(old.globalNames) { globals[name]?.removeAll { $0 == path } }
    for symbol in file.types.reversed() {
      let place = types[symbol.name]?.firstIndex { !isBefore($0.path) } ?? types[symbol.name]?.count
      types[symbol.name, default: []].insert(
        PlacedType(symbol: symbol, path: path), at: place ?? 0)
    }
    for name in Set(file.globalNames) {
      let place = globals[name]?.firstIndex { !isBefore($0) } ?? globals[name]?.count
      globals[name, default: []].insert(path, at: place ?? 0)
    }
    unread.removeAll { $0.path == path }
    unread = [file.unread].compactMap(\.self) + unread
    names[number] = file.names
    replaced[number] = file
    if !old.types.elementsEqual(
      file.types, by: { $0.name == $1.name && $0.inheritedNames == $1.inheritedNames })
    {
      noteHeirs()
    }
  }

  /// The symbols of a file as it is now.
  func symbols(of number: Int) -> FileSymbols { replaced[number] ?? files[number] }

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
    guard !replaced.isEmpty else { return names.contains { $0.mayContain(hash: hash) } }
    let first = firstMentions.value(for: hash) {
      files.firstIndex { $0.names.mayContain(hash: hash) }
    }
    guard let first else { return replaced.values.contains { $0.names.mayContain(hash: hash) } }
    return replaced[first] == nil || names.contains { $0.mayContain(hash: hash) }
  }

  /// The paths of the files that may declare a function or variable of a name, whatever is around it.
  public func paths(declaringMember name: String) -> [String] {
    let hash = NameHash.hash(of: name)
    return names.indices.filter { names[$0].mayDeclareMember(hash: hash) }.map { paths[$0] }
  }

  /// The paths of the files that may declare functions which operators call.
  public var pathsDeclaringOperators: [String] {
    zip(paths, names).filter(\.1.declaresOperators).map(\.0)
  }

  /// The paths of the files that may mention one of some names.
  public func paths(mentioningOneOf names: Set<String>) -> [String] {
    let hashes = names.map { NameHash.hash(of: $0) }
    return self.names.indices.filter { file in
      hashes.contains { self.names[file].mayContain(hash: $0) }
    }.map { paths[$0] }
  }

  /// The files that may mention one of some names, without that it is known what they do with it.
  public func unreadFiles(mentioningOneOf names: [String]) -> [UnreadFile] {
    guard !unread.isEmpty else { return [] }
    let hashes = names.map { NameHash.hash(of: $0) }
    return unread.filter { file in hashes.contains(where: file.mayMention) }
  }

  /// The names of all declared or extended types.
  public var typeNames: some Collection<String> { types.keys }

  /// The names of the types that inherit from or conform to each name, in their declaration or an extension.
  public var heirs: [String: [String]] { heirsByName.value }

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
