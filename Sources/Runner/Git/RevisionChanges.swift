/// What differs in a working tree from where its branch left a commit.
struct RevisionChanges {
  /// The changed lines by the paths of their files, from the top.
  private(set) var linesByPath: [String: [ClosedRange<Int>]]

  /// - Throws: when git knows no such commit, or nothing that both have in common.
  init(since revision: String, in top: String) throws(SystemError) {
    let git = GitProcess(top: top)
    let base = try Self.base(of: revision, git)
    // What `git diff` asks the configuration of a user, this command does not.
    let patch = try git.output(
      ["diff-index", "-p", "-U0", "-M", "--no-ext-diff", "--no-textconv"]
        + ["--ignore-submodules", base, "--"])
    linesByPath = PatchLines(patch.output).byPath
    let untracked = try git.output(["ls-files", "-z", "--others", "--exclude-standard"])
    for path in untracked.entries { linesByPath[path] = [1...Int.max] }
  }

  /// The commit that a branch and the current one have last in common.
  private static func base(of revision: String, _ git: GitProcess) throws(SystemError) -> String {
    func failure(_ reason: String) -> SystemError { SystemError(path: revision, reason: reason) }
    let commit = try git.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    guard commit.isSuccess else { throw failure("git knows no such commit in \(git.top)") }
    let base = try git.run(["merge-base", commit.firstLine, "HEAD"])
    if base.isSuccess { return base.firstLine }
    guard base.complaint.isEmpty else { throw failure(base.complaint) }
    let isShallow = try git.run(["rev-parse", "--is-shallow-repository"]).firstLine == "true"
    throw failure(
      "has no commit in common with the current one"
        + (isShallow
          ? " as far as this shallow clone goes; fetch more of it, as by `git fetch --unshallow`"
          : ""))
  }
}
