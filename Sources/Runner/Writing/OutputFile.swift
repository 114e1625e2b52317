/// A file that someone asked to have an answer written to.
public enum OutputFile {
  /// Writes a text, over whatever the file held before.
  public static func write(_ text: String, to path: String) throws(SystemError) {
    try FileDescriptor(overwriting: path).write(Array(text.utf8)[...])
  }
}
