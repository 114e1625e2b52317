import SourceText

/// Questions about the git repository of a file or folder.
public enum Repository {
  /// A reason not to rewrite a file without confirmation.
  public enum Objection: Hashable, Sendable {
    /// The file has changes that are not committed.
    case uncommitted
    /// The file is not in a git repository.
    case outsideVersionControl
  }

  /// Returns the top level of the working tree: the nearest enclosing folder with a `.git` entry.
  static func top(of folder: [UInt8]) -> [UInt8]? {
    folder.enclosingFolders()
      .first { FileStatus(path: $0.appending(name: ".git".utf8).pathText) != nil }
  }

  /// Returns the current commit of the repository at a path; nil outside a repository and before
  /// the first commit.
  static func head(at path: String) -> String? {
    guard let top = CanonicalPath.of(path).flatMap(top) else { return nil }
    let result = try? GitProcess(top: top.pathText)
      .run(["rev-parse", "--verify", "--quiet", "HEAD"])
    return result.flatMap { $0.isSuccess ? $0.firstLine : nil }
  }

  /// Returns git's folder for the repository, worktree or submodule of a path; nil outside a
  /// repository.
  static func gitFolder(above path: String) -> String? {
    guard let top = CanonicalPath.of(path).flatMap(top) else { return nil }
    let link = top.appending(name: ".git".utf8).pathText
    if FileStatus(path: link)?.isFolder == true { return link }
    // In a worktree or submodule, `.git` is a file with the path of the folder.
    guard let source = try? SourceLoader.read(link).source else { return nil }
    let text = source.string(source.range)
    guard text.hasPrefix(gitFolderKey) else { return nil }
    let target = String(text.dropFirst(gitFolderKey.count).prefix { !$0.isNewline })
    let folder = target.hasPrefix("/") ? target : Folder(of: link).path + "/" + target
    return FileStatus(path: folder)?.isFolder == true ? folder : nil
  }

  private static let gitFolderKey = "gitdir: "

  /// Returns the top level of the working tree, or a folder in it beyond which nothing belongs to a
  /// path in that folder.
  static func top(of path: [UInt8], within rootFolder: [UInt8]?) -> [UInt8]? {
    guard let top = top(of: path) else { return nil }
    guard let rootFolder, rootFolder.path(to: path) != nil, top.path(to: rootFolder) != nil else {
      return top
    }
    return rootFolder
  }

  /// Returns the top levels of the repositories that contain the paths, except those that are among
  /// the paths.
  static func tops(above paths: [String], within rootFolder: String? = nil) -> [String] {
    let rootFolder = rootFolder.flatMap(CanonicalPath.of)
    var tops: [[UInt8]] = []
    for path in paths {
      guard let own = CanonicalPath.of(path), let top = top(of: own, within: rootFolder),
        top != own, !tops.contains(top)
      else { continue }
      tops.append(top)
    }
    return tops.map(\.pathText)
  }

  /// Returns the objection to rewriting each file; none for files without uncommitted changes.
  public static func objections(to paths: [String]) throws(SystemError) -> [String: Objection] {
    var objections: [String: Objection] = [:]
    var byTop: [[UInt8]: [(path: String, relative: String)]] = [:]
    for path in paths {
      guard let own = CanonicalPath.of(path) else { continue }
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

  /// Returns the files with uncommitted changes, including untracked and ignored files.
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
