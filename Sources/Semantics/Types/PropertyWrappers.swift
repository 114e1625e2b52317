import Syntax

/// What property wrappers make of the types of properties.
extension Program {
  /// The attributes of a variable that are property wrappers, the outermost first.
  func wrapperAttributes(of decl: DeclID) -> [SyntaxCursor] {
    guard decl.facet == .declared, kind(of: decl) == .identifierPattern,
      let variable = variableDecl(of: decl)
    else { return [] }
    return variable.children.filter {
      $0.kind == .attribute && wrapper(of: $0, in: decl.file) != nil
    }
  }

  /// Whether an attribute of a variable is a property wrapper, or may be one whose declaration is not in
  /// sight.
  func mayHaveWrapper(_ decl: DeclID) -> Bool {
    guard decl.facet == .declared, kind(of: decl) == .identifierPattern,
      let variable = variableDecl(of: decl)
    else { return false }
    return variable.children.contains { attribute in
      guard attribute.kind == .attribute,
        let written = attribute.children.first(where: \.kind.isTypeNode)
      else { return false }
      return wrapper(of: attribute, in: decl.file) != nil
        || type(written: written, in: decl.file).isUnknown
    }
  }

  /// The type of a property wrapper that an attribute names.
  private func wrapper(of attribute: SyntaxCursor, in file: Int32) -> SwiftType? {
    guard let written = attribute.children.first(where: \.kind.isTypeNode) else { return nil }
    let type = type(written: written, in: file)
    return isWrapper(type) ? type : wrapperBesideProtocol(written)
  }

  private func isWrapper(_ type: SwiftType) -> Bool {
    guard case .nominal(let decl, _) = type else { return false }
    return cursor(of: decl).children.contains {
      $0.kind == .attribute && $0.textWithoutTrivia == "@propertyWrapper"
    }
  }

  /// SwiftUI's wrapper of a name that only protocols of the repository have, as those of another module: no
  /// protocol is a wrapper.
  private func wrapperBesideProtocol(_ written: SyntaxCursor) -> SwiftType? {
    let name = written.textWithoutTrivia
    let decls = meaning(of: name, at: written).decls
    guard !decls.isEmpty, decls.allSatisfy({ cursor(of: $0).kind == .protocolDecl }) else {
      return nil
    }
    let known = knownType(name, of: "SwiftUI")
    return isWrapper(known) ? known : nil
  }

  /// The type of the wrapper around a property: `State<Int>` for `@State var count = 0`.
  func wrapperType(of decl: DeclID) -> SwiftType? {
    guard let attribute = wrapperAttributes(of: decl).first,
      let named = wrapper(of: attribute, in: decl.file),
      case .nominal(let nominal, let arguments) = named
    else { return nil }
    if named.isComplete || genericParameters(of: nominal).isEmpty { return named }
    let solver = Solver(self, file: decl.file, root: cursor(of: decl))
    let open = solver.opened(nominal, arguments: arguments)
    if let annotation = annotationOfVariable(decl) {
      let value = type(written: annotation, in: decl.file)
      _ = solver.fit(value, to: valueType(ofWrapper: open))
    } else if attribute.child(.labeledExpr) != nil {
      let made = solver.solveWrapper(attribute, around: initialValue(of: decl), as: open)
      solver.fitIfPossible(made, to: open)
    } else if let value = initialValue(of: decl) {
      let type = solver.solve(expression: value, expected: nil)
      _ = solver.fit(type, to: valueType(ofWrapper: open))
    }
    solver.settleLiterals(since: 0)
    return solver.resolved(open).withoutVariables
  }

  private func annotationOfVariable(_ decl: DeclID) -> SyntaxCursor? {
    ancestry(of: decl).parent(of: cursor(of: decl))?.child(.typeAnnotation)
  }

  private func initialValue(of decl: DeclID) -> SyntaxCursor? {
    ancestry(of: decl).parent(of: cursor(of: decl))?.child(.initializerClause)?.firstExpression
  }

  /// The type of `wrappedValue`.
  func valueType(ofWrapper wrapper: SwiftType) -> SwiftType {
    memberValue(named: "wrappedValue", of: wrapper)
  }

  /// The type of `$name`.
  func projectedType(of decl: DeclID) -> SwiftType {
    wrapperType(of: decl).map { memberValue(named: "projectedValue", of: $0) } ?? .unknown
  }

  private func memberValue(named name: String, of type: SwiftType) -> SwiftType {
    guard let member = members(named: name, of: type, isStatic: false).first else {
      return .unknown
    }
    return apply(member.substitution, to: declaredType(of: member.decl))
  }

  /// Whether a wrapper can be made of the value that it wraps.
  func takesWrappedValue(_ wrapper: SwiftType) -> Bool {
    initializers(of: wrapper).contains {
      $0.parameters.first?.label == "wrappedValue"
        && $0.parameters.dropFirst().allSatisfy(\.hasDefault)
    }
  }

  /// Whether a wrapper can be made of nothing: `@Namespace var space`.
  func canBeMadeWithoutArguments(_ wrapper: SwiftType) -> Bool {
    initializers(of: wrapper).contains { $0.parameters.allSatisfy(\.hasDefault) }
  }

  private func initializers(of type: SwiftType) -> [Signature] {
    members(named: "init", of: type, isStatic: true).compactMap { signature(of: $0.decl) }
  }
}

extension SyntaxCursor {
  /// The expression that a clause holds: the value after `=`.
  var firstExpression: SyntaxCursor? { children.first { $0.kind != .unexpectedNodes } }
}
