#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary file with the new text of a file, in the same folder.
struct TemporaryFile {
  private let target: String
  /// The display path of the file, for messages.
  private let displayPath: String
  private let path: String

  /// Returns the prefix of the names of a run's temporary files. It is short enough for any file
  /// system, and `undo` needs no journal entry to find the files.
  static func prefix(of run: RunName) -> String { ".statewise-\(run)-" }

  /// - Parameters:
  ///   - target: the file, not a link to it.
  ///   - index: a number that distinguishes it from the other files of the run.
  init(
    _ bytes: ArraySlice<UInt8>, for target: String, run: RunName, index: Int
  ) throws(SystemError) {
    guard let old = FileStatus(path: target) else {
      throw SystemError(path: target, cannot: "find")
    }
    self.target = target
    displayPath = FileDiscovery.displayed(target)
    path = "\(Folder(of: target).path)/\(Self.prefix(of: run))\(index)"
    do throws(SystemError) {
      try write(bytes, like: old)
    } catch {
      throw SystemError(
        path: displayPath, reason: "cannot write a temporary file in its folder (\(error.reason))")
    }
  }

  private func write(_ bytes: ArraySlice<UInt8>, like old: FileStatus) throws(SystemError) {
    let file = try FileDescriptor(creating: path)
    do throws(SystemError) {
      try file.write(bytes)
      try file.finish(like: old)
    } catch {
      remove()
      throw error
    }
  }

  func moveIntoPlace() throws(SystemError) {
    guard rename(path, target) == 0 else {
      throw SystemError(path: displayPath, cannot: "replace")
    }
  }

  func remove() {
    unlink(path)
  }
}
