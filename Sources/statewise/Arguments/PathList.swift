/// A list of paths that is read from a file or from standard input.
enum PathList {
  /// The paths, one per line or separated by NULs, as `git diff --name-only -z` writes them.
  static func paths(in path: String) throws(UsageError) -> [String] {
    let text = String(decoding: try StandardInput.bytes(of: path), as: UTF8.self)
    if text.utf8.contains(0) { return text.split(separator: "\0").map(String.init) }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
