/// What is checked out where a run begins.
public enum Checkout {
  /// The current folder's own path.
  public static var currentFolder: String {
    FileDiscovery.canonical(".").map { String(decoding: $0, as: UTF8.self) } ?? "/"
  }

  /// The commit at a path; nil outside a repository, or in one without a commit.
  public static func head(at path: String) -> String? {
    guard let own = FileDiscovery.canonical(path), let top = Repository.top(of: own) else {
      return nil
    }
    let git = GitProcess(top: String(decoding: top, as: UTF8.self))
    guard let ending = try? git.run(["rev-parse", "--verify", "--quiet", "HEAD"]), ending.isSuccess
    else { return nil }
    return String(decoding: ending.output.prefix { $0 != .lineFeed }, as: UTF8.self)
  }
}
