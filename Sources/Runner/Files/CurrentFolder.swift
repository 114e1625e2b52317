#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that display paths are relative to.
public enum CurrentFolder {
  /// Changes the folder; it stays the same if there is no such folder.
  public static func change(to path: String) { _ = chdir(path) }

  public static func absolutePath(of path: String) -> String {
    path.hasPrefix("/") ? path : CanonicalPath.currentFolder.appending(name: path.utf8).pathText
  }
}
