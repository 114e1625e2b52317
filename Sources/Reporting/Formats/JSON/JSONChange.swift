import SourceText

/// A change in JSON. The path is that of the file report that contains it.
extension ReportedChange {
  var json: JSONValue {
    .object(
      [
        ("id", .string(id)),
        ("transform", .string(transform)),
        ("safety", .string(safety.rawValue)),
      ] + location.json + [
        ("utf16Column", .int(utf16Column)),
        ("title", .string(title)),
        ("otherPaths", .strings(otherPaths)),
        ("edits", .array(edits.map(\.json))),
      ])
  }

  init(json node: CommentedJSON.Node, in path: String) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    self.init(
      id: try object.string("id"), location: try object.location(in: path),
      utf16Column: try object.int("utf16Column", from: 1),
      transform: try object.string("transform"), title: try object.string("title"),
      safety: try object.word("safety"), otherPaths: try object.strings("otherPaths"),
      edits: try object.list("edits", ReportedFileEdits.init(json:)))
    try object.end()
  }
}

extension ReportedFileEdits {
  var json: JSONValue {
    .object([("path", .string(path)), ("edits", .array(edits.map(\.json)))])
  }

  init(json node: CommentedJSON.Node) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    self.init(
      path: try object.string("path"),
      edits: try object.list("edits", ReportedEdit.init(json:)))
    try object.end()
  }
}

extension ReportedEdit {
  var json: JSONValue {
    .object([
      ("start", start.json), ("end", end.json), ("replacement", .string(replacement)),
    ])
  }

  init(json node: CommentedJSON.Node) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    self.init(
      start: try object.value("start", ReportedPosition.init(json:)),
      end: try object.value("end", ReportedPosition.init(json:)),
      replacement: try object.string("replacement"))
    try object.end()
  }
}

extension ReportedPosition {
  var json: JSONValue {
    .onOneLine(
      .object([
        ("offset", .int(offset)), ("line", .int(line)), ("column", .int(column)),
        ("utf16Column", .int(utf16Column)),
      ]))
  }

  init(json node: CommentedJSON.Node) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    self.init(
      offset: try object.int("offset", from: 0), line: try object.int("line", from: 1),
      column: try object.int("column", from: 1),
      utf16Column: try object.int("utf16Column", from: 1))
    try object.end()
  }
}
