import Reporting
import SourceText

/// A JSON Schema validator for the keywords that the published schemas use. Any other keyword is an error.
public struct JSONSchema {
  public typealias Node = CommentedJSON.Node

  private let root: Node

  public init(_ text: String) throws {
    root = try CommentedJSON.read(SourceText(text))
  }

  /// The schema violations of a text, with their places: `files[0].path: no string`.
  public func faults(in text: String) throws -> [String] {
    faults(in: try CommentedJSON.read(SourceText(text)), at: "", by: root)
  }

  /// The names of all properties in the schema.
  public var properties: Set<String> {
    func names(in node: Node) -> [String] {
      switch node.value {
      case .object(let members):
        members.flatMap { member in
          (member.key == "properties" ? member.value.keys : []) + names(in: member.value)
        }
      case .array(let nodes): nodes.flatMap(names)
      case .string, .literal: []
      }
    }
    return Set(names(in: root))
  }

  private func faults(in node: Node, at place: String, by schema: Node) -> [String] {
    schema.members.flatMap { word -> [String] in
      switch word.key {
      case "$schema", "$id", "$defs", "title", "description": []
      case "$ref": faults(in: node, at: place, by: definition(word.value.text))
      case "type": node.type == word.value.text ? [] : ["\(place): no \(word.value.text)"]
      case "const": node.text == word.value.text ? [] : ["\(place): not \(word.value.text)"]
      case "enum":
        word.value.elements.contains { $0.text == node.text } ? [] : ["\(place): unknown word"]
      case "pattern":
        node.text.contains(try! Regex(word.value.text)) ? [] : ["\(place): another form"]
      case "minimum": Int(word.value.text)! <= Int(node.text) ?? .max ? [] : ["\(place): too low"]
      case "oneOf":
        word.value.elements.count { faults(in: node, at: place, by: $0).isEmpty } == 1
          ? [] : ["\(place): not one of them"]
      case "items":
        zip(0..., node.elements).flatMap { index, element in
          faults(in: element, at: "\(place)[\(index)]", by: word.value)
        }
      case "properties":
        node.members.flatMap { member in
          word.value[member.key].map {
            faults(in: member.value, at: "\(place).\(member.key)", by: $0)
          } ?? []
        }
      case "required":
        word.value.elements.filter { node[$0.text] == nil }.map { "\(place): no \($0.text)" }
      case "dependentRequired":
        word.value.members.filter { node[$0.key] != nil }.flatMap { dependency in
          dependency.value.elements.filter { node[$0.text] == nil }.map {
            "\(place): \(dependency.key) without \($0.text)"
          }
        }
      case "additionalProperties":
        node.members.filter { schema["properties"]?[$0.key] == nil }.flatMap { member in
          word.value.text == "false"
            ? ["\(place): unknown \(member.key)"]
            : faults(in: member.value, at: "\(place).\(member.key)", by: word.value)
        }
      default: preconditionFailure("The schema uses the unsupported keyword \(word.key).")
      }
    }
  }

  private func definition(_ reference: String) -> Node {
    root["$defs"]![String(reference.dropFirst("#/$defs/".count))]!
  }
}

/// Accessors that return an empty value for nodes of another type.
extension CommentedJSON.Node {
  public var members: [CommentedJSON.Member] {
    if case .object(let members) = value { members } else { [] }
  }

  public var keys: [String] { members.map(\.key) }

  public subscript(key: String) -> CommentedJSON.Node? { members.first { $0.key == key }?.value }

  fileprivate var elements: [CommentedJSON.Node] {
    if case .array(let nodes) = value { nodes } else { [] }
  }

  fileprivate var text: String {
    switch value {
    case .string(let text), .literal(let text): text
    case .array, .object: ""
    }
  }

  fileprivate var type: String {
    switch value {
    case .string: "string"
    case .array: "array"
    case .object: "object"
    case .literal("true"), .literal("false"): "boolean"
    case .literal(let text): Int(text) == nil ? text : "integer"
    }
  }
}
