import SourceText
import Syntax

/// The facts that one file adds to the model of a repository: plain values, without the tree.
public struct FileFacts: Sendable {
  public let path: String
  /// The functions that take a condition and a transform of the view.
  let helpers: [PlacedHelper]
  let exportsSwiftUI: Bool

  public init(of tree: SyntaxTree) {
    let path = tree.source.path
    self.path = path
    exportsSwiftUI = SwiftUIImport.isExported(by: tree)
    helpers = tree.nodes(ofKind: .extensionDecl).compactMap(ExtensionDeclView.init).flatMap {
      type in
      type.cursor.members.compactMap(FunctionDeclView.init).compactMap { function in
        ConditionalHelper(function, in: type).map {
          PlacedHelper(
            helper: $0, path: path, node: function.cursor.id, range: function.cursor.range)
        }
      }
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
