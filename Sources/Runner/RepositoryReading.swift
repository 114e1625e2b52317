import Parser
import SourceText
import SwiftUIModel
import TransformKit

/// Reads what transforms must know of the whole repository, whichever part of it they may change.
struct RepositoryReading: Sendable {
  let model: RepositoryModel
  /// The paths of the files that are not Swift.
  let brokenFiles: Set<String>
  let discovery: FileDiscovery

  /// - Throws: when a root does not exist. Files that cannot be read add nothing; the run reports those
  ///   it was asked to look at.
  init(
    of roots: [String], declaredElsewhere helpers: [ConditionalHelper], jobs: Int
  ) throws(SystemError) {
    // The roots come first, so that a file has the path that the run speaks of it by.
    discovery = try FileDiscovery(roots: roots + Repository.tops(above: roots))
    let readings = Workers.map(discovery.files, jobs: jobs, makeState: { SyntaxParser() }) {
      file, parser -> (facts: FileFacts, isBroken: Bool)? in
      guard let loaded = try? SourceLoader.load(file.path) else { return nil }
      let tree = parser.parse(loaded.source)
      return (FileFacts(of: tree), tree.hasError)
    }
    model = RepositoryModel(
      merging: readings.lazy.compactMap { $0?.facts }, declaredElsewhere: helpers)
    brokenFiles = Set(
      zip(discovery.files, readings).lazy.filter { $1?.isBroken == true }.map(\.0.path))
  }

  /// The oldest releases that each file is to run on, as the project files of the repository say.
  func guessDeploymentTargets(jobs: Int) -> DeploymentTargetMap {
    TargetGuess(discovery.projectFiles, jobs: jobs).map(of: discovery.folders)
  }
}
