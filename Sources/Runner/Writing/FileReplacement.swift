import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The new text of a file, and which file it was made from.
public struct FileReplacement: Sendable {
  public let path: String
  public let stamp: FileStamp
  public let text: SourceText

  public init(path: String, stamp: FileStamp, text: SourceText) {
    self.path = path
    self.stamp = stamp
    self.text = text
  }

  /// Whether the file on disk is no more the one that was read.
  public var isStale: Bool { FileStatus(path: path)?.stamp != stamp }
}

/// Why no file, or not every file, was replaced.
public enum ReplacementError: Error {
  /// The file changed since it was read; nothing was replaced.
  case stale(path: String)
  /// Nothing was replaced.
  case failed(SystemError)
  /// The files before this one were replaced: a rename that failed although the folder was
  /// writable a moment ago.
  case interrupted(SystemError, replaced: [String])
}

extension FileReplacement {
  /// Replaces all files, or none if one cannot be written.
  ///
  /// Each new text is finished and on disk beside its file before the first rename, so that a file
  /// is at any moment whole: the old or the new.
  public static func makeAll(_ replacements: [FileReplacement]) throws(ReplacementError) {
    var finished: [TemporaryFile] = []
    do {
      for replacement in replacements { finished.append(try TemporaryFile(for: replacement)) }
    } catch {
      for file in finished { file.remove() }
      throw .failed(error)
    }
    if let stale = replacements.first(where: \.isStale) {
      for file in finished { file.remove() }
      throw .stale(path: stale.path)
    }
    for (index, file) in finished.enumerated() {
      do {
        try file.moveIntoPlace()
      } catch {
        for file in finished[index...] { file.remove() }
        throw .interrupted(error, replaced: replacements[..<index].map(\.path))
      }
    }
  }
}

/// The finished new text of a file, beside it.
private struct TemporaryFile {
  /// The file itself: a link that the user named stays a link.
  private let target: String
  private let path: String

  init(for replacement: FileReplacement) throws(SystemError) {
    guard let resolved = realpath(replacement.path, nil),
      let old = FileStatus(path: replacement.path)
    else { throw SystemError(path: replacement.path, cannot: "find") }
    let target = String(cString: resolved)
    free(resolved)
    let name = target.split(separator: "/").last ?? ""
    self.target = target
    path = "\(target.dropLast(name.count)).\(name).statewise-\(getpid())"
    let file = try FileDescriptor(creating: path)
    do throws(SystemError) {
      try file.write(replacement.text.bytes)
      try file.finish(like: old)
    } catch {
      remove()
      throw error
    }
  }

  func moveIntoPlace() throws(SystemError) {
    guard rename(path, target) == 0 else { throw SystemError(path: target, cannot: "replace") }
  }

  func remove() {
    unlink(path)
  }
}
