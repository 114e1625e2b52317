import Reporting
import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import TransformKit

/// The request to run some transforms, and the stages of the run: one function each, from the disk
/// to a `Plan`.
public struct Run: Sendable {
  /// The transforms that look at the files as they are.
  let firstTransforms: [any Transform]
  /// The transforms that look at the files as the others leave them.
  let cleanups: [any Cleanup]
  /// The highest safety level of the changes that are made.
  public let safety: Safety
  /// The number of threads.
  public let jobs: Int
  /// Counts the files that are done, for another thread to look at.
  public var progress: Progress?
  /// The deployment targets of all code; nil to read the project files.
  let deploymentTargets: DeploymentTargets?
  private let helpers: [ConditionalHelper]
  /// What is known of the modules that the repository imports. Most runs never ask for it.
  private let known: Lazy<KnownDeclarations>
  let options: OptionChoices
  /// The accepted changes, which are not made.
  public var baseline = Baseline()
  /// The folder that nothing outside belongs to; nil for the whole repository.
  public var rootFolder: String?
  /// All transforms that suppression comments may name; nil to not report unused comments.
  public var catalog: Catalog?

  /// - Parameters:
  ///   - jobs: the number of threads; all cores when nil.
  ///   - deploymentTargets: the deployment targets of all code; nil to read the project files.
  ///   - helpers: conditional helpers that other repositories declare.
  ///   - modules: declarations of libraries, beside those that the program describes.
  ///   - options: the values of the transforms' options.
  public init(
    _ transforms: [any Transform], safety: Safety = .safe, jobs: Int? = nil,
    deploymentTargets: DeploymentTargets? = nil, helpers: [ConditionalHelper] = [],
    modules: [KnownDeclarations.Part] = [], options: OptionChoices = OptionChoices()
  ) {
    firstTransforms = transforms.filter { !($0 is any Cleanup) }
    cleanups = transforms.compactMap { $0 as? any Cleanup }
    self.safety = safety
    self.jobs = jobs ?? Workers.coreCount
    self.deploymentTargets = deploymentTargets
    self.helpers = helpers
    known = Lazy { .described.adding(modules) }
    self.options = options
  }

  var transforms: [any Transform] { firstTransforms + cleanups }
}

// MARK: From the disk to a plan

extension Run {
  /// Plans the changes in some files and folders. Nothing is written.
  ///
  /// - Parameter scope: which of the files may be changed; the whole repository is read.
  /// - Throws: when a root does not exist, or something that the scope names. What is wrong with a
  ///   single file is in the report.
  public func plan(
    for roots: [String], in scope: ChangeScope = ChangeScope()
  ) throws(SystemError) -> Plan {
    plan(of: try read(roots, in: scope))
  }

  /// Discovers files, and reads, parses and indexes their repository.
  public func read(
    _ roots: [String], in scope: ChangeScope = ChangeScope()
  ) throws(SystemError) -> RunInput {
    index(
      try .discover(
        roots: roots, in: scope, repositoryAround: readsRepository ? roots : [],
        within: rootFolder))
  }

  /// Reads the same for a file that may not be on disk, in the repository where it belongs. Only
  /// this file is changed.
  public func read(
    _ file: UnsavedFile, in scope: ChangeScope = ChangeScope()
  ) throws(SystemError) -> RunInput {
    let repository = readsRepository ? file.repository(within: rootFolder).map { [$0] } : nil
    return index(
      try .discover(
        roots: [], file, in: scope, repositoryAround: repository ?? [], within: rootFolder))
  }

  /// Reads and parses the files, and indexes what they declare and mention.
  private func index(_ found: DiscoveredFiles) -> RunInput {
    let repository = IndexedRepository.index(
      found, helpers: helpers, jobs: jobs, progress: progress)
    let targets = repository.projectTargets
    let context = TransformContext(
      model: repository.model, index: repository.index, modules: repository.modules, known: known,
      files: repository.files,
      deploymentTargets: deploymentTargets.map { DeploymentTargetMap($0) }
        ?? repository.guessDeploymentTargets(jobs: jobs, of: targets),
      codeStyles: repository.codeStyles, buildTargets: BuildTargets(targets.numbers),
      isBuiltWithXcode16: Lazy { [projects = repository.discovery.projectFiles] in
        projects.contains(where: \.needsXcode16)
      },
      options: options, safety: safety)
    let named = found.named.leavingOut(repository.unbuiltPaths)
    return RunInput(
      repository: repository, named: named,
      scope: FileScope(found.selection, among: named, reading: found.texts),
      context: context)
  }

  /// Plans the changes in the files that were discovered.
  public func plan(of input: RunInput) -> Plan {
    plan(of: examine(input), input)
  }

  /// Plans the changes that begin in the files that were discovered, those included that also edit
  /// other files of the repository.
  public func planWithSurroundings(of input: RunInput) -> Plan {
    plan(of: addSurroundings(to: examine(input), input), input)
  }

  private func plan(of examined: ExaminedFiles, _ input: RunInput) -> Plan {
    let files = suppress(examined.files, commentsIn: examined.files)
    let merged = merge(files.flatMap(\.candidates), in: files, scope: input.scope)
    return finish(merged, omitting: Omissions(), examinedPaths: examined.paths, input)
  }

  /// Plans again without some changes, named by their ids.
  public func replan(_ plan: Plan, leavingOut ids: Set<String>, of input: RunInput) -> Plan {
    finish(
      plan.merged.leavingOut(ids), omitting: plan.omissions.adding(ids: ids),
      examinedPaths: plan.examinedPaths, input
    ).part(plan.shard)
  }

  /// Plans again without the changes that edit a file whose text changed on disk.
  public func replan(_ plan: Plan, leavingAlone path: String, of input: RunInput) -> Plan {
    finish(
      plan.merged.leavingAlone(path), omitting: plan.omissions.adding(path: path),
      examinedPaths: plan.examinedPaths, input
    ).part(plan.shard)
  }

  private func finish(
    _ merged: MergedChanges, omitting omissions: Omissions, examinedPaths: [String],
    _ input: RunInput
  ) -> Plan {
    let settled = settle(check(merged, input), omitting: omissions, input)
    let cleaned = cleanUp(after: settled, omitting: omissions, input)
    return Plan(
      merged: merged, all: cleaned, reports: reports(on: cleaned), examinedPaths: examinedPaths,
      texts: input.repository.texts, omissions: omissions)
  }

  /// Whether a transform asks about other files than the one that it looks at.
  private var readsRepository: Bool {
    !cleanups.isEmpty || firstTransforms.contains(where: \.needsRepository)
  }
}
