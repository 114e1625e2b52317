import Reporting
import Runner
import SourceText

/// A server for editors that speaks the Language Server Protocol over standard input and output.
///
/// Messages are handled one by one. Documents are examined while no message waits, so that typing is not held up by
/// the results of earlier text. A request is given up when the client cancels it.
struct LanguageServer {
  private let stream = MessageStream()
  private var client = ClientCapabilities()
  private var project: EditedProject
  private var state = State.starting
  /// The problem that the client was told of last.
  private var problem: String?

  private enum State { case starting, running, shutDown }

  private enum ErrorCode: Int {
    case methodNotFound = -32601
    case invalidRequest = -32600
    case notInitialized = -32002
    case requestCancelled = -32800
  }

  init(_ arguments: Arguments) { project = EditedProject(arguments) }

  /// Serves until the client ends the session.
  ///
  /// - Returns: whether the client ended it as the protocol says.
  mutating func serve() -> Bool {
    while let message = stream.next() {
      if message.method == "exit" { break }
      if let id = message.id {
        if let method = message.method { answer(method, message.parameters, id) }
      } else {
        note(message.method ?? "", message.parameters)
      }
      publishDiagnostics()
    }
    return state == .shutDown
  }

  /// Examines documents as long as no message waits.
  private mutating func publishDiagnostics() {
    while state == .running, let path = project.unknown.first, !stream.hasNext() {
      guard let answers = answers(about: path, while: { [stream] in !stream.hasNext() }),
        let document = project.documents[path]
      else { return }
      publish(answers.diagnostics, of: document)
    }
  }

  private func publish(_ diagnostics: JSONValue, of document: EditedProject.Document) {
    notify(
      "textDocument/publishDiagnostics",
      .object(
        [("uri", .string(document.uri))]
          + JSONValue.member("version", ifPresent: document.version.map(JSONValue.int))
          + [("diagnostics", diagnostics)]))
  }

  /// What is found in a document; nil if it is not open, or if nobody waits for it any more. A problem is shown
  /// once.
  private mutating func answers(
    about path: String, while isNeeded: () -> Bool
  ) -> FileAnswers? {
    do throws(UsageError) {
      let answers = try project.answers(about: path, client.encoding, while: isNeeded)
      problem = nil
      return answers
    } catch {
      if problem != error.line {
        notify(
          "window/showMessage", .object([("type", .int(1)), ("message", .string(error.line))]))
      }
      problem = error.line
      return nil
    }
  }

  private func notify(_ method: String, _ parameters: JSONValue) {
    MessageStream.write([("method", .string(method)), ("params", parameters)])
  }

  private func respond(_ id: JSONValue, _ result: JSONValue) {
    MessageStream.write([("id", id), ("result", result)])
  }

  private func refuse(_ id: JSONValue, _ code: ErrorCode, _ message: String) {
    let error: [JSONValue.Member] = [("code", .int(code.rawValue)), ("message", .string(message))]
    MessageStream.write([("id", id), ("error", .object(error))])
  }
}

// MARK: Requests

extension LanguageServer {
  private mutating func answer(
    _ method: String, _ parameters: CommentedJSON.Node?, _ id: JSONValue
  ) {
    switch (method, state) {
    case ("initialize", .starting): respond(id, initialize(parameters))
    case (_, .starting): refuse(id, .notInitialized, "the first request must be `initialize`")
    case ("shutdown", _):
      state = .shutDown
      respond(id, .null)
    case (_, .shutDown): refuse(id, .invalidRequest, "the server was shut down")
    case ("textDocument/codeAction", _): respond(id) { $0.codeActions(parameters, while: $1) }
    case ("textDocument/hover", _): respond(id) { $0.hover(parameters, while: $1) ?? .null }
    default: refuse(id, .methodNotFound, "unknown method `\(method)`")
    }
  }

  /// Responds to a request, unless the client cancels it before there is a result.
  private mutating func respond(
    _ id: JSONValue, _ result: (inout LanguageServer, () -> Bool) -> JSONValue
  ) {
    let isNeeded = { [stream] in !stream.isCanceled(id) }
    let result = isNeeded() ? result(&self, isNeeded) : .null
    if isNeeded() {
      respond(id, result)
    } else {
      refuse(id, .requestCancelled, "canceled")
    }
  }

  private mutating func initialize(_ parameters: CommentedJSON.Node?) -> JSONValue {
    client = ClientCapabilities(parameters?["capabilities"])
    let folder = parameters?["workspaceFolders"]?.elements.first?["uri"] ?? parameters?["rootUri"]
    if let root = folder?.string.flatMap(FileURI.path) { CurrentFolder.change(to: root) }
    state = .running
    return .object([
      (
        "capabilities",
        .object([
          ("positionEncoding", .string(client.encoding.rawValue)),
          (
            "textDocumentSync",
            .object([("openClose", .bool(true)), ("change", .int(1)), ("save", .bool(true))])
          ), ("hoverProvider", .bool(true)),
          (
            "codeActionProvider",
            .object([("codeActionKinds", .strings([FileAnswers.actionKind]))])
          ),
        ])
      ),
      (
        "serverInfo",
        .object([("name", .string("statewise")), ("version", .string(CommandLineTool.version))])
      ),
    ])
  }

  private mutating func codeActions(
    _ parameters: CommentedJSON.Node?, while isNeeded: () -> Bool
  ) -> JSONValue {
    let only = parameters?["context"]?["only"]?.elements.compactMap(\.string)
    guard only?.contains(FileAnswers.actionKind) ?? true, let path = path(parameters),
      let answers = answers(about: path, while: isNeeded)
    else { return .array([]) }
    return answers.actions(about: answers.places.range(parameters?["range"])) { [self] change in
      WorkspaceEdit(
        change: change, client: client, text: project.text,
        document: { path in
          let document = project.documents[path]
          let address = FileURI.uri(CurrentFolder.absolutePath(of: path))
          return (document?.uri ?? address, document?.version)
        }
      ).json
    }
  }

  private mutating func hover(
    _ parameters: CommentedJSON.Node?, while isNeeded: () -> Bool
  ) -> JSONValue? {
    guard let path = path(parameters), let answers = answers(about: path, while: isNeeded) else {
      return nil
    }
    return answers.hover(at: answers.places.offset(parameters?["position"]))
  }

  /// The path of the document that a message is about, from the current folder.
  private func path(_ parameters: CommentedJSON.Node?) -> String? {
    parameters?["textDocument"]?["uri"]?.string.flatMap(FileURI.path).map(FileDiscovery.displayed)
  }
}

// MARK: Notifications

extension LanguageServer {
  private mutating func note(_ method: String, _ parameters: CommentedJSON.Node?) {
    guard state == .running else { return }
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": open(parameters, text: parameters?["textDocument"]?["text"])
    case "textDocument/didChange":
      open(parameters, text: parameters?["contentChanges"]?.elements.last?["text"])
    case "textDocument/didClose":
      guard let path = path(parameters), let document = project.documents[path] else { return }
      project.close(path)
      publish(.array([]), of: document)
    case "workspace/didChangeWatchedFiles":
      for change in parameters?["changes"]?.elements ?? [] { noteChange(onDisk: change) }
    default: break
    }
  }

  private mutating func open(_ parameters: CommentedJSON.Node?, text: CommentedJSON.Node?) {
    guard let path = path(parameters), let text = text?.string,
      let uri = parameters?["textDocument"]?["uri"]?.string
    else { return }
    project.open(
      EditedProject.Document(
        uri: uri, version: parameters?["textDocument"]?["version"]?.int,
        source: SourceText(text, path: path)))
  }

  /// Only the text of a file that was there before can be replaced alone.
  private mutating func noteChange(onDisk change: CommentedJSON.Node) {
    guard let path = change["uri"]?.string.flatMap(FileURI.path) else { return }
    let isEdit = change["type"]?.int == 2 && path.hasSuffix(".swift")
    if isEdit {
      project.readFromDisk(FileDiscovery.displayed(path))
    } else {
      project.forgetRepository()
    }
  }

  private func watchFiles() {
    guard client.watchesFiles else { return }
    let watchers = ["**/*.swift", "**/.statewise.json"].map { pattern in
      JSONValue.object([("globPattern", .string(pattern))])
    }
    let registration = JSONValue.object([
      ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .array(watchers))])),
    ])
    MessageStream.write([
      ("id", .string("files")), ("method", .string("client/registerCapability")),
      ("params", .object([("registrations", .array([registration]))])),
    ])
  }
}
