import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The new text of a file, and which file it was made from.
struct FileReplacement: Sendable {
  let path: String
  let stamp: FileStamp
  /// The text that was read.
  let original: SourceText
  let text: SourceText

  /// Whether the file on disk is no more the one that was read.
  var isStale: Bool { FileStatus(path: path)?.stamp != stamp }

  /// The same for the file itself: a link that the user named stays a link.
  func resolved() throws(SystemError) -> FileReplacement {
    guard let own = OwnPath.text(of: path) else { throw SystemError(path: path, cannot: "find") }
    // A rename would not ask.
    guard access(own, W_OK) == 0 else { throw SystemError(path: path, cannot: "write") }
    return FileReplacement(path: own, stamp: stamp, original: original, text: text)
  }
}

/// Why no file, or not every file, was replaced.
public enum ReplacementError: Error {
  /// The file changed since it was read; nothing was replaced.
  case stale(path: String)
  /// Nothing was replaced.
  case failed(SystemError)
  /// Something was replaced and could not be put back, or the journal could not be told that all was.
  case interrupted(SystemError)
}

extension FileReplacement {
  /// Replaces all files, or none if one cannot be written.
  ///
  /// Each new text is finished and on disk beside its file before the first rename, so that a file
  /// is at any moment whole: the old or the new.
  ///
  /// - Parameter replacements: of files themselves, and no links to them.
  static func makeAll(
    _ replacements: [FileReplacement], run: RunName
  ) throws(ReplacementError) {
    let made = Workers.mapWaitingForDisk(replacements) { index, replacement throws(SystemError) in
      try TemporaryFile(replacement.text.bytes, for: replacement.path, run: run, index: index)
    }
    defer { for case .success(let file) in made { file.remove() } }
    let finished = try ReplacementError.wrapping(made.values)
    if let stale = replacements.first(where: \.isStale) { throw .stale(path: stale.path) }
    var replacedCount = 0
    do throws(SystemError) {
      for file in finished {
        try file.moveIntoPlace()
        replacedCount += 1
      }
    } catch {
      try putBack(replacements.prefix(replacedCount), run: run)
      throw .failed(error)
    }
    let folders = Set(replacements.map { Folder(of: $0.path).path })
    _ = Workers.mapWaitingForDisk(folders.sorted()) { _, path in Folder(path: path).sync() }
  }

  /// Takes replacements back, after one that failed behind them.
  static func putBack(
    _ replacements: ArraySlice<FileReplacement>, run: RunName
  ) throws(ReplacementError) {
    do throws(SystemError) {
      for (index, replacement) in replacements.enumerated() {
        try TemporaryFile(
          replacement.original.bytes, for: replacement.path, run: run, index: index
        ).moveIntoPlace()
      }
    } catch {
      throw .interrupted(error)
    }
  }
}
