import SourceText

/// A list of accepted changes, which runs neither apply nor report.
public struct Baseline: Hashable, Sendable {
  /// Sorted by path, then by id.
  public let changes: [Change]
  private let ids: Set<String>

  /// An accepted change. Only the id identifies it; the other properties are for readers of the file.
  public struct Change: Hashable, Sendable {
    public let id: String
    public let transform: String
    public let path: String
    public let title: String
  }

  /// Creates an empty baseline.
  public init() {
    self.init([])
  }

  /// Accepts the changes of a report, and the previously accepted changes that still exist.
  public init(accepting report: RunReport) {
    let accepted = report.suppressed.filter { $0.cause == .baseline }.map(Change.init)
    self.init(report.changes.map(Change.init) + accepted)
  }

  private init(_ changes: [Change]) {
    self.changes = Set(changes).sorted { ($0.path, $0.id) < ($1.path, $1.id) }
    ids = Set(changes.map(\.id))
  }

  /// Whether the baseline accepts the change with an id.
  public func contains(_ id: String) -> Bool { ids.contains(id) }

  /// The accepted changes that a report of the whole repository no longer contains.
  public func stale(in report: RunReport) -> [Change] {
    let baselined = report.suppressed.lazy.filter { $0.cause == .baseline }.map(\.id)
    let failed = report.failures.lazy.compactMap(\.changeID)
    let found = Set((report.changes + report.available).map(\.id)).union(baselined).union(failed)
    return changes.filter { !found.contains($0.id) }
  }
}

extension Baseline.Change {
  fileprivate init(_ change: ReportedChange) {
    self.init(
      id: change.id, transform: change.transform, path: change.location.path, title: change.title)
  }

  fileprivate init(_ finding: SuppressedFinding) {
    self.init(
      id: finding.id, transform: finding.transform, path: finding.location.path,
      title: finding.text)
  }
}

// MARK: The file

extension Baseline {
  private static let schema = "statewise-baseline/1"

  /// The text of the file. Each change is on its own line, for readable diffs and easy merges.
  public var text: String {
    JSONValue.object([
      ("schema", .string(Self.schema)),
      ("changes", .array(changes.map { .onOneLine($0.json) })),
    ]).text
  }

  /// Parses a baseline file. It may contain comments, and changes in any order.
  public init(json source: SourceText) throws(JSONFault) {
    self = try source.readJSON { node throws(CommentedJSON.Fault) in
      var object = try StrictObject(node)
      try object.expect(Self.schema, in: "schema")
      let baseline = Baseline(try object.list("changes", Change.init(json:)))
      try object.end()
      return baseline
    }
  }
}

extension Baseline.Change {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(id)), ("transform", .string(transform)), ("path", .string(path)),
      ("title", .string(title)),
    ])
  }

  fileprivate init(json node: CommentedJSON.Node) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    self.init(
      id: try object.string("id"), transform: try object.string("transform"),
      path: try object.string("path"), title: try object.string("title"))
    try object.end()
  }
}
