/// A list of paths from a file, or from standard input.
enum PathList {
  /// The paths, one a line, or separated by zero bytes as by `git diff --name-only -z`.
  static func paths(in path: String) throws(UsageError) -> [String] {
    let text = String(decoding: try StandardInput.bytes(of: path), as: UTF8.self)
    if text.utf8.contains(0) { return text.split(separator: "\0").map(String.init) }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
