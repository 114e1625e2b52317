/// The index of a repository in which some files have changed, made from the one before.
extension SymbolIndex {
  /// The index with other symbols of some files. Those of files that it does not have do not count.
  public func replacing(_ changed: [String: FileSymbols]) -> SymbolIndex {
    var index = self
    let numbers = Dictionary(zip(paths, 0...), uniquingKeysWith: { first, _ in first })
    for (path, file) in changed {
      if let number = numbers[path] { index.replace(number, with: file, numbers) }
    }
    return index
  }

  /// The names that the files at some paths declare here and not in another index of the same repository, or the other
  /// way round; nil if other files differ.
  public func names(
    declaredUnlike other: SymbolIndex, inFilesAt changed: Set<String>
  ) -> Set<String>? {
    guard paths == other.paths, replaced.values.allSatisfy({ changed.contains($0.path) }) else {
      return nil
    }
    return Set(replaced.keys).union(other.replaced.keys).reduce(into: []) { names, number in
      let (new, old) = (symbols(of: number), other.symbols(of: number))
      names.formUnion(new.declarations.symmetricDifference(old.declarations).map(\.name))
    }
  }
}

extension FileSymbols {
  /// What is known of the file if it has syntax errors.
  var unread: UnreadFile? {
    hasError ? UnreadFile(path: path, cause: .syntaxErrors, names: names) : nil
  }

  /// What the file declares at its top level or extends, with all types.
  fileprivate var declarations: Set<Declaration> {
    Set(
      globalNames.map { Declaration(name: $0) }
        + types.map {
          Declaration(
            name: $0.name, qualifiedName: $0.qualifiedName, isExtension: $0.kind == .extensionDecl)
        })
  }
}

/// A declaration, as far as it is found by its name.
private struct Declaration: Hashable {
  let name: String
  var qualifiedName: String?
  var isExtension = false
}
