import Semantics
import SymbolIndex
import Syntax

/// `@Environment(\.dismiss) private var dismiss`: a stored property that a view dismisses itself
/// with.
public struct DismissProperty: Sendable {
  public enum Key: String, CaseIterable, Sendable {
    case dismiss, presentationMode
  }

  public let key: Key
  public let name: String
  /// The variable declaration.
  public let cursor: SyntaxCursor
  /// The type that declares it: a structure, unless the type is not a view.
  public let type: TypeDecl
  /// The token of the name.
  public let nameToken: TokenID
  /// Whether a second attribute `@Binding` unwraps the presentation mode.
  public let isStackedWithBinding: Bool

  /// Whether only its own file can name it.
  public var isPrivate: Bool { cursor.isPrivate }

  /// The pattern that declares the variable.
  public var pattern: SyntaxCursor? { cursor.child(.patternBinding)?.child(.identifierPattern) }

  /// The type annotation.
  public var typeAnnotation: SyntaxCursor? {
    cursor.child(.patternBinding)?.child(.typeAnnotation)
  }

  /// Whether SwiftUI declares the property wrapper, and not the repository.
  public func hasWrapperOfSwiftUI(in program: Program) -> Bool {
    guard let attribute = cursor.children.first(where: { $0.dismissalKey != nil }),
      let wrapper = attribute.children.first(where: { _ in true })
    else { return false }
    let decl = program.decl(of: program.type(written: wrapper))
    return decl.map { program.knownModule(of: $0) != nil } ?? true
  }

  /// Whether SwiftUI declares the key, and no module that the file can use declares another one.
  public func hasKeyOfSwiftUI(in program: Program) -> Bool {
    guard let file = program.number(ofFileAt: cursor.tree.source.path) else { return true }
    let values = program.knownType("EnvironmentValues", of: "SwiftUI")
    return program.members(named: key.rawValue, of: values, from: file).allSatisfy {
      program.knownModule(of: $0) != nil || !program.isInReach($0, from: file)
    }
  }

  /// All such properties of a tree that have the names of SwiftUI's, in source order.
  public static func all(in tree: SyntaxTree, ancestry: Ancestry) -> [DismissProperty] {
    tree.nodes(ofKind: .attribute).compactMap { DismissProperty($0, ancestry: ancestry) }
  }

  /// Reads the property that has an attribute.
  private init?(_ attribute: SyntaxCursor, ancestry: Ancestry) {
    guard let key = attribute.dismissalKey, let decl = ancestry.parent(of: attribute),
      decl.kind == .variableDecl, !decl.hasModifier(.static),
      let nameToken = decl.child(.patternBinding)?.child(.identifierPattern)?.firstToken,
      let type = ancestry.typeWithMember(decl)
    else { return nil }
    self.key = key
    self.nameToken = nameToken
    self.type = type
    name = decl.tree.name(of: nameToken)
    cursor = decl
    isStackedWithBinding = decl.children.contains {
      $0.kind == .attribute && ["@Binding", "@SwiftUI.Binding"].contains($0.textWithoutTrivia)
    }
  }
}

extension SyntaxCursor {
  /// The key of `@Environment(\.dismiss)`, if the attribute reads one that dismisses a view.
  fileprivate var dismissalKey: DismissProperty.Key? {
    let text = textWithoutTrivia
    for prefix in [#"@Environment(\"#, #"@SwiftUI.Environment(\"#] where text.hasPrefix(prefix) {
      let path = text.dropFirst(prefix.count)
      let key = path.hasPrefix("EnvironmentValues.") ? path.drop { $0 != "." } : path
      return key.hasPrefix(".") && key.hasSuffix(")")
        ? DismissProperty.Key(rawValue: String(key.dropFirst().dropLast())) : nil
    }
    return nil
  }
}

extension Ancestry {
  /// The type that a declaration is a member of, also inside `#if`; nil for a local declaration.
  fileprivate func typeWithMember(_ decl: SyntaxCursor) -> TypeDecl? {
    for ancestor in ancestors(of: decl) {
      switch ancestor.kind {
      case .ifConfigClause, .ifConfigDecl: continue
      case .memberBlock: return parent(of: ancestor).flatMap(TypeDecl.init)
      default: return nil
      }
    }
    return nil
  }
}
