import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a run was not taken back.
public enum UndoError: Error {
  /// Files are neither what they were nor what the run made of them; nothing was put back.
  case edited([EditedFile])
  /// Nothing was put back.
  case failed(SystemError)
  /// Something was put back, and not all; another undo takes it up from there.
  case interrupted(SystemError)

  /// A file that is not what the run left.
  public struct EditedFile: Sendable {
    public let path: String
    public let isMissing: Bool
    /// Where what it was before the run can be read.
    public let originalPath: String
  }
}

extension JournaledRun {
  /// Puts back each file that the run wrote, all of them or none, and says which.
  ///
  /// Also after a run, or another undo, that was ended by force: a file that was not written, or was
  /// put back already, stays.
  public func undo() throws(UndoError) -> [String] {
    let lock = try UndoError.wrapping { () throws(SystemError) in
      try Self.lock(Folder(of: path))
    }
    defer { lock.unlock() }
    guard let state else {
      throw .failed(SystemError(path: path, reason: "does not say how far the run came"))
    }
    while true {
      let replacements = try restorations()
      let index = try UndoError.wrapping(stagedPart)
      // Somebody else put them back, or another branch is checked out: it may be asked for again.
      if replacements.isEmpty, index == nil, state == .finished { return [] }
      removeTemporaryFiles()
      try UndoError.wrapping { () throws(SystemError) in try mark(.unfinished, was: state) }
      do throws(ReplacementError) {
        try FileReplacement.makeAll(replacements, run: name)
      } catch {
        switch error {
        case .stale:
          // It is looked at again.
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

  /// What puts back the files that are as the run wrote them.
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

  /// What is staged as the run left it.
  private func stagedPart() throws(SystemError) -> IndexUpdate? {
    guard let index = try index() else { return nil }
    return try index.madePart()
  }

  private func original(
    _ file: Journal.File, at path: String
  ) throws(SystemError) -> SourceText {
    let original = try SourceLoader.read(path).source
    guard SHA256.hexDigest(of: original.bytes) == file.before else {
      throw SystemError(path: path, reason: "is damaged: not what \(file.path) was")
    }
    return original
  }

  /// Removes what a run, or an undo, that was ended by force left beside the files.
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
