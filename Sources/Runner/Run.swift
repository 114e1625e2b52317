import Parser
import Reporting
import SourceText
import SwiftUIModel
import TransformKit

/// One run of some transforms over some files: what is asked for, and the way from the disk to a plan.
public struct Run: Sendable {
  /// The transforms that look at the files as they are.
  let firstTransforms: [any Transform]
  /// Those that look at what the others make of them.
  private let cleanups: [any Cleanup]
  /// The least sure changes that are made.
  public let safety: Safety
  public let jobs: Int
  /// Where the run tells how far it is.
  public var progress: Progress?
  private let deploymentTargets: DeploymentTargets?
  private let helpers: [ConditionalHelper]
  private let options: OptionChoices
  /// The changes that are accepted as they are, and not made.
  public var baseline = Baseline()
  /// All transforms that comments may name; nil where nobody wants to know which comments are idle.
  public var catalog: Catalog?

  /// - Parameters:
  ///   - jobs: the number of threads; all cores when nil.
  ///   - deploymentTargets: the oldest releases that the code is to run on; nil to ask the project
  ///     files of the repository.
  ///   - helpers: conditional helpers that are declared in other repositories.
  ///   - options: what is chosen of the options of the transforms.
  public init(
    _ transforms: [any Transform], safety: Safety = .safe, jobs: Int? = nil,
    deploymentTargets: DeploymentTargets? = nil, helpers: [ConditionalHelper] = [],
    options: OptionChoices = OptionChoices()
  ) {
    firstTransforms = transforms.filter { !($0 is any Cleanup) }
    cleanups = transforms.compactMap { $0 as? any Cleanup }
    self.safety = safety
    self.jobs = jobs ?? Workers.coreCount
    self.deploymentTargets = deploymentTargets
    self.helpers = helpers
    self.options = options
  }

  /// What is asked for, for the head of a report.
  ///
  /// - Parameter roots: the files and folders that the run is for.
  public func description(for roots: [String]) -> RunDescription {
    var description = RunDescription()
    description.roots = roots
    description.safety = safety
    description.transforms = (firstTransforms + cleanups).map {
      ReportedTransform(
        name: $0.name, summary: $0.summary, safety: $0.safety,
        options: options.values(for: $0).values)
    }
    description.deploymentTargets = (deploymentTargets?.targets ?? []).map(\.description)
    description.gitHead = roots.first.flatMap(Repository.head)
    return description
  }

  /// Reads the files, and finds, merges and checks the changes. Nothing is written.
  ///
  /// - Parameter scope: which of the files may be changed; the whole repository is read in any case.
  /// - Throws: when a root does not exist, or something that the scope asks for. What is wrong with
  ///   single files stands in the report.
  public func plan(
    for roots: [String], in scope: ChangeScope = ChangeScope()
  ) throws(SystemError) -> Plan {
    try plan(for: roots, in: scope, editingAround: false)
  }

  /// The same for a file that may not be on disk, in the repository where it belongs. Only itself may
  /// be changed.
  public func plan(
    for unsaved: UnsavedFile, in scope: ChangeScope = ChangeScope()
  ) throws(SystemError) -> Plan {
    let roots = unsaved.repository.map { [$0] } ?? []
    return try plan(for: roots, unsaved: unsaved, in: scope, editingAround: false)
  }

  /// The same, but for changes that begin in the given files and end in others of the repository:
  /// these are made too.
  public func planWithTheirSurroundings(for roots: [String]) throws(SystemError) -> Plan {
    try plan(for: roots, in: ChangeScope(), editingAround: true)
  }

  private func plan(
    for roots: [String], unsaved: UnsavedFile? = nil, in asked: ChangeScope, editingAround: Bool
  ) throws(SystemError) -> Plan {
    var discovery = try FileDiscovery(roots: unsaved == nil ? roots : [], unsaved: unsaved)
    let selection = try ScopeSelection(asked, at: discovery.rootPaths)
    discovery.adapt(to: selection.staged)
    let repository = try RepositoryReading(
      of: needsRepository ? roots : [], around: discovery, staged: selection.staged,
      unsaved: unsaved, declaredElsewhere: helpers, jobs: jobs, progress: progress)
    let scope = FileScope(selection, among: discovery, reading: repository.texts)
    let context = context(of: repository)
    let examinations = examine(scope.files, in: scope, repository, context: context)
    let edited = Self.pathsOfEdits(in: examinations)
    var files = Self.filesToReport(scope.files, examinations, edited)
    if editingAround {
      let around = repository.discovery.files.filter {
        edited.contains($0.path) && !discovery.files.contains($0)
      }
      // Nothing is looked for in them: only whether they may be edited.
      let state = Run([], jobs: jobs).examine(around, in: scope, repository, context: context)
      files += Self.filesToReport(around, state, edited)
    }
    files += discovery.failures.map { ExaminedFile(path: $0.path, failure: $0) }
    let unwanted = Suppression(by: files, accepting: baseline)
    files = files.map { $0.leavingOut(unwanted) }
    let merge = ChangeMerge(of: files.flatMap(\.candidates), in: files, scope: scope)
    let examinedPaths = zip(scope.files, examinations).compactMap {
      file, examination -> String? in
      if case .generated = examination { nil } else { file.path }
    }
    let changes = CheckedChanges(
      merge.accepted, in: merge.files, failures: merge.failures, run: self, repository: repository,
      context: context)
    let cleanup = CleanupStage(transforms: cleanups, scope: scope)
    return Plan(changes, cleanup: cleanup, examinedPaths: examinedPaths)
  }

  var transformNames: Set<String> { Set((firstTransforms + cleanups).map(\.name)) }

  private var needsRepository: Bool {
    !cleanups.isEmpty || firstTransforms.contains(where: \.needsRepository)
  }

  private func context(of repository: RepositoryReading) -> TransformContext {
    TransformContext(
      model: repository.model, index: repository.index, modules: repository.modules,
      files: repository.files,
      deploymentTargets: deploymentTargets.map { DeploymentTargetMap($0) }
        ?? repository.guessDeploymentTargets(jobs: jobs),
      options: options)
  }

  private func examine(
    _ files: [FileDiscovery.File], in scope: FileScope, _ repository: RepositoryReading,
    context: TransformContext
  ) -> [Examination] {
    Workers.map(
      files, jobs: jobs, counter: progress?.counter(of: .looking), makeState: { SyntaxParser() }
    ) { file, parser in
      ExaminedFile.examine(
        file, in: scope, isBroken: repository.brokenFiles.contains(file.path), run: self,
        context: context, parser: parser)
    }
  }

  /// The files with an outcome, and those that the changes of others edit.
  private static func filesToReport(
    _ files: [FileDiscovery.File], _ examinations: [Examination], _ edited: Set<String>
  ) -> [ExaminedFile] {
    zip(files, examinations).compactMap { file, examination in
      switch examination {
      case .generated: edited.contains(file.path) ? ExaminedFile(generated: file.path) : nil
      case .uneventful: edited.contains(file.path) ? ExaminedFile(path: file.path) : nil
      case .eventful(let examined): examined
      }
    }
  }

  private static func pathsOfEdits(in examinations: [Examination]) -> Set<String> {
    var paths: Set<String> = []
    for case .eventful(let file) in examinations {
      for candidate in file.candidates { paths.formUnion(candidate.change.parts.map(\.path)) }
    }
    return paths
  }
}
