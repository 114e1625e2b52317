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
    var properties: [StoredProperty] = []
    var next = cursor.child(.memberBlock)?.children
    var outermost = next?.next()
    for decl in members {
      // Both are in source order.
      while let other = outermost, other.id < decl.id { outermost = next?.next() }
      guard decl.kind == .variableDecl, !decl.hasModifier(.static), !decl.hasModifier(.class) else {
        continue
      }
      StoredProperty.add(from: decl, isConditional: decl.id != outermost?.id, to: &properties)
    }
    return properties
  }
}

extension StoredProperty {
  /// Adds the properties of one declaration: `a` and `b` for `var a, b: Int`.
  fileprivate static func add(
    from decl: SyntaxCursor, isConditional: Bool, to properties: inout [StoredProperty]
  ) {
    for binding in decl.children where binding.kind == .patternBinding && !binding.isComputed {
      let type = decl.typeAnnotation(for: binding)?.children.first { $0.kind != .unexpectedNodes }
      for name in binding.boundNames {
        properties.append(
          StoredProperty(
            decl: decl, binding: binding, name: name, type: type, isConditional: isConditional))
      }
    }
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

  /// The annotation that counts for a binding: its own, or in `a, b: Int` that of a later one.
  fileprivate func typeAnnotation(for binding: SyntaxCursor) -> SyntaxCursor? {
    for other in children where other.kind == .patternBinding && binding.id <= other.id {
      if let annotation = other.child(.typeAnnotation) { return annotation }
      if other.child(.initializerClause) != nil { return nil }
    }
    return nil
  }

  /// The names that a binding declares, in the order of a tuple pattern.
  fileprivate var boundNames: [String] {
    var names: [String] = []
    for node in descendants {
      if node.kind == .typeAnnotation || node.kind == .initializerClause { break }
      if node.kind == .identifierPattern, let name = node.firstToken {
        names.append(tree.name(of: name))
      }
    }
    return names
  }
}
