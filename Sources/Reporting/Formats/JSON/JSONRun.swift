/// The description of a run in JSON. Version and timing are separate members of the report.
extension RunDescription {
  var json: JSONValue {
    .object(
      [
        ("command", .string(command)),
        ("isWritten", .bool(isWritten)),
        ("roots", .onOneLine(.strings(roots))),
        ("scope", .onOneLine(.strings(scope))),
        ("safety", .string(safety.rawValue)),
        ("transforms", .array(transforms.map(\.json))),
        ("deploymentTargets", .onOneLine(.strings(deploymentTargets))),
      ] + JSONValue.member("gitHead", ifPresent: gitHead.map { .string($0) })
        + JSONValue.member("shard", ifPresent: shard?.json))
  }

  init(json node: CommentedJSON.Node) throws(CommentedJSON.Fault) {
    self.init()
    var object = try StrictObject(node)
    command = try object.string("command")
    isWritten = try object.bool("isWritten")
    roots = try object.strings("roots")
    scope = try object.strings("scope")
    safety = try object.word("safety")
    transforms = try object.list("transforms", ReportedTransform.init(json:))
    deploymentTargets = try object.strings("deploymentTargets")
    gitHead = try object.stringIfPresent("gitHead")
    shard = try object.ifPresent("shard", Shard.init(json:))
    try object.end()
  }
}

extension ReportedTransform {
  var json: JSONValue {
    let options = options.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.string($0.value)) }
    return .object([
      ("name", .string(name)),
      ("summary", .string(summary)),
      ("safety", .string(safety.rawValue)),
      ("options", .onOneLine(.object(options))),
    ])
  }

  init(json node: CommentedJSON.Node) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    self.init(
      name: try object.string("name"), summary: try object.string("summary"),
      safety: try object.word("safety"), options: try object.value("options", Self.options))
    try object.end()
  }

  private static func options(
    _ node: CommentedJSON.Node
  ) throws(CommentedJSON.Fault) -> [String: String] {
    var object = try StrictObject(node)
    var options: [String: String] = [:]
    for member in try node.members() { options[member.key] = try object.string(member.key) }
    return options
  }
}

extension RunDescription.Shard {
  var json: JSONValue {
    .onOneLine(.object([("index", .int(index)), ("count", .int(count))]))
  }

  init(json node: CommentedJSON.Node) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    let index = try object.int("index", from: 1)
    let count = try object.int("count", from: 1)
    guard let shard = Self(index: index, count: count) else {
      throw object.fault("invalid shard \(index) of \(count)")
    }
    self = shard
    try object.end()
  }
}

extension RunDescription.Timing {
  var json: JSONValue {
    .object([
      ("started", .string(Timestamp(seconds: start).text)), ("milliseconds", .int(milliseconds)),
    ])
  }

  init(json node: CommentedJSON.Node) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    let start = try object.value("started") { node throws(CommentedJSON.Fault) in
      guard let time = Timestamp(try node.string()) else {
        throw node.fault("expected a time such as `2026-03-01T09:05:00Z`")
      }
      return time.seconds
    }
    self.init(start: start, milliseconds: try object.int("milliseconds", from: 0))
    try object.end()
  }
}
