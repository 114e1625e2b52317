#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    var path = folder
    while true {
      let base = path == [.slash] ? [] : path
      if FileStatus(path: String(decoding: base, as: UTF8.self) + "/.git") != nil { return path }
      guard path != [.slash], let slash = path.lastIndex(of: .slash) else { return nil }
      path = slash == 0 ? [.slash] : Array(path[..<slash])
    }
  }

  /// The folder that git keeps to itself for the repository, worktree or submodule that a path lies
  /// in; nil outside of one.
  static func gitFolder(above path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    guard let top = top(of: Array(String(cString: resolved).utf8)) else { return nil }
    let link = String(decoding: top, as: UTF8.self) + "/.git"
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
      guard let resolved = realpath(path, nil) else { continue }
      defer { free(resolved) }
      let canonical = Array(String(cString: resolved).utf8)
      guard let top = top(of: canonical), top != canonical, !tops.contains(top) else { continue }
      tops.append(top)
    }
    return tops.map { String(decoding: $0, as: UTF8.self) }
  }

  /// What speaks against rewriting each of the files; nothing for those that are committed as they are.
  public static func objections(to paths: [String]) throws(SystemError) -> [String: Objection] {
    var objections: [String: Objection] = [:]
    var byTop: [String: [(path: String, relative: String)]] = [:]
    for path in paths {
      guard let resolved = realpath(path, nil) else { continue }
      defer { free(resolved) }
      let canonical = Array(String(cString: resolved).utf8)
      if let top = top(of: Array(canonical[..<canonical.lastIndex(of: .slash)!])) {
        let relative = canonical.dropFirst(top == [.slash] ? 1 : top.count + 1)
        byTop[String(decoding: top, as: UTF8.self), default: []]
          .append((path, String(decoding: relative, as: UTF8.self)))
      } else {
        objections[path] = .outsideVersionControl
      }
    }
    for (top, files) in byTop {
      let unclean = try uncleanFiles(files.map(\.relative), in: top)
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
    // No monitor or lock: looking must neither run what the repository configures nor change it.
    let command =
      "git -C \(quoted(top)) -c core.fsmonitor=false --no-optional-locks --literal-pathspecs"
      + " status --porcelain=v1 -z --untracked-files=all --ignored=traditional --no-renames --"
    var unclean: Set<String> = []
    var rest = files[...]
    while !rest.isEmpty {
      var line = command
      // A single argument of `sh` may have 128 KB on Linux.
      while let file = rest.first, line.utf8.count < 60_000 {
        line += " " + quoted(file)
        rest.removeFirst()
      }
      guard let output = output(of: line) else {
        throw SystemError(path: top, reason: "git could not tell whether the files are committed")
      }
      // Each entry is two letters, a space and a path.
      for entry in output.split(separator: 0) {
        unclean.insert(String(decoding: entry.dropFirst(3), as: UTF8.self))
      }
    }
    return unclean
  }

  private static func quoted(_ argument: String) -> String {
    "'"
      + argument.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  /// What a shell command writes, or nil when it fails.
  private static func output(of command: String) -> [UInt8]? {
    guard let pipe = popen(command, "r") else { return nil }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      if count == 0 { break }
      output += buffer[..<count]
    }
    return pclose(pipe) == 0 ? output : nil
  }
}
