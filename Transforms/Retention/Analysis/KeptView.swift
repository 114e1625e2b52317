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
    guard let anyView, program.elements(of: program.type(ofDeclared: decl)).contains(anyView) else {
      return nil
    }
    what = "an `AnyView`"
  }
}

extension Program {
  /// The types of what a value holds: a type itself, and what optionals and collections of it hold.
  fileprivate func elements(of type: SwiftType) -> [DeclID] {
    guard case .nominal(let decl, let arguments) = type else { return [] }
    let isContainer = ["Optional", "Array", "Set", "Dictionary"].contains {
      self.decl(of: knownType($0, of: "Swift")) == decl
    }
    return isContainer ? arguments.flatMap(elements) : [decl]
  }
}
