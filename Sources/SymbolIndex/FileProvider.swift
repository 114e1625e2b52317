import SourceText

/// Provides the files of a repository with their trees. Each is parsed when it is first requested.
public protocol FileProvider: Sendable {
  /// The files at some paths, in the same order; nil for a file that cannot be read or has syntax
  /// errors.
  func files(at paths: [String]) -> [IndexedFile?]

  /// The text of a file, which need not be parsed for it; nil when it cannot be read.
  func text(at path: String) -> SourceText?
}

/// A provider of files that are parsed already.
public struct FixedFiles: FileProvider {
  private let files: [String: IndexedFile]

  public init(_ files: [IndexedFile] = []) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public func files(at paths: [String]) -> [IndexedFile?] { paths.map { files[$0] } }

  public func text(at path: String) -> SourceText? { files[path]?.tree.source }
}
