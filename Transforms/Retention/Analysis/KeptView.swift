import Semantics
import SymbolIndex
import Syntax

/// A view that an object stores as a value: SwiftUI's environment stays in memory with what the view holds.
struct KeptView {
  /// What is stored, in words: "an `AnyView`".
  let what: String

  /// - Returns: nil where the property holds no view.
  init?(in property: StoredProperty, of type: TypeDecl, _ program: Program) {
    guard let name = property.binding.child(.identifierPattern), let decl = program.decl(at: name)
    else { return nil }
    let anyView = program.decl(of: program.knownType("AnyView", of: "SwiftUI"))
    guard let anyView, program.parts(of: program.type(ofDeclared: decl)).contains(anyView) else {
      return nil
    }
    what = "an `AnyView`"
  }
}

extension Program {
  /// The types that the values of a type consist of: those of optionals, collections and functions that return them.
  fileprivate func parts(of type: SwiftType) -> [DeclID] {
    switch type {
    case .nominal(let decl, let arguments): [decl] + arguments.flatMap(parts)
    default: []
    }
  }
}
