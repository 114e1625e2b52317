import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension StoredProperty {
  /// The edit that makes a private variable a constant, so that the memberwise initializer does not take it and is
  /// not private because of it; nil where code may set the variable.
  ///
  /// Only its file can see it, and of a structure only `mutating` members can change it.
  func fixing(in file: SyntaxTree) -> Edit? {
    guard isPrivate, hasValue, !isLet, !isLazy, wrappers.isEmpty, !isConditional,
      decl.children.count(where: { $0.kind == .patternBinding }) == 1,
      binding.child(.accessorBlock) == nil, let keyword = decl.token(.var)
    else { return nil }
    let mayChange = file.root.descendants.contains { node in
      switch node.kind {
      case .declModifier: node.textWithoutTrivia == "mutating"
      case .accessorDecl: node.token(.set) != nil
      case .inOutExpr: node.names(name)
      case .sequenceExpr: node.assignedTarget?.names(name) == true
      default: false
      }
    }
    return mayChange ? nil : .replace(file.range(of: keyword), with: "let")
  }
}

extension TypeCopy {
  /// The private variables that hide the memberwise initializer from callers in other places, each with the edit that
  /// makes it a constant; none unless all of them can become one.
  func propertiesToFix(
    besides labels: Set<String>, _ memberwise: MemberwiseInitializer
  ) -> [(property: StoredProperty, edit: Edit)] {
    let hiding = memberwise.properties.filter { $0.isPrivate && !isOld($0) }
    let fixed = hiding.compactMap { property in
      property.fixing(in: type.cursor.tree).map { (property, $0) }
    }
    let arePassed = hiding.contains { labels.contains($0.name) }
    return arePassed || fixed.count < hiding.count ? [] : fixed
  }
}

extension SyntaxCursor {
  /// Whether code in it has a name.
  fileprivate func names(_ name: String) -> Bool {
    ([self] + Array(descendants)).contains {
      $0.declaredName == name || MemberAccessView($0)?.name == name
    }
  }
}
