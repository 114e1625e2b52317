import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// `NavigationStack { … }` around a destination, without a path.
struct PushedStack {
  let call: FunctionCallView

  /// - Throws: where the destination's type has no such stack around it.
  init(
    around destination: SyntaxCursor, in file: IndexedFile, _ context: TransformContext
  ) throws(Obstacle) {
    // `NavigationStack(path: $store.scope(…)) { … } destination: { … }`
    if let stack = FunctionCallView(destination), stack.name == "NavigationStack" {
      let path = stack.arguments.first { $0.label == "path" }?.value.oneLineText ?? ""
      throw Obstacle(
        .stackWithoutPath,
        "the `path` of the `NavigationStack`, `\(path)`, is no binding of a property with elements",
        at: destination)
    }
    let container = Self.container(around: destination, file.ancestry)
    if let container, container.name == "NavigationStack",
      !container.arguments.contains(where: { $0.label == "path" })
    {
      call = container
      return
    }
    let reason =
      switch container?.name {
      case "NavigationStack"?:
        "the `path` of the `NavigationStack` around the destination is not known"
      case let name?: "the destination is in a `\(name)`, not in a `NavigationStack`"
      case nil: StackElsewhere(around: destination, in: file, context).reason
      }
    throw Obstacle(.stackWithoutPath, reason, at: destination)
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
