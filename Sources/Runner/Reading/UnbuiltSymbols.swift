import SymbolIndex
import TransformKit

extension DiscoveredFiles {
  /// The files of the repository that no target builds.
  ///
  /// Where a file that is built needs one of them, the project does not describe the build, and the file
  /// counts as built. So does a file without types, which may be a manifest or script, and a file that was
  /// named, itself or by a folder in which no file is built.
  ///
  /// - Parameter symbols: those of all files of the repository.
  func unbuiltFiles(among symbols: [FileSymbols], jobs: Int) -> [FileSymbols] {
    let unbuilt = UnbuiltFiles(repository, jobs: jobs)
    let files = repository.files.filter { !$0.isNamed }
    let paths = Set(
      files.lazy.filter { unbuilt.contain(repository.canonicalPath(of: $0)) }.map(\.path))
    guard !paths.isEmpty else { return [] }
    let asked = namedPaths(among: paths)
    var candidates: [FileSymbols] = []
    var others: [FileSymbols] = []
    for file in symbols {
      if paths.contains(file.path), !asked.contains(file.path), file.declaresTypes {
        candidates.append(file)
      } else {
        others.append(file)
      }
    }
    let needed = FileSymbols.indicesOfFiles(among: candidates, neededBy: others)
    return candidates.indices.filter { !needed.contains($0) }.map { candidates[$0] }
  }

  /// The files in the folders that were named and have no other files.
  private func namedPaths(among unbuilt: Set<String>) -> Set<String> {
    named.roots.reduce(into: []) { paths, root in
      let inside = named.files.filter { $0.path.hasPrefix(root.displayPrefix) }.map(\.path)
      if unbuilt.isSuperset(of: inside) { paths.formUnion(inside) }
    }
  }
}
