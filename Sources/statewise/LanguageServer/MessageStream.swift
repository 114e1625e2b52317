import Reporting
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The messages of a client on standard input, each after a header with its length.
final class MessageStream {
  private var bytes: [UInt8] = []
  private var waiting: [ClientMessage] = []
  private var isAtEnd = false

  /// The next message. Waits for one; nil at the end of the input.
  func next() -> ClientMessage? {
    while waiting.isEmpty, !isAtEnd { receive(timeout: -1) }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Whether another message is there already.
  func hasNext() -> Bool {
    receive(timeout: 0)
    return !waiting.isEmpty
  }

  /// Whether the client has canceled a request that was not answered yet.
  func isCanceled(_ id: JSONValue) -> Bool {
    receive(timeout: 0)
    return waiting.contains {
      $0.method == "$/cancelRequest" && $0.parameters?["id"]?.requestID?.lineText == id.lineText
    }
  }

  /// Reads what is there.
  ///
  /// - Parameter timeout: how long to wait in milliseconds; -1 to wait as long as it takes.
  private func receive(timeout: Int32) {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    while !isAtEnd, 0 < poll(&input, 1, waiting.isEmpty ? timeout : 0) {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(0, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      isAtEnd = count <= 0
      bytes += buffer.prefix(max(0, count))
      while let message = takeMessage() { waiting.append(message) }
      if !waiting.isEmpty { return }
    }
  }

  /// Takes a whole message from the start of the bytes; nil if it is not complete yet.
  private func takeMessage() -> ClientMessage? {
    let separator = Array("\r\n\r\n".utf8)
    while let headerEnd = bytes.indices.first(where: { bytes[$0...].starts(with: separator) }) {
      let header = String(decoding: bytes[..<headerEnd], as: UTF8.self)
      let start = headerEnd + separator.count
      guard let length = Self.length(in: header), start + length <= bytes.count else { return nil }
      let text = SourceText(path: "message", bytes: bytes[start..<start + length])
      bytes.removeFirst(start + length)
      if let node = try? CommentedJSON.read(text) { return ClientMessage(node) }
    }
    return nil
  }

  private static func length(in header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        return Int(parts[1].drop { $0 == " " })
      }
    }
    return nil
  }

  /// Writes a message to standard output.
  static func write(_ message: [JSONValue.Member]) {
    let text = JSONValue.object([("jsonrpc", .string("2.0"))] + message).lineText
    StandardStream.output.write(
      Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8))
  }
}

/// A request or a notification of a client, or its answer to a request.
struct ClientMessage {
  /// Nil for a notification.
  let id: JSONValue?
  /// Nil for an answer.
  let method: String?
  let parameters: CommentedJSON.Node?

  fileprivate init(_ node: CommentedJSON.Node) {
    id = node["id"]?.requestID
    method = node["method"]?.string
    parameters = node["params"]
  }
}
