import Semantics
import SymbolIndex
import Syntax

// What gets a closure that a call passes.

extension Program {
  /// The parameter of a function that gets an argument of a call.
  func parameter(
    _ index: Int, of call: FunctionCallView, _ decl: DeclID
  ) -> FunctionDeclView.Parameter? {
    let parameters =
      FunctionDeclView(cursor(of: decl))?.parameters
      ?? InitializerDeclView(cursor(of: decl))?.parameters ?? []
    return InitializerSignature(of: parameters).parameterIndices(of: call)
      .map { parameters[$0[index]] }
  }

  /// The stored property of a view that an argument of its initializer is the value of.
  func property(
    getting index: Int, of call: FunctionCallView, by decl: DeclID
  ) -> (pattern: SyntaxCursor, type: TypeDecl)? {
    let made = decl.facet == .implicitInitializer ? decl.declared : owner(of: decl)
    guard let made, let name = parameterNames(of: call.cursor)[index],
      let type = TypeDecl(cursor(of: made)), type.cursor.kind == .structDecl,
      let property = type.storedProperties.first(where: { $0.name == name }),
      property.wrappers.isEmpty,
      let pattern = property.binding.child(.identifierPattern)
    else { return nil }
    return (pattern, type)
  }

  /// Whether a protocol of the repository asks for a function, so that others may call it.
  func isRequired(_ function: SyntaxCursor, in file: IndexedFile) -> Bool {
    guard let name = FunctionDeclView(function)?.name,
      let type = TypeDecl.enclosing(function, ancestry: file.ancestry)
    else { return false }
    return protocols(requiring: name, ofTypeAt: type.cursor).contains { knownModule(of: $0) == nil }
  }
}

extension FunctionDeclView.Parameter {
  /// Whether a function may keep the closure that it gets.
  var mayBeKept: Bool {
    guard let type = type?.textWithoutTrivia else { return true }
    return type.contains("@escaping") || type.hasSuffix("?") || !type.contains("->")
  }
}

extension FunctionCallView {
  /// Whether a call runs its closure at once, or next on the main thread: `Task { … }`,
  /// `DispatchQueue.main.async { … }`.
  var isImmediate: Bool {
    let callee = self.callee?.textWithoutTrivia ?? ""
    return ["Task", "DispatchQueue.main.async", "MainActor.run", "MainActor.assumeIsolated"]
      .contains(callee)
  }
}

extension SyntaxCursor {
  func isAssignment(to place: SyntaxCursor) -> Bool {
    let parts = Array(children)
    return parts.count > 1 && parts[0].id == place.id && parts[1].kind == .assignmentExpr
  }

  /// `action != nil`
  var isComparison: Bool {
    let parts = Array(children)
    return parts.count == 3 && parts[1].kind == .binaryOperatorExpr
      && ["==", "!="].contains(parts[1].text)
  }
}
