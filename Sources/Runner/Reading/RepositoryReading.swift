import Parser
import SourceText
import SwiftUIModel
import SymbolIndex
import TransformKit

/// Reads what transforms must know of the whole repository, whichever part of it they may change.
struct RepositoryReading: Sendable {
  let model: RepositoryModel
  /// What each file declares and names, in the order of the files.
  let symbols: [FileSymbols]
  let index: SymbolIndex
  let modules: ModuleMap
  /// The paths of the files that are not Swift.
  let brokenFiles: Set<String>
  let discovery: FileDiscovery
  /// What stands in the files of this run, those outside the repository included.
  let texts: FileTexts
  /// The files that transforms ask for.
  let files: ParsedFiles

  /// - Parameters:
  ///   - named: the files that the run was asked for, where they are not those of the roots.
  ///   - staged: what would be committed, where the run is about that.
  ///   - unsaved: the file that the run is about, in place of what is on disk.
  /// - Throws: when a root does not exist. Files that cannot be read add nothing; the run reports those
  ///   it was asked to look at.
  init(
    of roots: [String], around named: FileDiscovery? = nil, staged: [StagedTree] = [],
    unsaved: UnsavedFile? = nil, declaredElsewhere helpers: [ConditionalHelper], jobs: Int,
    progress: Progress? = nil
  ) throws(SystemError) {
    // The roots come first, so that a file has the path that the run speaks of it by.
    var discovery = try FileDiscovery(
      roots: roots + Repository.tops(above: roots), unsaved: unsaved)
    discovery.adapt(to: staged)
    self.discovery = discovery
    let texts = FileTexts(of: [named, discovery].compactMap(\.self), as: staged, unsaved: unsaved)
    self.texts = texts
    files = ParsedFiles(of: texts, jobs: jobs)
    let readings = Workers.map(
      discovery.files, jobs: jobs, counter: progress?.counter(of: .reading),
      makeState: { SyntaxParser() }
    ) { file, parser -> FileReading? in
      guard let loaded = try? texts.load(file.path) else { return nil }
      let tree = parser.parse(loaded.source)
      return FileReading(
        facts: FileFacts(of: tree), symbols: FileSymbols(of: tree), isBroken: tree.hasError)
    }
    let read = readings.compactMap { $0 }
    model = RepositoryModel(merging: read.lazy.map(\.facts), declaredElsewhere: helpers)
    symbols = read.map(\.symbols)
    index = SymbolIndex(merging: symbols)
    modules = ModuleGuess(discovery.projectFiles, jobs: jobs).map(of: discovery.folders)
    brokenFiles = Set(read.lazy.filter(\.isBroken).map(\.symbols.path))
  }

  /// What is read off one file.
  private struct FileReading: Sendable {
    let facts: FileFacts
    let symbols: FileSymbols
    let isBroken: Bool
  }

  /// The oldest releases that each file is to run on, as the project files of the repository say.
  func guessDeploymentTargets(jobs: Int) -> DeploymentTargetMap {
    TargetGuess(discovery.projectFiles, jobs: jobs).map(of: discovery.folders)
  }
}
