#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file that is closed when the value is destroyed.
struct FileDescriptor: ~Copyable {
  private let raw: Int32
  private let path: String

  deinit {
    _ = close(raw)
  }

  /// Opens a file for reading. A pipe without a writer does not block.
  init(reading path: String) throws(SystemError) {
    raw = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    self.path = path
    guard 0 <= raw else { throw SystemError(path: path, cannot: "open") }
  }

  /// Creates a file that must not exist, readable and writable by its owner only.
  init(creating path: String) throws(SystemError) {
    raw = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    self.path = path
    guard 0 <= raw else { throw SystemError(path: path, cannot: "create") }
  }

  /// Opens a file for writing and truncates it. A new file gets the user's default permissions.
  init(overwriting path: String) throws(SystemError) {
    raw = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    self.path = path
    guard 0 <= raw else { throw SystemError(path: path, cannot: "write") }
  }

  /// Opens a lock file and waits until no other run holds the lock.
  ///
  /// The system releases the lock when the process ends for any reason.
  init(locking path: String) throws(SystemError) {
    raw = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    self.path = path
    guard 0 <= raw else { throw SystemError(path: path, cannot: "create") }
    // On a file system without locks, runs are not synchronized.
    while flock(raw, LOCK_EX) != 0, errno == EINTR {}
  }

  func unlock() {
    _ = flock(raw, LOCK_UN)
  }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(raw, &status) == 0 else { throw SystemError(path: path, cannot: "read the status") }
    return FileStatus(raw: status)
  }

  /// Fills the buffer from the file, up to the end of the file, and returns the number of bytes
  /// read.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      #if canImport(Glibc)
        let count = Glibc.read(raw, buffer.baseAddress! + filled, buffer.count - filled)
      #elseif canImport(Musl)
        let count = Musl.read(raw, buffer.baseAddress! + filled, buffer.count - filled)
      #elseif canImport(Darwin)
        let count = Darwin.read(raw, buffer.baseAddress! + filled, buffer.count - filled)
      #endif
      if count < 0, errno == EINTR { continue }
      guard 0 <= count else { throw SystemError(path: path, cannot: "read") }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// Writes all bytes.
  func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite($0, to: raw) }
      if count < 0, errno == EINTR { continue }
      guard 0 <= count else { throw SystemError(path: path, cannot: "write") }
      rest = rest.dropFirst(count)
    }
  }

  /// Gives the file the owner and permissions of the file it replaces, and waits until its bytes
  /// are on disk.
  func finish(like old: FileStatus) throws(SystemError) {
    // Only the superuser can change the owner; for other users, the file keeps theirs.
    _ = fchown(raw, old.owner, old.group)
    guard fchmod(raw, old.permissions) == 0 else {
      throw SystemError(path: path, cannot: "set the permissions")
    }
    try sync()
  }

  /// Waits until the file is on disk.
  func sync() throws(SystemError) {
    guard fsync(raw) == 0 else { throw SystemError(path: path, cannot: "write to disk") }
  }
}
