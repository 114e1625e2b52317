import Reporting
import Semantics

/// A repository that is read to draw a graph of it.
struct GraphSource {
  let repository: IndexedRepository
  let program: SharedProgram
  /// The files that the graph is about.
  let paths: Set<String>

  private let discoveryFailures: [SystemError]

  /// - Throws: when a root does not exist, or is a folder without Swift files.
  init(around roots: [String], jobs: Int) throws(SystemError) {
    let found = try DiscoveredFiles.discover(roots: roots, repositoryAround: roots)
    try found.named.requireFiles()
    let repository = IndexedRepository.index(found, jobs: jobs)
    self.repository = repository
    program = SharedProgram {
      RepositorySource(
        index: repository.index, modules: repository.modules, files: repository.files,
        known: .described)
    }
    paths = Set(found.named.files.map(\.path))
    discoveryFailures = found.named.failures
  }

  /// The files that could not be read or have syntax errors.
  ///
  /// - Parameter subject: what is unknown of a file with errors, such as "screens".
  func failures(hiding subject: String) -> [SystemError] {
    let broken = paths.filter { repository.notes[$0]?.hasError ?? false }.sorted().map {
      SystemError(path: $0, reason: "has syntax errors, so its \(subject) are unknown")
    }
    return discoveryFailures + broken
  }
}
