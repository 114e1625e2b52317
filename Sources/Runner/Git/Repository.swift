import SourceText

/// The version control that files are under.
public enum Repository {
  /// Why a file should not be rewritten without being asked twice.
  public enum Objection: Hashable, Sendable {
    /// It holds work that version control could not give back.
    case uncommitted
    /// Nothing could give it back.
    case outsideVersionControl
  }

  /// The folder that holds `.git`, at a folder or above it.
  static func top(of folder: [UInt8]) -> [UInt8]? {
    folder.enclosingFolders()
      .first { FileStatus(path: $0.appending(name: ".git".utf8).pathText) != nil }
  }

  /// The commit at a path; nil outside a repository, or in one without a commit.
  static func head(at path: String) -> String? {
    guard let top = OwnPath.of(path).flatMap(top) else { return nil }
    let ending = try? GitProcess(top: top.pathText)
      .run(["rev-parse", "--verify", "--quiet", "HEAD"])
    return ending.flatMap { $0.isSuccess ? $0.firstLine : nil }
  }

  /// The folder that git keeps to itself for the repository, worktree or submodule that a path lies
  /// in; nil outside of one.
  static func gitFolder(above path: String) -> String? {
    guard let top = OwnPath.of(path).flatMap(top) else { return nil }
    let link = top.appending(name: ".git".utf8).pathText
    if FileStatus(path: link)?.isFolder == true { return link }
    // A worktree and a submodule have a file there that says where the folder is.
    guard let source = try? SourceLoader.read(link).source else { return nil }
    let text = source.string(source.range)
    guard text.hasPrefix(gitFolderKey) else { return nil }
    let target = String(text.dropFirst(gitFolderKey.count).prefix { !$0.isNewline })
    let folder = target.hasPrefix("/") ? target : Folder(of: link).path + "/" + target
    return FileStatus(path: folder)?.isFolder == true ? folder : nil
  }

  private static let gitFolderKey = "gitdir: "

  /// The tops of the repositories that some paths lie in, those left out that are among them.
  static func tops(above paths: [String]) -> [String] {
    var tops: [[UInt8]] = []
    for path in paths {
      guard let own = OwnPath.of(path), let top = top(of: own), top != own, !tops.contains(top)
      else { continue }
      tops.append(top)
    }
    return tops.map(\.pathText)
  }

  /// What speaks against rewriting each of the files; nothing for those that are committed as they are.
  public static func objections(to paths: [String]) throws(SystemError) -> [String: Objection] {
    var objections: [String: Objection] = [:]
    var byTop: [[UInt8]: [(path: String, relative: String)]] = [:]
    for path in paths {
      guard let own = OwnPath.of(path) else { continue }
      if let top = top(of: own.enclosingFolder) {
        byTop[top, default: []].append((path, top.path(to: own)!.pathText))
      } else {
        objections[path] = .outsideVersionControl
      }
    }
    for (top, files) in byTop {
      let unclean = try uncleanFiles(files.map(\.relative), in: top.pathText)
      for file in files where unclean.contains(file.relative) {
        objections[file.path] = .uncommitted
      }
    }
    return objections
  }

  /// Those of the files that are not committed as they are, untracked and ignored ones included.
  private static func uncleanFiles(
    _ files: [String], in top: String
  ) throws(SystemError) -> Set<String> {
    let entries = try GitProcess(top: top).entries(
      ["status", "--porcelain=v1", "-z", "--untracked-files=all", "--ignored=traditional"]
        + ["--no-renames"], of: files)
    // Each entry is two letters, a space and a path.
    return Set(entries.map { String(Substring($0.utf8.dropFirst(3))) })
  }
}
