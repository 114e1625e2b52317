/// What the compiler says is wrong.
struct CompilerError: Hashable, Sendable {
  /// Empty for an error without a place.
  var path = ""
  var line = 0
  var column = 0
  let message: String

  /// The errors in the compiler's output, each once, in order.
  static func all(in output: [UInt8]) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
      .compactMap { CompilerError($0) }.filter { seen.insert($0).inserted }
  }

  init(message: String) { self.message = message }

  /// Reads `path:line:column: error: message`.
  private init?(_ text: Substring) {
    guard let mark = text.range(of: "error: ") else { return nil }
    message = String(text[mark.upperBound...])
    let place = text[..<mark.lowerBound].split(separator: ":").map { String($0) }
    if 3 < place.count, let line = Int(place[place.count - 3]),
      let column = Int(place[place.count - 2])
    {
      path = place[..<(place.count - 3)].joined(separator: ":")
      self.line = line
      self.column = column
    } else if place.count > 1 || !text.hasPrefix("error: ") {
      // Some other line that speaks of an error; `<unknown>:0: error: …` has no place either.
      guard text.hasPrefix("<unknown>") else { return nil }
    }
  }
}

extension CompilerError: CustomStringConvertible {
  var description: String {
    path.isEmpty ? "error: \(message)" : "\(path):\(line):\(column): error: \(message)"
  }
}
