import TransformKit

/// What a run reads before it plans. Every plan of the run is made from these finished values.
public struct RunInput: Sendable {
  let repository: IndexedRepository
  /// The files and folders that were named.
  let named: FileDiscovery
  /// The files that may be changed.
  let scope: FileScope
  /// What transforms may ask.
  let context: TransformContext
}

extension Run {
  /// Reads, parses and indexes the repository of some files.
  func index(_ found: DiscoveredFiles) -> RunInput {
    let repository = IndexedRepository.index(
      found, helpers: helpers, jobs: jobs, progress: progress)
    let context = TransformContext(
      model: repository.model, index: repository.index, modules: repository.modules,
      files: repository.files,
      deploymentTargets: deploymentTargets.map { DeploymentTargetMap($0) }
        ?? repository.guessDeploymentTargets(jobs: jobs),
      options: options)
    return RunInput(
      repository: repository, named: found.named,
      scope: FileScope(found.selection, among: found.named, reading: found.texts),
      context: context)
  }
}
