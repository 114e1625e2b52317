import SourceText

/// Reads a JSON object strictly: unknown and duplicate keys are errors.
///
/// A key is known once it is read, so call `end()` last.
struct StrictObject {
  typealias Node = CommentedJSON.Node
  typealias Fault = CommentedJSON.Fault

  private let offset: ByteOffset
  private let members: [CommentedJSON.Member]
  private var known: [String] = []

  init(_ node: Node) throws(Fault) {
    members = try node.members()
    offset = node.offset
    var keys: Set<String> = []
    for member in members where !keys.insert(member.key).inserted {
      throw Fault(message: "duplicate key `\(member.key)`", offset: member.offset)
    }
  }

  /// Throws if a key was not read.
  func end() throws(Fault) {
    guard let rest = members.first(where: { !known.contains($0.key) }) else { return }
    let nearest = NearestName(to: rest.key, in: known)
    throw Fault(message: "unknown key `\(rest.key)`\(nearest.question)", offset: rest.offset)
  }

  func has(_ key: String) -> Bool {
    members.contains { $0.key == key }
  }

  /// The value of an optional key.
  mutating func ifPresent<Value>(
    _ key: String, _ read: (Node) throws(Fault) -> Value
  ) throws(Fault) -> Value? {
    known.append(key)
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    return try read(member.value)
  }

  mutating func value<Value>(
    _ key: String, _ read: (Node) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    guard let value = try ifPresent(key, read) else { throw fault("missing key `\(key)`") }
    return value
  }

  /// Skips a key whose value follows from the others.
  mutating func skip(_ key: String) throws(Fault) {
    _ = try value(key) { _ in }
  }

  mutating func string(_ key: String) throws(Fault) -> String {
    try value(key) { node throws(Fault) in try node.string() }
  }

  mutating func stringIfPresent(_ key: String) throws(Fault) -> String? {
    try ifPresent(key) { node throws(Fault) in try node.string() }
  }

  mutating func int(_ key: String, from least: Int) throws(Fault) -> Int {
    try value(key) { node throws(Fault) in try node.int(from: least) }
  }

  mutating func bool(_ key: String) throws(Fault) -> Bool {
    try value(key) { node throws(Fault) in try node.bool() }
  }

  /// The raw value of a case of an enum.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String
  ) throws(Fault) -> Word {
    try value(key) { node throws(Fault) in try node.word() }
  }

  mutating func list<Element>(
    _ key: String, _ read: (Node) throws(Fault) -> Element
  ) throws(Fault) -> [Element] {
    try value(key) { node throws(Fault) in try node.elements(read) }
  }

  mutating func strings(_ key: String) throws(Fault) -> [String] {
    try list(key) { node throws(Fault) in try node.string() }
  }

  /// Throws if a key does not have the expected string, such as the name of the schema.
  mutating func expect(_ expected: String, in key: String) throws(Fault) {
    try value(key) { node throws(Fault) in
      let text = try node.string()
      guard text == expected else {
        let message = "unsupported \(key) `\(text)`; this version reads `\(expected)`"
        throw Fault(message: message, offset: node.offset)
      }
    }
  }

  func fault(_ message: String) -> Fault {
    Fault(message: message, offset: offset)
  }
}

// MARK: Values

extension CommentedJSON.Node {
  typealias Fault = CommentedJSON.Fault

  func string() throws(Fault) -> String {
    guard case .string(let text) = value else { throw fault("expected a string") }
    return text
  }

  func int(from least: Int) throws(Fault) -> Int {
    guard case .literal(let text) = value, let int = Int(text), String(int) == text, least <= int
    else { throw fault("expected a whole number of at least \(least)") }
    return int
  }

  func bool() throws(Fault) -> Bool {
    guard case .literal(let text) = value, let bool = Bool(text) else {
      throw fault("expected `true` or `false`")
    }
    return bool
  }

  func word<Word: RawRepresentable<String> & CaseIterable>() throws(Fault) -> Word {
    guard let word = Word(rawValue: try string()) else {
      let words = Word.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      throw fault("expected one of \(words)")
    }
    return word
  }

  func elements<Element>(
    _ read: (Self) throws(Fault) -> Element
  ) throws(Fault) -> [Element] {
    guard case .array(let nodes) = value else { throw fault("expected an array") }
    return try nodes.map(read)
  }

  func members() throws(Fault) -> [CommentedJSON.Member] {
    guard case .object(let members) = value else { throw fault("expected an object") }
    return members
  }

  func fault(_ message: String) -> Fault {
    Fault(message: message, offset: offset)
  }
}
