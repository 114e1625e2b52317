import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax

/// `NavigationLink(destination: V()) { … }`, in any of its spellings without a state.
struct PushedLink {
  private let call: FunctionCallView
  private let presentation: Presentation

  init(_ presentation: Presentation) throws(PlacedObstacle) {
    guard let call = FunctionCallView(presentation.call), call.name == "NavigationLink" else {
      throw PlacedObstacle("it is pushed by something like a link", at: presentation.call)
    }
    self.call = call
    self.presentation = presentation
    // A function for it would have to go elsewhere than a view for it.
    guard presentation.content.kind == .closureExpr || presentation.content.isMade else {
      throw PlacedObstacle(
        "it is handed to a link without a state by a name", at: presentation.content)
    }
  }

  /// The edits that add arguments for a state, where the link's initialisers have them: behind the title,
  /// and behind a destination that is no closure.
  func edits(adding arguments: String) -> [Edit] {
    let listed = call.arguments.filter { !$0.isTrailing }
    guard let left = call.leftParen else {
      return [.insert("(\(arguments))", at: call.callee?.range.end ?? call.cursor.range.start)]
    }
    let destination = listed.firstIndex { $0.label == "destination" }
    let title = listed.prefix { $0.label == nil }.count
    let index: Int
    if let destination, presentation.content.kind != .closureExpr {
      index = destination + 1
    } else {
      index = title
    }
    return ListInsertion(
      tree: call.cursor.tree, leftParen: left, elements: listed.map(\.cursor)
    ).edits(inserting: arguments, at: index)
  }
}

/// `NavigationStack { … }` around what is pushed on it.
struct PushedStack {
  let call: FunctionCallView

  init(around destination: SyntaxCursor, ancestry: Ancestry) throws(PlacedObstacle) {
    let calls = ancestry.ancestors(of: destination).prefix { TypeDecl($0) == nil }
      .compactMap(FunctionCallView.init)
    let containers = ["NavigationStack", "NavigationSplitView", "NavigationView"]
    guard let call = calls.first(where: { containers.contains($0.name ?? "") }),
      call.name == "NavigationStack", !call.arguments.contains(where: { $0.label == "path" })
    else {
      throw PlacedObstacle(
        "it is pushed on a stack that is not in sight there",
        remedy: "present it by a state, such as `navigationDestination(isPresented:)`",
        at: destination)
    }
    self.call = call
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

extension SyntaxCursor {
  /// Whether an expression makes a view, rather than name what does.
  fileprivate var isMade: Bool { kind == .functionCallExpr }
}
