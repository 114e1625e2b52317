/// The changes in a working tree since its branch diverged from a commit.
struct RevisionChanges {
  /// The changed lines, by the paths of the files relative to the top level.
  private(set) var linesByPath: [String: [ClosedRange<Int>]]

  /// - Throws: if git does not know the commit, or the histories have no common commit.
  init(since revision: String, in top: String) throws(SystemError) {
    let git = GitProcess(top: top)
    let base = try Self.base(of: revision, git)
    // Unlike `git diff`, this command ignores the user's diff settings.
    let patch = try git.output(
      ["diff-index", "-p", "-U0", "-M", "--no-ext-diff", "--no-textconv"]
        + ["--ignore-submodules", base, "--"])
    linesByPath = PatchLines(patch.output).byPath
    let untracked = try git.output(["ls-files", "-z", "--others", "--exclude-standard"])
    for path in untracked.entries { linesByPath[path] = [1...Int.max] }
  }

  /// Returns the merge base of a commit and the current commit.
  private static func base(of revision: String, _ git: GitProcess) throws(SystemError) -> String {
    func failure(_ reason: String) -> SystemError { SystemError(path: revision, reason: reason) }
    let commit = try git.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    guard commit.isSuccess else {
      // A repository that git refuses to read has no commits for it.
      _ = try git.output(["rev-parse", "--git-dir"])
      throw failure("no such commit in \(git.top)" + (try git.shallowHint))
    }
    let base = try git.run(["merge-base", commit.firstLine, "HEAD"])
    if base.isSuccess { return base.firstLine }
    guard base.errorMessage.isEmpty else { throw failure(base.errorMessage) }
    throw failure(
      "this commit and the current branch have no common ancestor" + (try git.shallowHint))
  }
}

extension GitProcess {
  /// What helps where only the newest commits were cloned, as CI services do; else nothing.
  fileprivate var shallowHint: String {
    get throws(SystemError) {
      guard try run(["rev-parse", "--is-shallow-repository"]).firstLine == "true" else { return "" }
      return " in this shallow clone; run `git fetch --unshallow`, or set `fetch-depth: 0` of "
        + "`actions/checkout`"
    }
  }
}
