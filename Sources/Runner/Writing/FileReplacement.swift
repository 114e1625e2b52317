import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The new text of a file, and the file that it was made from.
struct FileReplacement: Sendable {
  let path: String
  let stamp: FileStamp
  /// The text that was read.
  let original: SourceText
  let text: SourceText

  /// Whether the file on disk is not the file that was read.
  var isStale: Bool { FileStatus(path: path)?.stamp != stamp }

  /// Returns the replacement of the file that a link leads to: a link that the user passed stays a
  /// link.
  func resolved() throws(SystemError) -> FileReplacement {
    guard let own = CanonicalPath.text(of: path) else {
      throw SystemError(path: path, cannot: "find")
    }
    // `rename` does not check for write permission.
    guard access(own, W_OK) == 0 else { throw SystemError(path: path, cannot: "write") }
    return FileReplacement(path: own, stamp: stamp, original: original, text: text)
  }
}

/// The reason why files were not replaced.
public enum ReplacementError: Error {
  /// The file changed since it was read; nothing was replaced.
  case stale(path: String)
  /// An operation failed; no file was replaced.
  case failed(SystemError)
  /// A file was replaced and could not be restored, or the journal could not be marked as finished.
  case interrupted(SystemError)
}

extension FileReplacement {
  /// Replaces all files, or none if one cannot be written.
  ///
  /// Each new text is on disk next to its file before the first rename, so that every file is
  /// complete at any moment: either the old or the new text.
  ///
  /// - Parameter replacements: replacements of files, not of links to them.
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

  /// Restores the originals of replacements, after a later one failed.
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
