import SourceText

/// Reads source files from disk.
public enum SourceLoader {
  /// A file as it was when it was read.
  public struct LoadedFile: Sendable {
    public let source: SourceText
    let stamp: FileStamp
    /// What the index has of it, where the run is about that.
    var staged: StagedFile?
  }

  /// Larger files are data that someone calls source; a tree of one would take gigabytes.
  public static let maximumCount = 64 << 20

  /// Whether there is anything at a path.
  public static func isThere(_ path: String) -> Bool { FileStatus(path: path) != nil }

  /// Reads a file, whatever its bytes are.
  public static func read(_ path: String) throws(SystemError) -> LoadedFile {
    let file = try FileDescriptor(reading: path)
    let status = try file.status()
    guard status.isRegularFile else {
      throw SystemError(path: path, reason: status.isFolder ? "is a folder" : "is not a file")
    }
    guard status.size <= maximumCount else {
      throw SystemError(path: path, reason: "is larger than \(maximumCount >> 20) MB")
    }
    var failure: SystemError?
    let source = SourceText(path: path, count: status.size) { buffer in
      do throws(SystemError) {
        let count = try file.read(into: buffer)
        if count < buffer.count {
          failure = SystemError(path: path, reason: "became shorter while it was read")
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return LoadedFile(source: source, stamp: status.stamp)
  }

  /// Reads a file that is to be rewritten: text in UTF-8.
  public static func load(_ path: String) throws(SystemError) -> LoadedFile {
    try checked(try read(path))
  }

  /// The file, if it is text in UTF-8.
  static func checked(_ file: LoadedFile) throws(SystemError) -> LoadedFile {
    let path = file.source.path
    switch file.source.encodingFault {
    case nil: return file
    case .zeroByte:
      throw SystemError(path: path, reason: "holds a zero byte, so it is no text")
    case .notUTF8(let offset):
      let location = LineTable(file.source).location(of: offset)
      throw SystemError(
        path: path, reason: "is not UTF-8 (line \(location.line), column \(location.column))")
    }
  }
}
