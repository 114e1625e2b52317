import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// `NavigationLink(destination: V()) { … }`, in any of its spellings without a state.
struct PushedLink {
  let call: FunctionCallView
  /// The closure or expression that is pushed.
  let content: SyntaxCursor

  private var tree: SyntaxTree { content.tree }

  init(_ presentation: Presentation) throws(PlacedObstacle) {
    guard let call = FunctionCallView(presentation.call), call.name == "NavigationLink" else {
      throw PlacedObstacle(
        .pushedWithoutState, "it is pushed by something like a link", at: presentation.call)
    }
    self.call = call
    content = presentation.content
    // A function for it would have to go elsewhere than a view for it.
    guard content.kind == .closureExpr || content.kind == .functionCallExpr else {
      throw PlacedObstacle(
        .pushedWithoutState, "it is handed to a link without a state by a name", at: content)
    }
  }

  // MARK: A link with a state

  /// The edits that add arguments for a state, where the link's initialisers have them: behind the title,
  /// and behind a destination that is no closure.
  func edits(adding arguments: String) -> [Edit] {
    let listed = call.arguments.filter { !$0.isTrailing }
    guard let left = call.leftParen else {
      return [.insert("(\(arguments))", at: call.callee?.range.end ?? call.cursor.range.start)]
    }
    let destination = listed.firstIndex { $0.label == "destination" }
    let titleCount = listed.prefix { $0.label == nil }.count
    let index =
      if let destination, content.kind != .closureExpr { destination + 1 } else { titleCount }
    return ListInsertion(tree: tree, leftParen: left, elements: listed.map(\.cursor))
      .edits(inserting: arguments, at: index)
  }

  // MARK: A button

  /// What is pushed, without the braces around it, where it can go elsewhere and a button be left: the
  /// lines of a string stay where they are.
  var movableContent: ByteRange? {
    guard label ?? title != nil, !content.text.contains("\"\"\"") else { return nil }
    guard content.kind == .closureExpr else { return content.range }
    let closure = ClosureView(content)
    guard closure?.signature == nil, let first = closure?.statements.first,
      let last = closure?.statements.last
    else { return nil }
    return ByteRange(first.range.start, last.range.end)
  }

  /// The edits that make a button of the link, which does something else than to push.
  ///
  /// - Parameter moved: what goes elsewhere.
  func edits(
    makingButtonFor action: String, without moved: ByteRange
  ) throws(PlacedObstacle) -> [Edit] {
    let range = call.cursor.range
    let kept = (label ?? title)?.value.range ?? moved
    let lost = tree.comments(in: range).first {
      !kept.contains($0.range) && !moved.contains($0.range)
    }
    if let lost {
      throw PlacedObstacle(.lostComment(tree.source.string(lost.range)), at: call.cursor)
    }
    guard let label else {
      let title = title.map { tree.source.string($0.value.range) } ?? ""
      return [.replace(range, with: "Button(\(title)) { \(action) }")]
    }
    let style = TextStyle(of: tree.source)
    let opening = style.styled(
      "Button {\n  \(action)\n} label: ",
      indentedBy: tree.source.indentation(ofLineAt: range.start))
    let start = label.value.range.start
    let end = label.value.range.end
    return [.replace(ByteRange(range.start, start), with: opening)]
      + (end == range.end ? [] : [.delete(ByteRange(end, range.end))])
  }

  /// The closure that makes the label.
  private var label: FunctionCallView.Argument? {
    call.arguments.first { argument in
      argument.value.kind == .closureExpr && argument.value.id != content.id
    }
  }

  /// The text in the place of a label.
  private var title: FunctionCallView.Argument? {
    guard let first = call.arguments.first, first.label == nil, !first.isTrailing else {
      return nil
    }
    return first
  }
}
