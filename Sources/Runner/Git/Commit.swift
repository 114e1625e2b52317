/// A commit of some files.
public enum Commit {
  /// Commits the changes of some files, and nothing else that is staged.
  ///
  /// - Parameters:
  ///   - paths: files that git tracks. Those of several repositories become one commit in each.
  ///   - message: a subject and, after an empty line, a body.
  /// - Returns: the abbreviated names of the commits.
  /// - Throws: if git cannot commit, such as when a hook fails. Nothing is committed then in that repository.
  public static func make(
    of paths: [String], message: String
  ) throws(SystemError) -> [String] {
    let files = paths.compactMap(CanonicalPath.of)
    let byTop = Dictionary(grouping: files) { Repository.top(of: $0.enclosingFolder) ?? [] }
    var names: [String] = []
    for (top, files) in byTop.sorted(by: { $0.key.pathText < $1.key.pathText }) {
      let git = GitProcess(top: top.pathText)
      let relative = files.compactMap { top.path(to: $0)?.pathText }
      _ = try git.output(
        ["commit", "--quiet", "--file=-", "--only", "--"] + relative, input: Array(message.utf8))
      names.append(try git.output(["rev-parse", "--short", "HEAD"]).firstLine)
    }
    return names
  }
}
