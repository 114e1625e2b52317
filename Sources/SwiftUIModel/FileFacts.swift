import SourceText
import Syntax

/// What one file adds to the knowledge of a repository: plain values, read off its tree.
public struct FileFacts: Sendable {
  let path: String
  /// The functions that take a condition and a transform of a view.
  let helpers: [ConditionalHelper]
  /// The protocols that are declared, and what each refines.
  let refinements: [String: [String]]
  /// The functions in extensions of `View`, with their labels: `hidden()`, `padding(_:_:)`.
  let modifiers: Set<String>
  /// The structures that say they are views.
  let views: Set<String>
  let staticMembers: StaticMembers
  let declaredTypes: DeclaredTypes
  /// Names that are called on a chain with a modifier that counts on rebuilding, and that modifier.
  let besideRebuilding: [CalledName: String]

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
    besideRebuilding = Self.besideRebuilding(in: tree)
  }

  private static func besideRebuilding(in tree: SyntaxTree) -> [CalledName: String] {
    var found: [CalledName: String] = [:]
    var ancestry: Ancestry?
    for node in tree.nodes(ofKind: .functionCallExpr) {
      guard let call = FunctionCallView(node), let member = call.member, let name = member.name,
        RebuildDependence.holds(for: name)
      else { continue }
      let way = ancestry ?? Ancestry(of: tree)
      ancestry = way
      for link in ModifierChain(around: node, ancestry: way).links where link.name != name {
        guard let count = link.argumentCount else { continue }
        let called = CalledName(name: link.name, argumentCount: count)
        found[called] = min(found[called] ?? name, name)
      }
    }
    return found
  }
}

/// A name and the number of arguments that it is called with, as far as a call tells its function.
struct CalledName: Hashable, Sendable {
  let name: String
  let argumentCount: Int
}

extension SyntaxCursor {
  /// The name that a type declaration gives.
  fileprivate var declaredTypeName: String {
    ownTokens.first { tree.tokens[$0.index].kind.isIdentifierLike }.map(tree.name(of:)) ?? ""
  }
}
