import Semantics
import SymbolIndex
import Syntax

/// What types and declarations mean to SwiftUI.
extension Program {
  /// Whether values of a type are views; nil where that cannot be told.
  public func isView(_ type: SwiftType) -> Bool? { conforms(type, to: "View", of: "SwiftUI") }

  /// Whether values of a type are shape styles; nil where that cannot be told.
  public func isShapeStyle(_ type: SwiftType) -> Bool? {
    conforms(type, to: "ShapeStyle", of: "SwiftUI")
  }

  /// Whether values of a type of SwiftUI stand beside views, even where they are used as views: `Tab`.
  func standsBesideViews(_ type: SwiftType) -> Bool {
    guard case .nominal(let decl, _) = type, knownModule(of: decl) != nil else { return false }
    return cursor(of: decl).inheritedNames.contains {
      SwiftUINames[$0].contains(.builderContentProtocol)
    }
  }

  /// The name of a type that a described module declares: `ForEach`.
  public func knownName(of type: SwiftType) -> String? {
    guard case .nominal(let decl, _) = type, knownModule(of: decl) != nil else { return nil }
    return name(of: decl)
  }

  /// What SwiftUI means by the function or type that a call names.
  ///
  /// A declaration of the repository means nothing to SwiftUI. A name that cannot be resolved counts as
  /// SwiftUI's.
  public func facts(of call: FunctionCallView) -> SwiftUINames.Facts {
    guard let node = call.nameNode, let facts = node.declaredName.map({ SwiftUINames[$0] }),
      !facts.isEmpty
    else { return [] }
    return mayBeKnown(node) ? facts : []
  }

  /// What the property wrapper of an attribute means to SwiftUI. One of the repository means nothing to it, and
  /// one that cannot be resolved counts as SwiftUI's.
  public func facts(of wrapper: StoredProperty.Wrapper) -> SwiftUINames.Facts {
    let facts = SwiftUINames[wrapper.name]
    guard !facts.isEmpty, let name = wrapper.attribute.children.first(where: { _ in true }),
      let decl = decl(of: type(written: name))
    else { return facts }
    return knownModule(of: decl) != nil ? facts : []
  }

  /// Whether a call may name what a known module declares, and no declaration of the repository.
  public func mayBeKnown(_ call: FunctionCallView) -> Bool {
    call.nameNode.map(mayBeKnown) ?? true
  }

  private func mayBeKnown(_ name: SyntaxCursor) -> Bool {
    let decls = reference(of: name).decls
    return decls.isEmpty || decls.contains { knownModule(of: $0) != nil }
  }
}
