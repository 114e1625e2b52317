import SourceText

/// The text of a file in an editor, which may differ from the file on disk or have no file there.
public struct UnsavedFile: Sendable {
  public let source: SourceText
  /// The folder of the file; nil if it is unknown.
  let folder: [UInt8]?

  /// - Parameter path: the path of the file; nil if it is unknown. Without a path, the run reads no
  ///   other files.
  public init(_ bytes: [UInt8], at path: String?) throws(SystemError) {
    let name = path.map(FileDiscovery.displayed) ?? Self.unknownPath
    guard bytes.count <= SourceLoader.maximumCount else {
      throw SystemError(
        path: name, reason: "the file is larger than \(SourceLoader.maximumCount >> 20) MB")
    }
    source = SourceText(path: name, bytes: bytes)
    guard let path else {
      folder = nil
      return
    }
    let slash = path.lastIndex(of: "/")
    folder = CanonicalPath.of(slash.map { String(path[...$0]) } ?? ".")
    guard folder != nil else {
      throw SystemError(path: path, reason: "the folder of this path does not exist")
    }
  }

  private static let unknownPath = "<stdin>"

  /// The top level of the file's repository, or the folder in it that nothing outside belongs to.
  func repository(within rootFolder: String?) -> String? {
    folder.flatMap {
      Repository.top(of: $0, within: rootFolder.flatMap(CanonicalPath.of))
    }?.pathText
  }
}
