import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A recorded run: a folder with the journal, the original of each file, and an empty file whose
/// name is the state of the run.
public struct JournaledRun: Sendable {
  public let name: RunName
  let folder: Folder

  /// The state of a run, which is also the name of a file. Renaming that file changes the state: a
  /// rename is atomic and needs no space on a full disk.
  public enum State: String, CaseIterable, Sendable {
    /// The run is in progress or was interrupted: any file may have its old or its new text.
    case unfinished
    /// All files were written.
    case finished
    /// All files were restored.
    case undone
  }

  init(_ name: RunName, in store: Folder) {
    self.name = name
    folder = Folder(path: "\(store.path)/\(name)")
  }

  /// Creates the run whose folder is at a path. Returns nil if there is none.
  public init?(path: String) {
    guard let path = CanonicalPath.text(of: path) else { return nil }
    folder = Folder(path: path)
    guard let name = folder.path.split(separator: "/").last.flatMap({ RunName(String($0)) }) else {
      return nil
    }
    self.name = name
  }

  public var path: String { folder.path }

  /// The state of the run; nil if its folder is damaged.
  public var state: State? {
    State.allCases.first { FileStatus(path: "\(path)/\($0.rawValue)") != nil }
  }

  func mark(_ state: State, was old: State) throws(SystemError) {
    guard state != old else { return }
    guard rename("\(path)/\(old.rawValue)", "\(path)/\(state.rawValue)") == 0 else {
      throw SystemError(path: path, cannot: "mark the run as \(state.rawValue)")
    }
    folder.sync()
  }

  /// Waits until no other run is in progress in the store.
  static func lock(_ store: Folder) throws(SystemError) -> FileDescriptor {
    try FileDescriptor(locking: "\(store.path)/.lock")
  }
}

// MARK: Recorded files

extension JournaledRun {
  static let journalName = "journal"
  /// The file with the staged versions, if there are any.
  static let indexName = "index"
  /// The folder of the originals: file N is the original of the Nth file.
  static let originalsName = "originals"

  func originalPath(_ index: Int) -> String { "\(path)/\(Self.originalsName)/\(index + 1)" }

  func journal() throws(SystemError) -> Journal {
    let path = "\(path)/\(Self.journalName)"
    let text = String(decoding: try SourceLoader.read(path).source.bytes, as: UTF8.self)
    guard let journal = Journal(reading: text) else {
      throw SystemError(
        path: path, reason: "the journal is damaged, or another release of statewise wrote it")
    }
    return journal
  }

  /// The update of the index; nil for a run that staged nothing.
  func index() throws(SystemError) -> IndexUpdate? {
    let path = "\(path)/\(Self.indexName)"
    guard FileStatus(path: path) != nil else { return nil }
    let text = String(decoding: try SourceLoader.read(path).source.bytes, as: UTF8.self)
    guard let index = IndexUpdate(reading: text) else {
      throw SystemError(
        path: path, reason: "the journal is damaged, or another release of statewise wrote it")
    }
    return index
  }

  /// The display paths of its files; nil if its folder is damaged.
  public var displayPaths: [String]? {
    (try? journal()).map { $0.files.map { FileDiscovery.displayed($0.path) } }
  }

  /// Whether the run wrote one of the files at the paths.
  public func hasPart(in paths: [String]) -> Bool {
    let own = Set(((try? journal().files) ?? []).map(\.path))
    return paths.contains { path in CanonicalPath.text(of: path).map(own.contains) ?? false }
  }

  /// Returns the files that still have the text that the run wrote and are not committed.
  public func uncommittedFiles() throws(SystemError) -> [String] {
    let written = ((try? journal().files) ?? []).filter { file in
      (try? SourceLoader.read(file.path)).map { SHA256.hexDigest(of: $0.source.bytes) }
        == file.after
    }
    return try Repository.objections(to: written.map(\.path)).keys.sorted()
  }
}
