import Parser
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A whole repository, indexed by what its files declare and mention.
struct IndexedRepository: Sendable {
  let discovery: FileDiscovery
  /// The files that no target builds, and that are left out for this reason.
  let unbuiltPaths: Set<String>
  /// How the files are read, those outside the repository included.
  let texts: FileTexts
  let model: RepositoryModel
  /// The files of which no more than names are known.
  let unread: [UnreadFile]
  let index: SymbolIndex
  let modules: ModuleMap
  /// What is known of each file without reading it again, by its path.
  let notes: [String: FileNote]
  /// The files that transforms ask for.
  let files: ParsedFiles

  /// Reads and parses every file of a repository, and keeps what they declare and mention.
  ///
  /// A file that cannot be read adds nothing; a run reports those that it was asked to change.
  ///
  /// - Parameter helpers: conditional helpers that other repositories declare.
  static func index(
    _ found: DiscoveredFiles, helpers: [ConditionalHelper] = [], jobs: Int,
    progress: Progress? = nil
  ) -> IndexedRepository {
    let (discovery, texts) = (found.repository, found.texts)
    let readings = Workers.map(
      discovery.files, jobs: jobs, counter: progress?.counter(of: .reading),
      state: SyntaxParser()
    ) { file, parser -> FileReading? in
      guard let loaded = try? texts.load(file.path) else { return nil }
      let tree = parser.parse(loaded.source)
      let symbols = FileSymbols(of: tree)
      return FileReading(
        facts: FileFacts(of: tree), symbols: symbols, note: FileNote(of: tree, symbols.names))
    }
    let unbuilt = found.unbuiltFiles(among: readings.compactMap { $0?.symbols }, jobs: jobs)
    let unbuiltPaths = Set(unbuilt.map(\.path))
    let read = readings.compactMap(\.self).filter { !unbuiltPaths.contains($0.symbols.path) }
    let symbols = read.map(\.symbols)
    let unread =
      found.unreadFiles(
        besides: zip(discovery.files, readings).filter { $1 == nil }.map(\.0.path), jobs: jobs)
      + UnreadFile.group(unbuilt, cause: .notBuilt)
    return IndexedRepository(
      discovery: discovery.leavingOut(unbuiltPaths), unbuiltPaths: unbuiltPaths, texts: texts,
      model: RepositoryModel(merging: read.lazy.map(\.facts), declaredElsewhere: helpers),
      unread: unread,
      index: SymbolIndex(merging: symbols, unread: unread),
      modules: ModuleInference(discovery.projectFiles, jobs: jobs).map(of: discovery.folders),
      notes: Dictionary(
        read.map { ($0.symbols.path, $0.note) }, uniquingKeysWith: { first, _ in first }),
      files: ParsedFiles(of: texts, jobs: jobs))
  }

  /// The code style of each file, as the configurations of linters and formatters say.
  var codeStyles: CodeStyleMap {
    CodeStyleInference(discovery.styleFiles).map(of: discovery.folders)
  }

  /// The targets of the repository's Xcode projects.
  var projectTargets: ProjectTargets { ProjectTargets(in: discovery) }

  /// The facts that are kept of one file.
  private struct FileReading: Sendable {
    let facts: FileFacts
    let symbols: FileSymbols
    let note: FileNote
  }

  /// The deployment targets of each file, as the project files of the repository give them: those of the targets
  /// that compile the file, or else of all code around it.
  func guessDeploymentTargets(
    jobs: Int, of targets: ProjectTargets? = nil
  ) -> DeploymentTargetMap {
    let targets = targets ?? projectTargets
    return DeploymentTargetInference(discovery.projectFiles, jobs: jobs)
      .map(of: discovery.folders) { path, guess in
        let isOfProject = guess.targets.allSatisfy { $0.origin.hasSuffix(".xcodeproj") }
        return isOfProject && !guess.targets.isEmpty ? targets.deploymentTargets(of: path) : nil
      }
  }
}

/// What is known of a file that was read once.
struct FileNote: Sendable {
  let names: NameSet
  let isGenerated: Bool
  /// Whether there is something to say of the file whatever transforms find: a syntax error, or a comment
  /// that suppresses findings.
  let isNotable: Bool
  let hasError: Bool
  /// Tells whether a text is the one that was read.
  private let textHash: UInt64

  fileprivate init(of tree: SyntaxTree, _ names: NameSet) {
    self.names = names
    isGenerated = GeneratedFileMarker.isFound(in: tree.source)
    hasError = tree.hasError
    isNotable = tree.hasError || SuppressionComments.mayOccur(in: tree.source)
    textHash = Self.hash(of: tree.source)
  }

  /// Whether a text is the one that was read.
  func isOf(_ source: SourceText) -> Bool { textHash == Self.hash(of: source) }

  /// Takes eight bytes at a time, since it reads every file of a repository.
  private static func hash(of source: SourceText) -> UInt64 {
    source.withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var hash = UInt64(bytes.count)
      func mix(_ word: UInt64) {
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
      }
      var position = 0
      while position + 8 <= bytes.count {
        mix(bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        position += 8
      }
      for byte in bytes[position...] { mix(UInt64(byte)) }
      return hash
    }
  }
}
