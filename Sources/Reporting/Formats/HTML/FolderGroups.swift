/// The folders by which a page groups its findings. They are few, and none holds too many files.
///
/// A report contains paths but no modules. A folder with more than a quarter of the files is replaced by
/// its subfolders, such as `Packages` by its packages and `Sources` by its modules.
struct FolderGroups {
  /// The sorted paths of the folders. An empty path is the current folder.
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

  /// The folder of a file.
  subscript(path: String) -> String { folderOfFile[path] ?? "" }

  /// The folder with the most files among those with subfolders.
  private static func largest(in groups: [String: Set<String>]) -> String? {
    groups.filter { folder, paths in Array(parts(of: paths, in: folder).keys) != [folder] }
      .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }

  /// The files of a folder, grouped by subfolder. Files directly in the folder keep its path.
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
