#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The canonical path of a file or folder: absolute and without links, as the bytes of the file
/// system.
public enum CanonicalPath {
  /// Resolves a path. Returns nil if nothing exists there; `errno` gives the reason.
  static func of(_ path: String) -> [UInt8]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(String(cString: resolved).utf8)
  }

  /// Resolves a path and returns it as text.
  public static func text(of path: String) -> String? { of(path)?.pathText }

  static var currentFolder: [UInt8] { of(".") ?? [.slash] }

  /// Returns the paths of all entries with a name, in the folder at a path and in the enclosing folders, the
  /// nearest first.
  static func all(_ name: String, above path: String, where isMeant: (FileStatus) -> Bool)
    -> [String]
  {
    guard let own = of(path) else { return [] }
    return own.enclosingFolders().map { $0.appending(name: name.utf8).pathText }
      .filter { FileStatus(path: $0).map(isMeant) ?? false }
  }

  /// Returns the path of the nearest entry with a name, in the folder at a path or in an enclosing
  /// folder.
  static func nearest(_ name: String, to path: String, where isMeant: (FileStatus) -> Bool)
    -> String?
  {
    of(path)?.enclosingFolders().lazy.map { $0.appending(name: name.utf8).pathText }
      .first { FileStatus(path: $0).map(isMeant) ?? false }
  }
}

extension Collection<UInt8> {
  /// The path as text, for messages and system calls.
  var pathText: String { String(decoding: self, as: UTF8.self) }
}

extension [UInt8] {
  /// The folder that contains the file or folder at an absolute path.
  var enclosingFolder: [UInt8] {
    let folder = self[..<(lastIndex(of: .slash) ?? 0)]
    return folder.isEmpty ? [.slash] : Array(folder)
  }

  /// Returns a folder, given by its absolute path, and its enclosing folders up to a top folder.
  func enclosingFolders(to top: [UInt8] = [.slash]) -> some Sequence<[UInt8]> {
    sequence(first: self) { path in
      path == top || path == [.slash] ? nil : path.enclosingFolder
    }
  }

  /// Returns the path of an entry of the folder.
  func appending(name: some Collection<UInt8>) -> [UInt8] {
    self == [.slash] ? self + name : self + [.slash] + name
  }

  /// Returns a path relative to the folder; nil if the path is not inside.
  func path(to path: [UInt8]) -> ArraySlice<UInt8>? {
    if self == [.slash] { return path.dropFirst() }
    guard path.starts(with: self) else { return nil }
    let rest = path.dropFirst(count)
    return rest.isEmpty ? rest : rest.first == .slash ? rest.dropFirst() : nil
  }
}
