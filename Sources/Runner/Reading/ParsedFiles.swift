import Parser
import SourceText
import SymbolIndex

/// The files that someone asked for, each parsed once and kept for whoever asks next.
final class ParsedFiles: FileProvider {
  private let texts: FileTexts
  private let jobs: Int
  private let known = Locked<[String: IndexedFile?]>([:])

  init(of texts: FileTexts, jobs: Int) {
    self.texts = texts
    self.jobs = jobs
  }

  func files(at paths: [String]) -> [IndexedFile?] {
    let texts = texts
    // Two threads that ask for the same file at once both parse it; the first tree counts.
    let missing = known.withLock { known in paths.filter { known[$0] == nil } }
    guard !missing.isEmpty else { return known.withLock { known in paths.map { known[$0]! } } }
    let parsed = Workers.map(missing, jobs: jobs, state: SyntaxParser()) { path, parser in
      Self.file(at: path, in: texts, parser: parser)
    }
    return known.withLock { known in
      for (path, file) in zip(missing, parsed) where known[path] == nil {
        known[path] = .some(file)
      }
      return paths.map { known[$0]! }
    }
  }

  func text(at path: String) -> SourceText? {
    givenText(at: path) ?? (try? texts.load(path))?.source
  }

  /// The text of a file that someone was given; nil when nobody asked for it.
  func givenText(at path: String) -> SourceText? {
    known.withLock { $0[path] }??.tree.source
  }

  private static func file(
    at path: String, in texts: FileTexts, parser: SyntaxParser
  ) -> IndexedFile? {
    guard let source = try? texts.load(path).source else { return nil }
    let tree = parser.parse(source)
    return tree.hasError ? nil : IndexedFile(tree)
  }
}
