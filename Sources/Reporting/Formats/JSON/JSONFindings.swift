import SourceText

/// A declined place in JSON.
extension ReportedDecline {
  var json: JSONValue {
    .object(
      [("id", .string(id)), ("transform", .string(transform))] + location.json + [
        ("code", .string(code)), ("reason", .string(reason)),
      ] + JSONValue.member("remedy", ifPresent: remedy.map { .string($0) }))
  }

  init(json node: CommentedJSON.Node, in path: String) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    self.init(
      id: try object.string("id"), location: try object.location(in: path),
      transform: try object.string("transform"), code: try object.string("code"),
      reason: try object.string("reason"), remedy: try object.stringIfPresent("remedy"))
    try object.end()
  }
}

extension SuppressedFinding {
  var json: JSONValue {
    .object(
      [
        ("id", .string(id)), ("transform", .string(transform)), ("kind", .string(kind.rawValue)),
      ] + location.json + [("text", .string(text)), ("cause", cause.json)])
  }

  init(json node: CommentedJSON.Node, in path: String) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    self.init(
      id: try object.string("id"), location: try object.location(in: path),
      transform: try object.string("transform"), text: try object.string("text"),
      kind: try object.word("kind"),
      cause: try object.value("cause") { node throws(CommentedJSON.Fault) in
        try Cause(json: node, in: path)
      })
    try object.end()
  }
}

extension SuppressedFinding.Cause {
  private enum Kind: String, CaseIterable {
    case comment, baseline
  }

  var json: JSONValue {
    switch self {
    case .baseline: .onOneLine(.object([("kind", .string(Kind.baseline.rawValue))]))
    case .comment(let location, let reason):
      .object(
        [("kind", .string(Kind.comment.rawValue))] + location.json
          + JSONValue.member("reason", ifPresent: reason.map { .string($0) }))
    }
  }

  init(json node: CommentedJSON.Node, in path: String) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    let kind: Kind = try object.word("kind")
    switch kind {
    case .baseline: self = .baseline
    case .comment:
      self = .comment(
        try object.location(in: path), reason: try object.stringIfPresent("reason"))
    }
    try object.end()
  }
}

extension UnusedSuppression {
  var json: JSONValue { .object(location.json + [("message", .string(message))]) }

  init(json node: CommentedJSON.Node, in path: String) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    self.init(
      location: try object.location(in: path), message: try object.string("message"))
    try object.end()
  }
}

extension ReportedFailure {
  var json: JSONValue {
    .object(
      [("kind", .string(kind.rawValue))] + place.json
        + JSONValue.member("transform", ifPresent: transform.map { .string($0) })
        + JSONValue.member("changeID", ifPresent: changeID.map { .string($0) }) + [
          ("message", .string(message))
        ])
  }

  init(json node: CommentedJSON.Node, in path: String) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    self.init(
      try object.word("kind"), at: try object.place(in: path),
      transform: try object.stringIfPresent("transform"),
      changeID: try object.stringIfPresent("changeID"), message: try object.string("message"))
    try object.end()
  }
}

extension ReportedFailure.Place {
  /// Empty for a whole file.
  fileprivate var json: [JSONValue.Member] {
    switch self {
    case .file: []
    case .location(let location): location.json
    }
  }
}

extension StrictObject {
  fileprivate mutating func place(in path: String) throws(Fault) -> ReportedFailure.Place {
    let isLocation = has("line") || has("column")
    return isLocation ? .location(try location(in: path)) : .file(path)
  }
}
