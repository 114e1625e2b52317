import SourceText

/// Reads source files from disk.
public enum SourceLoader {
  /// A file as it was when the run read it.
  public struct LoadedFile: Sendable {
    public let source: SourceText
    let stamp: FileStamp
    /// The staged version of the file, in a run on staged files.
    var staged: StagedFile?
  }

  /// The maximum size of a source file. Larger files are data, and their trees would take
  /// gigabytes.
  public static let maximumCount = 64 << 20

  /// Whether a file or folder exists at a path.
  public static func exists(_ path: String) -> Bool { FileStatus(path: path) != nil }

  /// Reads a file without checking its encoding.
  public static func read(_ path: String) throws(SystemError) -> LoadedFile {
    let file = try FileDescriptor(reading: path)
    let status = try file.status()
    guard status.isRegularFile else {
      throw SystemError(
        path: path, reason: status.isFolder ? "not a file but a folder" : "not a regular file")
    }
    guard status.size <= maximumCount else {
      throw SystemError(path: path, reason: "the file is larger than \(maximumCount >> 20) MB")
    }
    var failure: SystemError?
    let source = SourceText(path: path, count: status.size) { buffer in
      do throws(SystemError) {
        let count = try file.read(into: buffer)
        if count < buffer.count {
          failure = SystemError(
            path: path, reason: "the file became shorter while it was read; run again")
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return LoadedFile(source: source, stamp: status.stamp)
  }

  /// Reads a source file, which must be UTF-8.
  public static func load(_ path: String) throws(SystemError) -> LoadedFile {
    try checked(try read(path))
  }

  /// Returns the file if it is valid UTF-8.
  static func checked(_ file: LoadedFile) throws(SystemError) -> LoadedFile {
    let path = file.source.path
    switch file.source.encodingFault {
    case nil: return file
    case .nulByte:
      throw SystemError(path: path, reason: "not a text file: contains a NUL byte")
    case .notUTF8(let offset):
      let location = LineTable(file.source).location(of: offset)
      throw SystemError(
        path: path, reason: "not UTF-8 (line \(location.line), column \(location.column))")
    }
  }
}
