import SourceText

@testable import Reporting

/// A JSON text with one change.
struct JSONMutation: Sendable, CustomStringConvertible {
  /// The place and the new value: `files[0].path = 7`.
  let description: String
  let text: String

  /// All mutations of a text: each member or element removed, an unknown member added to each object, and
  /// each value replaced. Of several elements with the same keys, only the first is mutated.
  static func all(of text: String) throws -> [JSONMutation] {
    mutations(of: try CommentedJSON.read(SourceText(text)), at: "").map {
      JSONMutation(description: $0.description, text: $0.value.text)
    }
  }

  private typealias Mutation = (description: String, value: JSONValue)

  private static func mutations(of node: CommentedJSON.Node, at place: String) -> [Mutation] {
    switch node.value {
    case .string:
      return [("\(place) = 7", .int(7)), ("\(place) = \"?\"", .string("?"))]
    case .literal:
      return [("\(place) = -1", .int(-1)), ("\(place) = \"?\"", .string("?"))]
    case .array(let nodes):
      let values = nodes.map(JSONValue.init)
      return [("\(place) = {}", .object([]))]
        + nodes.indices.filter { isFirstOfItsShape($0, in: nodes) }.flatMap { index -> [Mutation] in
          let place = "\(place)[\(index)]"
          let others = mutations(of: nodes[index], at: place).map {
            ($0.description, JSONValue.array(values.replacing(index, with: [$0.value])))
          }
          return [("no \(place)", .array(values.replacing(index, with: [])))] + others
        }
    case .object(let members):
      let values = members.map { (key: $0.key, value: JSONValue($0.value)) }
      return [
        ("\(place) = []", .array([])), ("\(place).strange", .object(values + [("strange", .null)])),
      ]
        + members.indices.flatMap { index -> [Mutation] in
          let key = values[index].key
          let place = "\(place).\(key)"
          let others = mutations(of: members[index].value, at: place).map {
            ($0.description, JSONValue.object(values.replacing(index, with: [(key, $0.value)])))
          }
          return [("no \(place)", .object(values.replacing(index, with: [])))] + others
        }
    }
  }
}

extension JSONMutation {
  private static func isFirstOfItsShape(_ index: Int, in nodes: [CommentedJSON.Node]) -> Bool {
    !nodes[..<index].contains { shape(of: $0) == shape(of: nodes[index]) }
  }

  /// The keys of the node, recursively.
  private static func shape(of node: CommentedJSON.Node) -> String {
    switch node.value {
    case .object(let members): "{\(members.map { $0.key + shape(of: $0.value) })}"
    case .array(let nodes): "\(Set(nodes.map(shape)).sorted())"
    case .string, .literal: ""
    }
  }
}

extension Array {
  fileprivate func replacing(_ index: Int, with elements: [Element]) -> [Element] {
    self[..<index] + elements + self[(index + 1)...]
  }
}

extension JSONValue {
  fileprivate init(_ node: CommentedJSON.Node) {
    self =
      switch node.value {
      case .string(let text): .string(text)
      case .literal("null"): .null
      case .literal(let text): Int(text).map { .int($0) } ?? .bool(text == "true")
      case .array(let nodes): .array(nodes.map(JSONValue.init))
      case .object(let members): .object(members.map { ($0.key, JSONValue($0.value)) })
      }
  }
}
