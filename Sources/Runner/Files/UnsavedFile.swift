import SourceText

/// A text that stands for a file, as an editor has it before it is saved: its bytes may be nowhere on disk.
public struct UnsavedFile: Sendable {
  public let source: SourceText
  /// The folder that the file belongs to; nil when that is not known.
  let folder: [UInt8]?

  /// - Parameter path: where the file belongs; nil when nobody says so. Then nothing around it is known.
  public init(_ bytes: [UInt8], at path: String?) throws(SystemError) {
    let name = path.map(FileDiscovery.displayed) ?? Self.unknownPath
    guard bytes.count <= SourceLoader.maximumCount else {
      throw SystemError(path: name, reason: "is larger than \(SourceLoader.maximumCount >> 20) MB")
    }
    source = SourceText(path: name, bytes: bytes)
    guard let path else {
      folder = nil
      return
    }
    let slash = path.lastIndex(of: "/")
    folder = OwnPath.of(slash.map { String(path[...$0]) } ?? ".")
    guard folder != nil else {
      throw SystemError(path: path, reason: "is in no folder that exists")
    }
  }

  private static let unknownPath = "<stdin>"

  /// The top of the repository that it belongs to.
  var repository: String? {
    folder.flatMap(Repository.top)?.pathText
  }
}
