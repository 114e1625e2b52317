/// The files that may contain each name, and those of them that declare a function of the name.
///
/// Creating the table sorts the names of all files, which pays off for many queries.
public struct MentionTable: Sendable {
  private let paths: [String]
  /// The numbers of the files whose names changed.
  private var replaced: Set<Int> = []
  /// Hashes of names in the upper bits, the number of a file with that name in the lower bits; the lowest
  /// tells whether the file declares a function of the name.
  private let entries: [UInt64]
  /// The entries of the files whose names changed.
  private var newEntries: [UInt64] = []

  public init(of index: SymbolIndex) {
    paths = index.paths
    var entries: [UInt64] = []
    entries.reserveCapacity(index.names.reduce(0) { $0 + $1.hashes.count })
    for (file, names) in index.names.enumerated() { names.addEntries(of: file, to: &entries) }
    entries.sort()
    self.entries = entries
  }

  /// The table of an index that was made from this table's by replacing files. Nothing is sorted again but the names
  /// of these.
  public func replacing(filesOf index: SymbolIndex) -> MentionTable {
    var table = self
    table.replaced = Set(index.replaced.keys)
    table.newEntries = []
    for file in table.replaced { index.names[file].addEntries(of: file, to: &table.newEntries) }
    table.newEntries.sort()
    return table
  }

  /// The paths of the files that may contain a name outside comments and strings, in the order of the
  /// index. Two names may rarely have the same hash.
  public func files(mentioning name: String) -> [String] {
    entries(of: name).map { path(of: $0) }
  }

  /// The paths of the files that may contain one of some names, in the order of the index.
  ///
  /// - Parameter other: a name that a file has to contain, too.
  public func files(mentioningOneOf names: [String], and other: String? = nil) -> [String] {
    var numbers = Set(names.flatMap { entries(of: $0).map(number) })
    if let other { numbers.formIntersection(entries(of: other).map(number)) }
    return numbers.sorted().map { paths[$0] }
  }

  /// The paths, without those of other modules that neither name a type nor import its module, and so cannot use
  /// its internal members.
  ///
  /// - Parameter home: the path of a file that declares the type.
  public func paths(
    _ paths: [String], mayUseMembersOf type: String, declaredIn home: String, _ modules: ModuleMap
  ) -> [String] {
    let module = modules[home]
    guard let name = module.name.split(separator: "/").last.map(String.init) else { return paths }
    let names = [type, name] + (module.importName.map { [$0] } ?? [])
    let naming = Set(files(mentioningOneOf: names))
    return paths.filter { path in
      let other = modules[path]
      return other == module || other.name.isEmpty || naming.contains(path)
    }
  }

  /// The paths of the files that declare a function of a name, at their top level or within.
  public func files(declaringFunction name: String) -> [String] {
    entries(of: name).filter { $0 & 1 == 1 }.map { path(of: $0) }
  }

  private func entries(of name: String) -> ArraySlice<UInt64> {
    let hash = UInt64(NameHash.hash(of: name))
    func found(in entries: [UInt64]) -> ArraySlice<UInt64> {
      entries[entries.partitioningIndex { hash << 32 <= $0 }...].prefix { $0 >> 32 == hash }
    }
    let known = found(in: entries)
    guard !replaced.isEmpty else { return known }
    let unchanged = known.filter { !replaced.contains(number(of: $0)) }
    return (unchanged + found(in: newEntries)).sorted()[...]
  }

  private func number(of entry: UInt64) -> Int { Int(entry & UInt64(UInt32.max)) >> 1 }

  private func path(of entry: UInt64) -> String { paths[number(of: entry)] }
}

extension NameSet {
  /// Adds an entry for each name of a file, which has a number.
  fileprivate func addEntries(of file: Int, to entries: inout [UInt64]) {
    var functions = functions[...]
    for hash in hashes {
      let isFunction = functions.first == hash
      if isFunction { functions.removeFirst() }
      entries.append(UInt64(hash) << 32 | UInt64(file) << 1 | (isFunction ? 1 : 0))
    }
  }
}
