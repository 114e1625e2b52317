import Reporting
import Runner
import SourceText
import TransformKit

/// The edits of a change in all files, as a client makes them.
struct WorkspaceEdit {
  let change: FoundChange
  let client: ClientCapabilities
  /// The text of a file that is edited.
  let text: (String) -> SourceText?
  /// The address of a file, and its version if it is open.
  let document: (String) -> (uri: String, version: Int?)

  var json: JSONValue {
    guard client.takesDocumentChanges else {
      return .object([
        ("changes", .object(change.parts.map { (document($0.path).uri, edits(in: $0)) }))
      ])
    }
    let changes = JSONValue.array(
      change.parts.map { part in
        let (uri, version) = document(part.path)
        return .object([
          (
            "textDocument",
            .object([("uri", .string(uri)), ("version", version.map(JSONValue.int) ?? .null)])
          ), ("edits", edits(in: part)),
        ])
      })
    return .object(
      [("documentChanges", changes)]
        + (client.takesAnnotations ? [("changeAnnotations", annotations)] : []))
  }

  private func edits(in part: Change.FileEdits) -> JSONValue {
    guard let source = text(part.path) else { return .array([]) }
    let places = ClientPlaces(in: source, client.encoding)
    return .array(
      part.edits.edits.map { edit in
        .object(
          [
            ("range", places.range(edit.range)),
            ("newText", .string(String(decoding: edit.replacement, as: UTF8.self))),
          ] + (client.takesAnnotations ? [("annotationId", .string(annotation))] : []))
      })
  }

  private var annotation: String { change.reported.id }

  /// A change that needs review is confirmed first.
  private var annotations: JSONValue {
    let reported = change.reported
    let parts = reported.title.split(separator: ";", maxSplits: 1)
    let caveat = parts.dropFirst().first.map { String($0.drop { $0 == " " }) }
    return .object([
      (
        annotation,
        .object(
          [
            ("label", .string(String(parts[0]))),
            ("needsConfirmation", .bool(reported.safety != .safe)),
          ] + JSONValue.member("description", ifPresent: caveat.map(JSONValue.string)))
      )
    ])
  }
}
