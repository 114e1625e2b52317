#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that can be created, moved or removed. The change is on disk when a call returns.
struct Folder: Sendable {
  let path: String

  /// The folder that contains the file or folder at an absolute path.
  init(of path: String) {
    let folder = path.utf8.prefix(upTo: path.utf8.lastIndex(of: .slash) ?? path.startIndex)
    self.path = folder.isEmpty ? "/" : String(Substring(folder))
  }

  init(path: String) {
    self.path = path
  }

  /// Creates the folder and its missing enclosing folders.
  func make() throws(SystemError) {
    guard FileStatus(path: path)?.isFolder != true else { return }
    let parent = Folder(of: path)
    try parent.make()
    // Another run may have created it in the meantime.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw SystemError(path: path, cannot: "create")
    }
    parent.sync()
  }

  /// Writes a file that must not exist, and waits until it is on disk.
  func write(_ bytes: ArraySlice<UInt8>, to name: String) throws(SystemError) {
    let file = try FileDescriptor(creating: "\(path)/\(name)")
    try file.write(bytes)
    try file.sync()
  }

  /// Waits until the folder's entries are on disk, where the file system supports it.
  func sync() {
    guard let folder = try? FileDescriptor(reading: path) else { return }
    try? folder.sync()
  }

  func move(to other: Folder) throws(SystemError) {
    guard rename(path, other.path) == 0 else { throw SystemError(path: path, cannot: "rename") }
    Folder(of: other.path).sync()
  }

  /// Removes the folder and its contents as far as possible.
  func remove() {
    for entry in (try? FolderListing(path: path).entries) ?? [] {
      let inside = "\(path)/\(String(decoding: entry.name, as: UTF8.self))"
      if entry.isFolder { Folder(path: inside).remove() } else { unlink(inside) }
    }
    rmdir(path)
  }
}
