/// A type as text writes it, for the comparison of our texts with the demangler's: without modules, attributes
/// and effects, and with the name of its function for an opaque type.
struct TypeNotation: Sendable, Hashable {
  /// The name of a type with those around it, `->` for a function, and labels in parentheses for a tuple.
  let head: String
  /// The generic arguments, elements, or parameters and result.
  var parts: [TypeNotation] = []

  init(_ head: String, _ parts: [TypeNotation] = []) {
    // Foundation on Linux declares `NSRange` as another name for this type.
    self.head = head == "_NSRange" ? "NSRange" : head
    self.parts = parts
  }

  /// Reads a type, as `Program.text(of:)` and the demangler write them.
  ///
  /// - Parameter modules: the modules of the app, whose names may stand before those of types.
  init(_ text: String, modules: Set<String>) {
    var reader = TypeNotationReader(text, modules: modules)
    self = reader.type()
  }

  init(_ text: String) { self.init(text, modules: []) }

  /// Whether the compiler means the same type. Its generic parameters, which the demangler numbers, match
  /// any name.
  func matches(_ theirs: TypeNotation) -> Bool {
    if Self.isParameter(theirs.head[...]) { return true }
    let isSameHead =
      head == theirs.head || Self.member(head) != nil && Self.member(head) == theirs.dependentMember
    return isSameHead && parts.count == theirs.parts.count
      && zip(parts, theirs.parts).allSatisfy { $0.matches($1) }
  }

  /// The name of the type alone, without the types around it.
  var lastName: Substring {
    let name = head.hasSuffix(".Type") ? head.dropLast(5) : head[...]
    return name.split(separator: ".").last ?? name
  }

  /// `.Element` for `A.Element`.
  private var dependentMember: Substring? {
    guard let member = Self.member(head), Self.isParameter(head.prefix { $0 != "." }) else {
      return nil
    }
    return member
  }

  private static func member(_ head: String) -> Substring? {
    head.firstIndex(of: ".").map { head[$0...] }
  }

  /// Whether a name is one of the demangler's for a generic parameter: `A`, `B1`.
  static func isParameter(_ name: Substring) -> Bool {
    guard let first = name.first, "A" <= first, first <= "D" else { return name == "Self" }
    return name.dropFirst().allSatisfy(\.isNumber)
  }
}

extension TypeNotation: CustomStringConvertible {
  var description: String {
    parts.isEmpty ? head : head + "<" + parts.map(\.description).joined(separator: ", ") + ">"
  }
}
