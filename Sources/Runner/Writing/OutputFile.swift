/// A file for a report or another output that the user requested.
public enum OutputFile {
  /// Checks that the file can be created, before the run starts.
  public static func check(_ path: String) throws(SystemError) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "."
    guard FileStatus(path: String(folder))?.isFolder == true else {
      throw SystemError(path: path, reason: "cannot write: no such folder: \(folder)")
    }
    guard FileStatus(path: path)?.isFolder != true else {
      throw SystemError(path: path, reason: "cannot write: not a file but a folder")
    }
  }

  /// Writes a text and replaces the previous contents of the file.
  public static func write(_ text: String, to path: String) throws(SystemError) {
    try FileDescriptor(overwriting: path).write(Array(text.utf8)[...])
  }
}
