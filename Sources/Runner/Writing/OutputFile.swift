/// A file that someone asked to have an answer written to.
public enum OutputFile {
  /// Sees beforehand that a file can be there.
  public static func check(_ path: String) throws(SystemError) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "."
    guard FileStatus(path: String(folder))?.isFolder == true else {
      throw SystemError(path: path, reason: "cannot write: there is no folder \(folder)")
    }
    guard FileStatus(path: path)?.isFolder != true else {
      throw SystemError(path: path, reason: "cannot write: is a folder")
    }
  }

  /// Writes a text, over whatever the file held before.
  public static func write(_ text: String, to path: String) throws(SystemError) {
    try FileDescriptor(overwriting: path).write(Array(text.utf8)[...])
  }
}
