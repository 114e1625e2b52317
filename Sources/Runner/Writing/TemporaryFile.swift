#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The finished new text of a file, beside it.
struct TemporaryFile {
  private let target: String
  /// The same for people, who know the file and not what stands beside it for a moment.
  private let shownTarget: String
  private let path: String

  /// How the names of a run's temporary files begin: no longer than any file system allows, and known
  /// without a word in the journal.
  static func prefix(of run: RunName) -> String { ".statewise-\(run)-" }

  /// - Parameters:
  ///   - target: the file itself, and no link to it.
  ///   - index: what tells it from the others of the run.
  init(
    _ bytes: ArraySlice<UInt8>, for target: String, run: RunName, index: Int
  ) throws(SystemError) {
    guard let old = FileStatus(path: target) else {
      throw SystemError(path: target, cannot: "find")
    }
    self.target = target
    shownTarget = FileDiscovery.displayed(target)
    path = "\(Folder(of: target).path)/\(Self.prefix(of: run))\(index)"
    do throws(SystemError) {
      try write(bytes, like: old)
    } catch {
      throw SystemError(
        path: shownTarget, reason: "its new text cannot stand beside it (\(error.reason))")
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
      throw SystemError(path: shownTarget, cannot: "replace")
    }
  }

  func remove() {
    unlink(path)
  }
}
