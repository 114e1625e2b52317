#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The path of a file or folder itself, whatever leads there: absolute and without links.
///
/// It is kept as bytes, as the file system has it.
public enum OwnPath {
  /// Where a path leads; nil when there is nothing, and `errno` says why.
  static func of(_ path: String) -> [UInt8]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(String(cString: resolved).utf8)
  }

  /// The same as text.
  public static func text(of path: String) -> String? { of(path)?.pathText }

  static var currentFolder: [UInt8] { of(".") ?? [.slash] }

  /// The path of the nearest entry of a name in what a path leads to, or in a folder above it.
  static func nearest(_ name: String, to path: String, where isMeant: (FileStatus) -> Bool)
    -> String?
  {
    of(path)?.enclosingFolders().lazy.map { $0.appending(name: name.utf8).pathText }
      .first { FileStatus(path: $0).map(isMeant) ?? false }
  }
}

extension Collection<UInt8> {
  /// A path to be shown, or handed to the system.
  var pathText: String { String(decoding: self, as: UTF8.self) }
}

extension [UInt8] {
  /// The folder that holds what an absolute path leads to.
  var enclosingFolder: [UInt8] {
    let folder = self[..<(lastIndex(of: .slash) ?? 0)]
    return folder.isEmpty ? [.slash] : Array(folder)
  }

  /// A folder by its absolute path, and those that hold it, up to a top.
  func enclosingFolders(to top: [UInt8] = [.slash]) -> some Sequence<[UInt8]> {
    sequence(first: self) { path in
      path == top || path == [.slash] ? nil : path.enclosingFolder
    }
  }

  /// The path of an entry of the folder.
  func appending(name: some Collection<UInt8>) -> [UInt8] {
    self == [.slash] ? self + name : self + [.slash] + name
  }

  /// What of a path stands behind the folder; nil when it is not in there.
  func path(to path: [UInt8]) -> ArraySlice<UInt8>? {
    if self == [.slash] { return path.dropFirst() }
    guard path.starts(with: self) else { return nil }
    let rest = path.dropFirst(count)
    return rest.isEmpty ? rest : rest.first == .slash ? rest.dropFirst() : nil
  }
}
