import SourceText
import Syntax

/// The facts that one file adds to the model of a repository: plain values, without the tree.
public struct FileFacts: Sendable {
  public let path: String
  /// The functions that take a condition and a transform of the view.
  let helpers: [PlacedHelper]
  let exportsSwiftUI: Bool
  /// The functions of extensions that return `self` in one of two branches.
  let branchingNames: Set<String>

  public init(of tree: SyntaxTree) {
    let path = tree.source.path
    self.path = path
    exportsSwiftUI = SwiftUIImport.isExported(by: tree)
    let extensions = tree.nodes(ofKind: .extensionDecl).compactMap(ExtensionDeclView.init)
    branchingNames = Set(
      extensions.flatMap(\.cursor.members).compactMap(FunctionDeclView.init)
        .filter(\.returnsSelfInABranch).map(\.name))
    helpers = extensions.flatMap { type in
      type.cursor.members.compactMap(FunctionDeclView.init).compactMap { function in
        ConditionalHelper(function, in: type).map {
          PlacedHelper(
            helper: $0, path: path, node: function.cursor.id, range: function.cursor.range)
        }
      }
    }
  }
}

extension FunctionDeclView {
  /// Whether the body consists of two branches, one of which is `self`.
  fileprivate var returnsSelfInABranch: Bool {
    guard returnType?.textWithoutTrivia == "someView", let body,
      let statement = body.children.first(where: { _ in true })
    else { return false }
    switch Branches.read([statement]) {
    case .success(let branches):
      return [branches.whenTrue, branches.whenFalse].contains { $0.value?.isSelf == true }
    case .failure(.unwrapping):
      return statement.children.filter { $0.kind == .codeBlock }.last?
        .children.contains(where: \.isSelf) == true
    case .failure: return false
    }
  }
}

/// A conditional helper with the place of its declaration.
struct PlacedHelper: Sendable {
  let helper: ConditionalHelper
  let path: String
  let node: NodeID
  let range: ByteRange
}
