import Foundation
import TestSupport
import Testing

/// Sessions of an editor with `statewise lsp`.
@Suite struct LanguageServerTests {
  private typealias Message = LanguageServerClient.Message

  private static let list = """
    import SwiftUI

    struct ListView: View {
      @State private var isShown = false
      var body: some View {
        Button("Add") { isShown = true }
          .sheet(isPresented: $isShown) { AddView() }
      }
    }

    """
  /// What an editor has, and what is on disk yet.
  private static let add = """
    import SwiftUI

    struct AddView: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }

    """
  private static let row = """
    import SwiftUI

    struct Row: View {
      @State var isHidden = false
      var body: some View {
        HStack { Text("é😀").if(isHidden) { $0.hidden() }; Text("b").if(isHidden) { $0.tag(1) } }
      }
    }

    """

  private let folder: TemporaryFolder
  private let client: LanguageServerClient

  init() throws {
    folder = try TemporaryFolder([
      "My List.swift": Self.list, "Add.swift": "struct AddView {}\n", "Row.swift": Self.row,
    ])
    try folder.git("init", "-q")
    client = try LanguageServerClient(in: "/")
  }

  private func uri(_ name: String) -> String {
    "file://\(folder.path)/\(name.replacing(" ", with: "%20"))"
  }

  private func initialize(_ encodings: [String], hasAnnotations: Bool = true) throws -> Message {
    let edit: Message =
      hasAnnotations ? ["documentChanges": true, "changeAnnotationSupport": Message()] : [:]
    let result = try client.request(
      1, "initialize",
      [
        "rootUri": uri("").dropLast(),
        "capabilities": [
          "general": ["positionEncodings": encodings], "workspace": ["workspaceEdit": edit],
        ],
      ])
    try client.send(["method": "initialized", "params": Message()])
    return (result as? Message)?["capabilities"] as? Message ?? [:]
  }

  private func open(_ name: String, _ text: String) throws {
    try client.send([
      "method": "textDocument/didOpen",
      "params": [
        "textDocument": ["uri": uri(name), "version": 1, "languageId": "swift", "text": text]
      ],
    ])
  }

  private func change(_ name: String, to text: String) throws {
    try client.send([
      "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": uri(name), "version": 2], "contentChanges": [["text": text]],
      ],
    ])
  }

  private func position(_ line: Int, _ character: Int) -> Message {
    ["line": line, "character": character]
  }

  private func actions(_ id: Int, in name: String, _ line: Int) -> Message {
    [
      "id": id, "method": "textDocument/codeAction",
      "params": [
        "textDocument": ["uri": uri(name)], "context": ["diagnostics": [Message]()],
        "range": ["start": position(line, 0), "end": position(line, 4)],
      ],
    ]
  }

  /// A text of the editor is what counts, in a change of two files.
  @Test func changesAllFilesOfAnUnsavedDocument() throws {
    #expect(try initialize(["utf-16"])["positionEncoding"] as? String == "utf-16")
    try open("Add.swift", Self.add)
    let found = try client.diagnostics(of: "Add.swift")
    #expect(found.map { $0["severity"] as? Int } == [2])
    try client.send(actions(2, in: "Add.swift", 4))
    let action = try #require((try client.answer(to: 2)["result"] as? [Message])?.first)
    let edit = try #require(action["edit"] as? Message)
    let changes = try #require(edit["documentChanges"] as? [Message])
    let documents = changes.compactMap { $0["textDocument"] as? Message }
    #expect(documents.map { $0["uri"] as? String } == [uri("Add.swift"), uri("My List.swift")])
    #expect(documents[0]["version"] as? Int == 1 && documents[1]["version"] is NSNull)
    let annotations = try #require(edit["changeAnnotations"] as? [String: Message])
    #expect(annotations.values.map { $0["needsConfirmation"] as? Bool } == [false])
    try change("Add.swift", to: Self.add.replacing("dismiss()", with: ""))
    _ = try client.diagnostics(of: "Add.swift")
    try change("Add.swift", to: "struct AddView {}\n")
    #expect(try client.diagnostics(of: "Add.swift").isEmpty)
    #expect(try client.end() == 0)
    #expect(
      client.transcript == [
        "→ initialize 1", "← 1", "→ initialized", "→ textDocument/didOpen",
        "← textDocument/publishDiagnostics", "→ textDocument/codeAction 2", "← 2",
        "→ textDocument/didChange", "← textDocument/publishDiagnostics", "→ textDocument/didChange",
        "← textDocument/publishDiagnostics", "→ shutdown 99", "← 99", "→ exit",
      ])
  }

  /// Columns before and after characters that take several bytes; what was declined says why.
  @Test(arguments: [("utf-8", 28), ("utf-16", 25), ("utf-32", 24)])
  func countsColumnsAsTheEditorDoes(_ encoding: String, _ column: Int) throws {
    #expect(try initialize([encoding])["positionEncoding"] as? String == encoding)
    try open("Row.swift", Self.row)
    let found = try client.diagnostics(of: "Row.swift")
    let starts = found.map { ($0["range"] as? Message)?["start"] as? Message }
    #expect(starts.first??["character"] as? Int == column)
    let declined = try #require(found.firstIndex { $0["severity"] as? Int == 4 })
    let hover =
      try client.request(
        2, "textDocument/hover",
        ["textDocument": ["uri": uri("Row.swift")], "position": starts[declined] ?? [:]])
      as? Message
    let text = (hover?["contents"] as? Message)?["value"] as? String ?? ""
    #expect(text.hasPrefix("**Declined** by conditional-modifier-to-value: "), "\(text)")
    #expect(try client.end() == 0)
  }

  @Test func writesPlainEditsWhereTheEditorKnowsNoOthers() throws {
    _ = try initialize([], hasAnnotations: false)
    try open("Row.swift", Self.row)
    try client.send(actions(2, in: "Row.swift", 5))
    let action = try #require((try client.answer(to: 2)["result"] as? [Message])?.first)
    let edits = (action["edit"] as? Message)?["changes"] as? [String: [Message]]
    #expect(edits?.keys.map { $0 } == [uri("Row.swift")])
    #expect(edits?.values.first?.first?["annotationId"] == nil)
    #expect(try client.end() == 0)
  }

  @Test func answersCanceledRequests() throws {
    _ = try initialize(["utf-8"])
    try open("Row.swift", Self.row)
    _ = try client.diagnostics(of: "Row.swift")
    try client.send(
      actions(2, in: "Row.swift", 5), ["method": "$/cancelRequest", "params": ["id": 2]],
      ["id": 3, "method": "textDocument/rename", "params": Message()])
    #expect((try client.answer(to: 2)["error"] as? Message)?["code"] as? Int == -32800)
    #expect((try client.answer(to: 3)["error"] as? Message)?["code"] as? Int == -32601)
    #expect(try client.end() == 0)
  }

  @Test func failsWithoutShutdown() throws {
    try client.send(["id": 1, "method": "textDocument/hover"], ["method": "exit"])
    #expect((try client.answer(to: 1)["error"] as? Message)?["code"] as? Int == -32002)
  }
}
