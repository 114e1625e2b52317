import Runner
import SourceText

/// A list of paths from a file, or from standard input.
enum PathList {
  /// The paths, one a line, or separated by zero bytes as by `git diff --name-only -z`.
  static func paths(in path: String) throws(UsageError) -> [String] {
    let text = try text(of: path)
    if text.utf8.contains(0) { return text.split(separator: "\0").map(String.init) }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }

  private static func text(of path: String) throws(UsageError) -> String {
    let bytes =
      try path == StandardInput.path ? StandardInput.bytes() : StandardInput.bytes(of: path)
    return String(decoding: bytes, as: UTF8.self)
  }
}
