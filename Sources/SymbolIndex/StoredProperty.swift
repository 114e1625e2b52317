import Syntax

/// `@State private var name: Type = value`: one stored property of a type.
public struct StoredProperty: Sendable {
  /// The variable declaration, which may hold more properties than this one.
  public let decl: SyntaxCursor
  /// `name: Type = value`
  public let binding: SyntaxCursor
  public let name: String
  /// The written type; nil if it is inferred from the value.
  public let type: SyntaxCursor?
  /// Whether it is declared in a branch of an `#if`.
  public let isConditional: Bool

  /// The property wrappers, outermost first.
  public var wrappers: [Wrapper] {
    decl.children.lazy.filter { $0.kind == .attribute }.compactMap(Wrapper.init)
  }

  /// `@Name(arguments)`, where `Name` looks like the name of a property wrapper.
  public struct Wrapper: Sendable {
    public let name: String
    public let attribute: SyntaxCursor

    public var hasArguments: Bool { attribute.child(.labeledExpr) != nil }
  }

  public var isLet: Bool { decl.token(.let) != nil }

  public var isLazy: Bool { decl.hasModifier(.lazy) }

  public var hasValue: Bool { binding.child(.initializerClause) != nil }

  /// Whether only part of its module can read it; `private(set)` does not count.
  public var isPrivate: Bool { decl.isPrivate }

  /// Whether the type is written as `T?` or `T!`, so that its initial value is nil.
  public var isOptional: Bool {
    type?.kind == .optionalType || type?.kind == .implicitlyUnwrappedOptionalType
  }

  /// Whether its value may be a closure, as far as the declaration shows.
  public var takesClosure: Bool {
    type?.isFunctionType == true || decl.hasResultBuilder
  }
}

extension TypeDecl {
  /// The stored instance properties in source order, including those in all branches of `#if`.
  public var storedProperties: [StoredProperty] {
    let outermost = cursor.child(.memberBlock).map { Set($0.children.map(\.id)) } ?? []
    return members.flatMap { decl -> [StoredProperty] in
      guard decl.kind == .variableDecl, !decl.hasModifier(.static), !decl.hasModifier(.class) else {
        return []
      }
      let isConditional = !outermost.contains(decl.id)
      return StoredProperty.all(in: decl, isConditional: isConditional)
    }
  }
}

extension StoredProperty {
  /// The properties of one declaration: `a` and `b` for `var a, b: Int`.
  fileprivate static func all(in decl: SyntaxCursor, isConditional: Bool) -> [StoredProperty] {
    var properties: [StoredProperty] = []
    var type: SyntaxCursor?
    // In `a, b: Int`, the annotation also applies to the names before it.
    for binding in decl.children.filter({ $0.kind == .patternBinding }).reversed() {
      if let annotation = binding.child(.typeAnnotation) {
        type = annotation.children.first { $0.kind != .unexpectedNodes }
      } else if binding.child(.initializerClause) != nil {
        type = nil
      }
      guard !binding.isComputed else { continue }
      for name in binding.boundNames.reversed() {
        properties.append(
          StoredProperty(
            decl: decl, binding: binding, name: name, type: type, isConditional: isConditional))
      }
    }
    return properties.reversed()
  }
}

extension StoredProperty.Wrapper {
  fileprivate init?(_ attribute: SyntaxCursor) {
    guard let name = attribute.attributeName, name.first?.isUppercase == true,
      !name.hasSuffix("Builder"), !name.hasSuffix("Actor")
    else { return nil }
    self.name = name
    self.attribute = attribute
  }
}

extension SyntaxCursor {
  /// Whether an attribute is a result builder.
  var hasResultBuilder: Bool {
    children.contains { $0.kind == .attribute && $0.attributeName?.hasSuffix("Builder") == true }
  }

  /// The last component of an attribute's name.
  fileprivate var attributeName: String? {
    let type = children.first { $0.kind == .identifierType || $0.kind == .memberType }
    let name = type?.ownTokens.last { tree.tokens[$0.index].kind.isIdentifierLike }
    return name.map(tree.name(of:))
  }

  /// Whether a binding has accessors other than observers.
  fileprivate var isComputed: Bool {
    guard let block = child(.accessorBlock) else { return false }
    return !block.children.contains {
      $0.kind == .accessorDecl && ($0.token(.willSet) ?? $0.token(.didSet)) != nil
    }
  }

  /// The names that a binding declares, in the order of a tuple pattern.
  fileprivate var boundNames: [String] {
    ([self] + descendants.prefix { $0.kind != .typeAnnotation && $0.kind != .initializerClause })
      .filter { $0.kind == .identifierPattern }
      .compactMap { $0.firstToken.map(tree.name(of:)) }
  }
}
