import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run that wrote, as its journal remembers it: a folder with the text of the journal, the original of
/// each file, and an empty file whose name is how far the run came.
public struct JournaledRun: Sendable {
  public let name: RunName
  let folder: Folder

  /// How far a run came, and the name of the file that says so. A rename changes it: that takes no
  /// room on a full disk, and at any moment it is done or not.
  public enum State: String, CaseIterable, Sendable {
    /// It is at work, or was ended by force: some files may be the old and some the new.
    case unfinished
    /// All its files were written.
    case finished
    /// All its files were put back.
    case undone
  }

  init(_ name: RunName, in store: Folder) {
    self.name = name
    folder = Folder(path: "\(store.path)/\(name)")
  }

  /// The run whose folder a path leads to, or nil when there is none.
  public init?(path: String) {
    guard let path = OwnPath.text(of: path) else { return nil }
    folder = Folder(path: path)
    guard let name = folder.path.split(separator: "/").last.flatMap({ RunName(String($0)) }) else {
      return nil
    }
    self.name = name
  }

  public var path: String { folder.path }

  /// How far the run came; nil when its folder is damaged.
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

  /// Waits until no other run is at work in the store.
  static func lock(_ store: Folder) throws(SystemError) -> FileDescriptor {
    try FileDescriptor(locking: "\(store.path)/.lock")
  }
}

// MARK: What it remembers

extension JournaledRun {
  static let journalName = "journal"
  /// The file that tells what was staged with the files, where something was.
  static let indexName = "index"
  /// The folder of the originals: the Nth is what the Nth file was.
  static let originalsName = "originals"

  func originalPath(_ index: Int) -> String { "\(path)/\(Self.originalsName)/\(index + 1)" }

  func journal() throws(SystemError) -> Journal {
    let path = "\(path)/\(Self.journalName)"
    let text = String(decoding: try SourceLoader.read(path).source.bytes, as: UTF8.self)
    guard let journal = Journal(reading: text) else {
      throw SystemError(path: path, reason: "is damaged, or of another release")
    }
    return journal
  }

  /// What was staged; nil for a run that staged nothing.
  func index() throws(SystemError) -> IndexUpdate? {
    let path = "\(path)/\(Self.indexName)"
    guard FileStatus(path: path) != nil else { return nil }
    let text = String(decoding: try SourceLoader.read(path).source.bytes, as: UTF8.self)
    guard let index = IndexUpdate(reading: text) else {
      throw SystemError(path: path, reason: "is damaged, or of another release")
    }
    return index
  }

  /// The paths of its files, as people see them; nil when its folder is damaged.
  public var shownPaths: [String]? {
    (try? journal()).map { $0.files.map { FileDiscovery.displayed($0.path) } }
  }

  /// Whether one of the paths leads to one of its files.
  public func hasPart(in paths: [String]) -> Bool {
    let own = Set(((try? journal().files) ?? []).map(\.path))
    return paths.contains { path in OwnPath.text(of: path).map(own.contains) ?? false }
  }

  /// The files that are as it wrote them, and that version control does not know so.
  public func uncommittedFiles() throws(SystemError) -> [String] {
    let written = ((try? journal().files) ?? []).filter { file in
      (try? SourceLoader.read(file.path)).map { SHA256.hexDigest(of: $0.source.bytes) }
        == file.after
    }
    return try Repository.objections(to: written.map(\.path)).keys.sorted()
  }
}
