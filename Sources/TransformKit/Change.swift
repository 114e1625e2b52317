import SourceText

/// Edits that stand or fall together, with a title and how sure they are.
public struct Change: Sendable {
  /// What it does, in a few words: "Replace `hidden()` by `opacity`".
  public let title: String
  public let safety: Safety
  /// Where a person should look, in the file that was given to the transform.
  public let offset: ByteOffset
  /// The edits by file, sorted by path.
  public let parts: [FileEdits]
  /// What else it is about, and may leave as it is.
  public var places: [SourcePlace] = []

  /// The edits of a change in one file.
  public struct FileEdits: Hashable, Sendable {
    public let path: String
    public let edits: EditSet

    public init(path: String, edits: EditSet) {
      self.path = path
      self.edits = edits
    }
  }

  /// Makes a change within the file that was given to the transform.
  public init(
    _ title: String, safety: Safety, at offset: ByteOffset, in file: ParsedFile, edits: [Edit]
  ) {
    guard let edits = EditSet(edits) else {
      preconditionFailure("The edits of one change do not overlap: \(title)")
    }
    let part = FileEdits(path: file.source.path, edits: edits)
    self.init(title, safety: safety, at: offset, parts: [part])
  }

  /// Makes a change over several files.
  public init(_ title: String, safety: Safety, at offset: ByteOffset, parts: [FileEdits]) {
    precondition(parts.contains { !$0.edits.isEmpty }, "A change has an edit: \(title)")
    precondition(
      Set(parts.map(\.path)).count == parts.count, "A change names a file once: \(title)")
    self.title = title
    self.safety = safety
    self.offset = offset
    self.parts = parts.sorted { $0.path < $1.path }
  }

  /// The change with something that a reviewer has to know.
  public func withCaveat(_ caveat: String) -> Change {
    var change = Change(
      "\(title); \(caveat)", safety: max(safety, .review), at: offset, parts: parts)
    change.places = places
    return change
  }
}

/// A place that a transform looked at and leaves alone.
public struct Decline: Hashable, Sendable {
  /// Why, as one of the classes that declines are counted by.
  public let code: DeclineCode
  /// Why here, in words that the code's author would use: "the second column has nowhere to go".
  public let reason: String
  /// What its author could do so that it is not left alone, where that is known: "declare the helper
  /// in this repository, or name it in the configuration".
  public let remedy: String?
  public let offset: ByteOffset
  /// What else it is about: what presents the view, for example.
  public var places: [SourcePlace] = []

  public init(
    _ code: DeclineCode, _ reason: String, remedy: String? = nil, at offset: ByteOffset
  ) {
    self.init(Obstacle(code, reason, remedy: remedy), at: offset)
  }

  public init(_ obstacle: Obstacle, at offset: ByteOffset) {
    code = obstacle.code
    reason = obstacle.reason
    remedy = obstacle.remedy
    self.offset = offset
  }
}
