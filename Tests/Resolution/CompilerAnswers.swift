import Foundation

/// What the compiler says of the names and expressions in one file.
struct CompilerAnswers {
  let path: String
  /// The declarations of the file, by their USR.
  private(set) var declarations: [String: Declaration] = [:]
  private(set) var references: [Reference] = []
  /// The mangled types of the expressions that source writes, by their places.
  private(set) var types: [Span: [String]] = [:]

  struct Declaration {
    let path: String
    /// From the keyword or name of the declaration to its last token, in bytes.
    let start: Int
    let end: Int
    let name: String?
  }

  /// A use of a name.
  struct Reference {
    /// The offset of the name.
    let offset: Int
    let name: String
    let target: Target

    enum Target {
      case declaration(usr: String)
      /// A type that is named as a value; its mangled name.
      case type(String)
    }
  }

  /// From an expression's first byte to its last token's first byte.
  struct Span: Hashable {
    let start: Int
    let end: Int
  }

  init(_ document: Data) throws {
    guard let tree = try JSONSerialization.jsonObject(with: document) as? [String: Any] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    path = tree["filename"] as? String ?? ""
    visit(tree)
  }

  private mutating func visit(_ value: Any) {
    if let list = value as? [Any] {
      for element in list { visit(element) }
      return
    }
    guard let node = value as? [String: Any] else { return }
    if let kind = node["_kind"] as? String, let range = node["range"] as? [String: Any],
      let start = range["start"] as? Int, let end = range["end"] as? Int
    {
      if let usr = node["usr"] as? String, !kind.hasSuffix("_expr"), declarations[usr] == nil {
        declarations[usr] = Declaration(
          path: path, start: start, end: end, name: Self.baseName(node["name"]))
      }
      if kind.hasSuffix("_expr"), node["implicit"] as? Bool != true {
        add(node, kind: kind, Span(start: start, end: end))
      }
    }
    for child in node.values where child is [Any] || child is [String: Any] { visit(child) }
  }

  private mutating func add(_ node: [String: Any], kind: String, _ span: Span) {
    let type = node["type"] as? String
    if let type { types[span, default: []].append(type) }
    if kind == "type_expr", let type {
      references.append(Reference(offset: span.start, name: "", target: .type(type)))
    }
    guard ["declref_expr", "member_ref_expr"].contains(kind),
      let decl = node["decl"] as? [String: Any]
    else { return }
    references.append(
      Reference(
        offset: kind == "member_ref_expr" ? span.end : span.start,
        name: Self.baseName(decl) ?? "",
        target: .declaration(usr: decl["decl_usr"] as? String ?? "")))
  }

  private static func baseName(_ value: Any?) -> String? {
    guard let name = value as? [String: Any] else { return value as? String }
    if let base = name["base_name"] { return baseName(base) }
    return name["name"] as? String ?? name["special"] as? String
  }
}
