import Parser
import SourceText
import SwiftUIModel

/// Reads what transforms must know of the whole repository, whichever part of it they may change.
struct RepositoryReading {
  let model: RepositoryModel

  /// - Throws: when a root does not exist. Files that cannot be read add nothing; the run reports those
  ///   it was asked to look at.
  init(of roots: [String], jobs: Int) throws(SystemError) {
    // The roots come first, so that a file has the path that the run speaks of it by.
    let discovery = try FileDiscovery(roots: roots + Repository.tops(above: roots))
    let facts = Workers.map(discovery.files, jobs: jobs, makeState: { SyntaxParser() }) {
      file, parser in
      (try? SourceLoader.load(file.path)).map { FileFacts(of: parser.parse($0.source)) }
    }
    model = RepositoryModel(merging: facts.lazy.compactMap { $0 })
  }
}
