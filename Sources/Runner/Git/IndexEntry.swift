/// What the index holds of one file.
struct IndexEntry: Hashable, Sendable {
  /// The top of the working tree, and the path from there.
  let top: String
  let path: String
  /// `100644`, or `100755` for a program.
  let mode: String
  /// The name of the object with its bytes.
  let object: String

  /// Whether it is a file, and no link or repository of its own.
  var isFile: Bool { mode.hasPrefix("100") }

  init(top: String, path: String, mode: String, object: String) {
    self.top = top
    self.path = path
    self.mode = mode
    self.object = object
  }

  /// Reads `MODE OBJECT STAGE<tab>PATH`; nil for one of several stages, among which a merge did not decide.
  init?(reading line: String, in top: String) {
    let parts = line.split(separator: "\t", maxSplits: 1)
    let words = parts[0].split(separator: " ")
    guard words[2] == "0" else { return nil }
    self.init(
      top: top, path: String(parts[1]), mode: String(words[0]), object: String(words[1]))
  }
}
