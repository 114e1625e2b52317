/// A file's entry in the index of git.
struct IndexEntry: Hashable, Sendable {
  /// The top level of the working tree; the path is relative to it.
  let top: String
  let path: String
  /// `100644`, or `100755` for an executable file.
  let mode: String
  /// The name of the git object with the file's contents.
  let object: String

  /// Whether the entry is a file, rather than a link or a submodule.
  var isFile: Bool { mode.hasPrefix("100") }

  init(top: String, path: String, mode: String, object: String) {
    self.top = top
    self.path = path
    self.mode = mode
    self.object = object
  }

  /// Reads `MODE OBJECT STAGE<tab>PATH`. Returns nil for an entry of an unresolved merge.
  init?(reading line: String, in top: String) {
    let parts = line.split(separator: "\t", maxSplits: 1)
    let words = parts[0].split(separator: " ")
    guard words[2] == "0" else { return nil }
    self.init(
      top: top, path: String(parts[1]), mode: String(words[0]), object: String(words[1]))
  }
}
