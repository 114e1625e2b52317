/// The folders that a report is told by: few enough to be looked at, small enough to say something.
///
/// A report knows paths and no modules. A folder that holds more than a quarter of the files is taken
/// apart, so that `Packages` gives way to its packages and `Sources` to its modules.
struct FolderGroups {
  /// The paths of the folders, sorted; the empty one is the current folder.
  let folders: [String]
  private let folderOfFile: [String: String]

  init(of paths: [String]) {
    var groups = ["": Set(paths)]
    let limit = max(paths.count / 4, 3)
    while let largest = Self.largest(in: groups), limit < groups[largest]!.count {
      let parts = Self.parts(of: groups[largest]!, in: largest)
      groups[largest] = nil
      groups.merge(parts) { $0.union($1) }
    }
    folders = groups.keys.sorted()
    folderOfFile = groups.reduce(into: [:]) { result, group in
      for path in group.value { result[path] = group.key }
    }
  }

  /// The folder that a file is told under.
  subscript(path: String) -> String { folderOfFile[path] ?? "" }

  /// The folder with the most files of those that have folders inside.
  private static func largest(in groups: [String: Set<String>]) -> String? {
    groups.filter { folder, paths in Array(parts(of: paths, in: folder).keys) != [folder] }
      .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }

  /// The files of a folder by the folders inside; those in none of them stay the folder's own.
  private static func parts(of paths: Set<String>, in folder: String) -> [String: Set<String>] {
    let start = folder.isEmpty ? 0 : folder.utf8.count + 1
    return paths.reduce(into: [:]) { parts, path in
      let rest = path.utf8.dropFirst(start)
      guard let slash = rest.dropFirst().firstIndex(of: UInt8(ascii: "/")) else {
        parts[folder, default: []].insert(path)
        return
      }
      parts[String(path[..<slash]), default: []].insert(path)
    }
  }
}
