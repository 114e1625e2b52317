import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// `NavigationStack { … }` around a destination, without a path.
struct PushedStack {
  let call: FunctionCallView

  init(around destination: SyntaxCursor, ancestry: Ancestry) throws(Obstacle) {
    guard let call = Self.container(around: destination, ancestry), call.name == "NavigationStack",
      !call.arguments.contains(where: { $0.label == "path" })
    else {
      throw Obstacle(
        .stackWithoutPath,
        "the `NavigationStack` around the destination is not in the same declaration",
        at: destination)
    }
    self.call = call
  }

  /// The navigation container around a destination in the same type; nil where it is made elsewhere.
  static func container(
    around destination: SyntaxCursor, _ ancestry: Ancestry
  ) -> FunctionCallView? {
    ancestry.ancestors(of: destination).prefix { TypeDecl($0) == nil }
      .compactMap(FunctionCallView.init)
      .first { SwiftUINames[$0.name ?? ""].contains(.navigationContainer) }
  }

  func edits(adding argument: String) -> [Edit] {
    guard let left = call.leftParen else {
      return [.insert("(\(argument))", at: call.callee?.range.end ?? call.cursor.range.start)]
    }
    let listed = call.arguments.filter { !$0.isTrailing }.map(\.cursor)
    return ListInsertion(tree: call.cursor.tree, leftParen: left, elements: listed)
      .edits(inserting: argument, at: 0)
  }
}
