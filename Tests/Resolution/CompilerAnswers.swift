import Foundation

/// What the compiler says of the names and expressions in one file.
struct CompilerAnswers: Sendable {
  let path: String
  /// The declarations of the file, by their USR.
  private(set) var declarations: [String: Declaration] = [:]
  private(set) var references: [Reference] = []
  /// The properties that the components of a key path name, by its offset.
  private(set) var keyPaths: [Int: [(name: String, usr: String)]] = [:]
  /// The mangled types of the expressions that source writes, by their places.
  private(set) var types: [Span: [String]] = [:]

  struct Declaration: Sendable {
    let path: String
    /// From the keyword or name of the declaration to its last token, in bytes.
    let start: Int
    let end: Int
    let name: String?
  }

  /// A use of a name.
  struct Reference: Sendable {
    /// The offset of the name.
    let offset: Int
    let name: String
    let target: Target

    enum Target: Sendable {
      case declaration(usr: String)
      /// A type that is named as a value; its mangled name.
      case type(String)
    }
  }

  /// From an expression's first byte to its last token's first byte.
  struct Span: Hashable, Sendable {
    let start: Int
    let end: Int
  }

  /// - Parameter path: where the file is now; the path in the document if nil.
  init(_ document: Data, path: String? = nil) throws {
    guard let tree = try JSONSerialization.jsonObject(with: document) as? [String: Any] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.path = path ?? tree["filename"] as? String ?? ""
    visit(tree)
    references.sort { ($0.offset, $0.name) < ($1.offset, $1.name) }
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
      // Code that a macro writes has places of its own.
      if kind.hasSuffix("_expr"), range["buffer_id"] == nil, Self.isWritten(node, kind: kind) {
        add(node, kind: kind, Span(start: start, end: end))
      }
    }
    for child in node.values where child is [Any] || child is [String: Any] { visit(child) }
  }

  private mutating func add(_ node: [String: Any], kind: String, _ span: Span) {
    if let type = node["type"] as? String, !type.isEmpty {
      types[span, default: []].append(type)
      if kind == "type_expr" {
        references.append(Reference(offset: span.end, name: "", target: .type(type)))
      }
    }
    if kind == "keypath_expr", let components = node["components"] as? [[String: Any]] {
      let members = components.compactMap { $0["decl"] as? [String: Any] }
      keyPaths[span.start] = members.map {
        (Self.baseName($0) ?? "", $0["decl_usr"] as? String ?? "")
      }
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

  /// What the compiler adds to expressions that source writes: the implicit `self` of a method, the optional of
  /// a chain with `?`, the type of an inherited initializer.
  private static let writtenKinds: Set<String> = [
    "dot_syntax_call_expr", "optional_evaluation_expr", "covariant_return_conversion_expr",
  ]

  /// Whether source writes an expression; the calls of result builders are not written.
  private static func isWritten(_ node: [String: Any], kind: String) -> Bool {
    guard node["implicit"] as? Bool == true else { return true }
    let function = node["fn"] as? [String: Any]
    // `Layout(spacing: 8) { … }` calls a value that it makes.
    let called = (function?["fn"] as? [String: Any])?["_kind"] as? String
    if kind == "call_expr", called == "autoclosure_expr" { return true }
    let isCallOfImplicit = function?["implicit"] as? Bool == true
    return writtenKinds.contains(kind) && !isCallOfImplicit
  }

  private static func baseName(_ value: Any?) -> String? {
    guard let name = value as? [String: Any] else { return value as? String }
    if let base = name["base_name"] { return baseName(base) }
    return name["name"] as? String ?? name["special"] as? String
  }
}
