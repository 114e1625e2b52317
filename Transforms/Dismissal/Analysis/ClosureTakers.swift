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
  ///
  /// - Parameter wrapper: a property wrapper that it may have.
  func property(
    getting index: Int, of call: FunctionCallView, by decl: DeclID, in wrapper: String? = nil
  ) -> (property: StoredProperty, type: TypeDecl)? {
    let made = decl.facet == .implicitInitializer ? decl.declared : owner(of: decl)
    guard let made, let name = parameterNames(of: call, as: decl)[index],
      let type = TypeDecl(cursor(of: made)), type.cursor.kind == .structDecl,
      let property = type.storedProperties.first(where: { $0.name == name }),
      property.wrappers.allSatisfy({ $0.name == wrapper })
    else { return nil }
    return (property, type)
  }

  /// Whether a function that is neither `@MainActor` nor `@Sendable` may be an argument of a call. SwiftUI's
  /// action is both.
  func takesPlainFunction(
    _ index: Int, of call: FunctionCallView, where fits: (SyntaxCursor) -> Bool = { _ in true }
  ) -> Bool {
    let takers = declarations(takingArgumentsOf: call)
    return !takers.isEmpty
      && takers.allSatisfy { typeOfPlainFunction(at: index, of: call, by: $0).map(fits) ?? false }
  }

  /// What a call may mean: often the name of a type tells enough.
  func declarations(takingArgumentsOf call: FunctionCallView) -> [DeclID] {
    let initializers = initializers(calledBy: call)
    guard initializers.isEmpty else { return initializers }
    guard case .declaration(let decl) = reference(of: call.cursor) else { return [] }
    return [decl]
  }

  /// The written type of a function, where it asks for neither actor nor sending; nil also where it is
  /// declared neither in the repository nor in SwiftUI.
  private func typeOfPlainFunction(
    at index: Int, of call: FunctionCallView, by decl: DeclID
  ) -> SyntaxCursor? {
    guard
      let type = parameter(index, of: call, decl)?.type
        ?? property(getting: index, of: call, by: decl)?.property.type
    else { return nil }
    let text = type.textWithoutTrivia
    guard text.contains("->") else { return nil }
    switch knownModule(of: decl) {
    // SwiftUI runs the closures of its views where it makes these, unless they wait.
    case "SwiftUI": return text.contains("async") ? nil : type
    case nil: return ["@MainActor", "@Sendable"].contains(where: text.contains) ? nil : type
    default: return nil
    }
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
  /// Whether a function may keep the closure that it gets. What becomes of SwiftUI's own action is seen where
  /// it is used.
  var mayBeKept: Bool {
    guard let type = type?.textWithoutTrivia else { return true }
    if type == "DismissAction" { return false }
    return ["@escaping", "@autoclosure"].contains(where: type.contains) || type.hasSuffix("?")
      || !type.contains("->")
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
