#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file status by which a run detects that a file on disk has changed since it was read.
struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The stamp of a file that does not exist.
  static let missingFile = FileStamp(stat())

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    seconds = Int64(modified.tv_sec)
    nanoseconds = Int64(modified.tv_nsec)
  }
}

/// The result of `stat` for a path, following symbolic links.
struct FileStatus {
  let raw: stat

  /// Reads the status of a path. Returns nil if nothing exists there.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    raw = status
  }

  init(raw: stat) {
    self.raw = raw
  }

  var stamp: FileStamp { FileStamp(raw) }
  var size: Int { Int(raw.st_size) }
  var isFolder: Bool { raw.st_mode & S_IFMT == S_IFDIR }
  /// Whether it is a symbolic link, which only `lstat` tells.
  var isLink: Bool { raw.st_mode & S_IFMT == S_IFLNK }
  var isRegularFile: Bool { raw.st_mode & S_IFMT == S_IFREG }
  var owner: uid_t { raw.st_uid }
  var group: gid_t { raw.st_gid }
  /// The bits that `chmod` sets.
  var permissions: mode_t { raw.st_mode & 0o7777 }
}
