import Foundation

/// An editor for one test: it talks to `statewise lsp` and records the session.
final class LanguageServerClient {
  typealias Message = [String: Any]

  /// The session: `→` for what the editor sends and `←` for what it gets, each with the method or the id.
  private(set) var transcript: [String] = []
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [Message] = []

  init(in folder: String) throws {
    process.executableURL = Tool.products.appending(path: "statewise")
    process.arguments = ["lsp"]
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Sends messages at once, as an editor does that does not wait.
  func send(_ messages: Message...) throws {
    var bytes = Data()
    for message in messages {
      transcript.append("→ \(Self.title(of: message))")
      let body = try JSONSerialization.data(
        withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
      bytes += Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
    input.fileHandleForWriting.write(bytes)
  }

  /// Sends a request and waits for its result.
  func request(_ id: Int, _ method: String, _ parameters: Message = [:]) throws -> Any? {
    try send(["id": id, "method": method, "params": parameters])
    return try answer(to: id)["result"]
  }

  /// Waits for the answer to a request.
  func answer(to id: Int) throws -> Message {
    try wait { $0["id"] as? Int == id && $0["method"] == nil }
  }

  /// Waits for the next diagnostics of a file.
  func diagnostics(of name: String) throws -> [Message] {
    let message = try wait { message in
      let uri = (message["params"] as? Message)?["uri"] as? String
      return message["method"] as? String == "textDocument/publishDiagnostics"
        && uri?.hasSuffix("/" + name) == true
    }
    return (message["params"] as? Message)?["diagnostics"] as? [Message] ?? []
  }

  /// Ends the session.
  ///
  /// - Returns: the exit code of the server.
  func end() throws -> Int32 {
    _ = try request(99, "shutdown")
    try send(["method": "exit"])
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The end of the output.
  struct EndOfOutput: Error {}

  private func wait(for isAwaited: (Message) -> Bool) throws -> Message {
    while true {
      if let index = received.firstIndex(where: isAwaited) { return received.remove(at: index) }
      let message = try read()
      transcript.append("← \(Self.title(of: message))")
      received.append(message)
    }
  }

  private func read() throws -> Message {
    var header = Data()
    while !header.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard let byte = try output.fileHandleForReading.read(upToCount: 1) else {
        throw EndOfOutput()
      }
      header += byte
    }
    let text = String(decoding: header, as: UTF8.self)
    let count = Int(text.firstMatch(of: /Content-Length: ([0-9]+)/)!.1)!
    var body = Data()
    while body.count < count {
      guard let more = try output.fileHandleForReading.read(upToCount: count - body.count) else {
        throw EndOfOutput()
      }
      body += more
    }
    return try JSONSerialization.jsonObject(with: body) as? Message ?? [:]
  }

  private static func title(of message: Message) -> String {
    let id = message["id"].map { "\($0)" }
    let method = message["method"] as? String
    let error = (message["error"] as? Message)?["code"].map { "error \($0)" }
    return [method, id, error].compactMap(\.self).joined(separator: " ")
  }
}
