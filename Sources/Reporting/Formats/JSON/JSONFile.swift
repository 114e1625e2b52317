import SourceText

/// A file report in JSON. Its findings do not repeat the path.
extension FileReport {
  var json: JSONValue {
    .object(
      [("path", .string(path)), ("status", .string(status.rawValue))]
        + JSONValue.member("result", ifPresent: result?.json) + [
          ("changes", .array(changes.map(\.json))),
          ("available", .array(available.map(\.json))),
          ("declined", .array(declined.map(\.json))),
          ("suppressed", .array(suppressed.map(\.json))),
          ("idleComments", .array(unusedSuppressions.map(\.json))),
          ("failures", .array(failures.map(\.json))),
        ])
  }

  /// The status of the file, derived from the other members.
  private enum Status: String {
    case changed, unchanged, failed
  }

  private var status: Status {
    if result != nil { return .changed }
    return failures.isEmpty ? .unchanged : .failed
  }

  init(json node: CommentedJSON.Node) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    let path = try object.string("path")
    self.init(path: path)
    try object.skip("status")
    result = try object.ifPresent("result", FileResult.init(json:))
    changes = try object.list("changes") { node throws(CommentedJSON.Fault) in
      try ReportedChange(json: node, in: path)
    }
    available = try object.list("available") { node throws(CommentedJSON.Fault) in
      try ReportedChange(json: node, in: path)
    }
    declined = try object.list("declined") { node throws(CommentedJSON.Fault) in
      try ReportedDecline(json: node, in: path)
    }
    suppressed = try object.list("suppressed") { node throws(CommentedJSON.Fault) in
      try SuppressedFinding(json: node, in: path)
    }
    unusedSuppressions = try object.list("idleComments") { node throws(CommentedJSON.Fault) in
      try UnusedSuppression(json: node, in: path)
    }
    failures = try object.list("failures") { node throws(CommentedJSON.Fault) in
      try ReportedFailure(json: node, in: path)
    }
    try object.end()
  }
}

extension FileResult {
  var json: JSONValue {
    .object([
      ("hashBefore", .string(hashBefore)),
      ("hashAfter", .string(hashAfter)),
      ("changeIDs", .strings(changeIDs)),
      ("verified", .onOneLine(.strings(verified.map(\.rawValue)))),
      ("diff", .string(diff)),
    ])
  }

  init(json node: CommentedJSON.Node) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    self.init(
      hashBefore: try object.string("hashBefore"), hashAfter: try object.string("hashAfter"),
      changeIDs: try object.strings("changeIDs"),
      verified: try object.list("verified") { node throws(CommentedJSON.Fault) in
        try node.word()
      },
      diff: try object.string("diff"))
    try object.end()
  }
}

// MARK: Places

extension Location {
  /// The members for the line and the column.
  var json: [JSONValue.Member] { [("line", .int(line)), ("column", .int(column))] }
}

extension StrictObject {
  mutating func location(in path: String) throws(Fault) -> Location {
    Location(path: path, line: try int("line", from: 1), column: try int("column", from: 1))
  }
}
