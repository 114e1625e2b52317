import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a run was not undone.
public enum UndoError: Error {
  /// Some files have neither their original text nor the text that the run wrote; no file was
  /// restored.
  case edited([EditedFile])
  /// An operation failed; no file was restored.
  case failed(SystemError)
  /// Some files were restored, but not all; running undo again continues.
  case interrupted(SystemError)

  /// A file that was edited after the run.
  public struct EditedFile: Sendable {
    public let path: String
    public let isMissing: Bool
    /// The path of the file's original text.
    public let originalPath: String
  }
}

extension JournaledRun {
  /// Restores the originals of all files that the run wrote, or of none, and returns their paths.
  ///
  /// This also works after an interrupted run or undo: files that already have their original text
  /// stay unchanged.
  public func undo() throws(UndoError) -> [String] {
    let lock = try UndoError.wrapping { () throws(SystemError) in
      try Self.lock(Folder(of: path))
    }
    defer { lock.unlock() }
    guard let state else {
      throw .failed(
        SystemError(
          path: path, reason: "the journal is damaged: it does not record the state of the run"))
    }
    while true {
      let replacements = try restorations()
      let index = try UndoError.wrapping(stagedPart)
      // The files were restored in another way, or another branch is checked out. Undo may be
      // requested again later.
      if replacements.isEmpty, index == nil, state == .finished { return [] }
      removeTemporaryFiles()
      try UndoError.wrapping { () throws(SystemError) in try mark(.unfinished, was: state) }
      do throws(ReplacementError) {
        try FileReplacement.makeAll(replacements, run: name)
      } catch {
        switch error {
        case .stale:
          // Check the files again.
          try UndoError.wrapping { () throws(SystemError) in try mark(state, was: .unfinished) }
          continue
        case .failed(let failure):
          try? mark(state, was: .unfinished)
          throw .failed(failure)
        case .interrupted(let failure): throw .interrupted(failure)
        }
      }
      do throws(SystemError) {
        try index?.undo()
        try mark(.undone, was: .unfinished)
      } catch {
        throw .interrupted(error)
      }
      return replacements.map { FileDiscovery.displayed($0.path) }
    }
  }

  /// Returns the replacements that restore the files that still have the run's text.
  private func restorations() throws(UndoError) -> [FileReplacement] {
    var replacements: [FileReplacement] = []
    var edited: [UndoError.EditedFile] = []
    for (index, file) in try UndoError.wrapping(journal).files.enumerated() {
      let originalPath = originalPath(index)
      let now = try? SourceLoader.read(file.path)
      switch now.map({ SHA256.hexDigest(of: $0.source.bytes) }) {
      case file.before: break
      case file.after:
        let original = try UndoError.wrapping { () throws(SystemError) in
          try self.original(file, at: originalPath)
        }
        let replacement = FileReplacement(
          path: file.path, stamp: now!.stamp, original: now!.source, text: original)
        replacements.append(try UndoError.wrapping(replacement.resolved))
      default:
        edited.append(
          UndoError.EditedFile(
            path: FileDiscovery.displayed(file.path),
            isMissing: FileStatus(path: file.path) == nil, originalPath: originalPath))
      }
    }
    guard edited.isEmpty else { throw .edited(edited) }
    return replacements
  }

  /// Returns the part of the index update that is still in place.
  private func stagedPart() throws(SystemError) -> IndexUpdate? {
    guard let index = try index() else { return nil }
    return try index.appliedPart()
  }

  private func original(
    _ file: Journal.File, at path: String
  ) throws(SystemError) -> SourceText {
    let original = try SourceLoader.read(path).source
    guard SHA256.hexDigest(of: original.bytes) == file.before else {
      throw SystemError(
        path: path, reason: "the journal is damaged: this is not the original of \(file.path)")
    }
    return original
  }

  /// Removes temporary files that an interrupted run or undo left.
  private func removeTemporaryFiles() {
    let prefix = Array(TemporaryFile.prefix(of: name).utf8)
    for path in Set(((try? journal().files) ?? []).map { Folder(of: $0.path).path }) {
      for entry in (try? FolderListing(path: path).entries) ?? []
      where entry.name.starts(with: prefix) {
        unlink("\(path)/\(String(decoding: entry.name, as: UTF8.self))")
      }
    }
  }
}
