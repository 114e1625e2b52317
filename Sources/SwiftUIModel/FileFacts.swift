import SourceText
import Syntax

/// The facts that one file adds to the model of a repository: plain values, without the tree.
public struct FileFacts: Sendable {
  let path: String
  /// The functions that take a condition and a transform of the view.
  let helpers: [ConditionalHelper]
  /// The declared protocols, with the protocols that each refines.
  let refinements: [String: [String]]
  /// The functions in extensions of `View`, with their labels: `hidden()`, `padding(_:_:)`.
  let modifiers: Set<String>
  /// The structures that declare conformance to `View`.
  let views: Set<String>
  let staticMembers: StaticMembers
  let declaredTypes: DeclaredTypes
  /// The modifiers that depend on rebuilding, by the calls that stand on the same chain.
  let rebuildDependents: [CalledName: String]

  let importsSwiftUI: Bool
  let exportsSwiftUI: Bool

  public init(of tree: SyntaxTree) {
    path = tree.source.path
    importsSwiftUI = SwiftUIImport.isCertain(in: tree)
    exportsSwiftUI = SwiftUIImport.isExported(by: tree)
    var helpers: [ConditionalHelper] = []
    var modifiers: Set<String> = []
    for decl in tree.nodes(ofKind: .extensionDecl) {
      guard let enclosing = ExtensionDeclView(decl) else { continue }
      let isView = enclosing.extendedName == "View"
      for function in decl.members.compactMap(FunctionDeclView.init) {
        if let helper = ConditionalHelper(function, in: enclosing) { helpers.append(helper) }
        if isView, !decl.isPrivate, !function.cursor.isPrivate {
          modifiers.insert(function.fullName)
        }
      }
    }
    self.helpers = helpers
    self.modifiers = modifiers
    refinements = Dictionary(
      tree.nodes(ofKind: .protocolDecl).map { ($0.declaredTypeName, $0.inheritedNames) },
      uniquingKeysWith: +)
    views = Set(
      tree.nodes(ofKind: .structDecl).filter {
        $0.inheritedNames.contains { ["View", "SwiftUI.View"].contains($0) }
      }.map(\.declaredTypeName))
    staticMembers = StaticMembers(of: tree)
    declaredTypes = DeclaredTypes(of: tree)
    rebuildDependents = Self.rebuildDependents(in: tree)
  }

  private static func rebuildDependents(in tree: SyntaxTree) -> [CalledName: String] {
    var found: [CalledName: String] = [:]
    var ancestry: Ancestry?
    for node in tree.nodes(ofKind: .functionCallExpr) {
      guard let call = FunctionCallView(node), let member = call.member, let name = member.name,
        RebuildDependence.affectsHiddenViews(name)
      else { continue }
      let parents = ancestry ?? Ancestry(of: tree)
      ancestry = parents
      for link in ModifierChain(around: node, ancestry: parents).links where link.name != name {
        guard let count = link.argumentCount else { continue }
        let called = CalledName(name: link.name, argumentCount: count)
        found[called] = min(found[called] ?? name, name)
      }
    }
    return found
  }
}

/// A called name with the number of arguments, by which calls of a function are recognized.
struct CalledName: Hashable, Sendable {
  let name: String
  let argumentCount: Int
}

extension SyntaxCursor {
  /// The name of a type declaration.
  fileprivate var declaredTypeName: String {
    ownTokens.first { tree.tokens[$0.index].kind.isIdentifierLike }.map(tree.name(of:)) ?? ""
  }
}
