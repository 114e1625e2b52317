import Reporting

/// Reads values of messages; nil where a value is of another kind.
extension CommentedJSON.Node {
  subscript(key: String) -> CommentedJSON.Node? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == key }?.value
  }

  var elements: [CommentedJSON.Node] {
    guard case .array(let nodes) = value else { return [] }
    return nodes
  }

  var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  var int: Int? {
    guard case .literal(let text) = value else { return nil }
    return Int(text)
  }

  var isTrue: Bool {
    guard case .literal("true") = value else { return false }
    return true
  }

  /// The id of a request: a number or a text.
  var requestID: JSONValue? { int.map(JSONValue.int) ?? string.map(JSONValue.string) }
}
