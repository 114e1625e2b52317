import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// `NavigationLink(destination: V()) { … }`, in any of its spellings without a state.
struct PushedLink {
  let call: FunctionCallView
  /// The closure or expression that is pushed.
  let content: SyntaxCursor

  private var tree: SyntaxTree { content.tree }

  /// The labels of the initializers that have a counterpart with a state. A library's initializer has others.
  private static let labels: Set = ["destination", "label"]

  init(_ presentation: Presentation) throws(Obstacle) {
    guard let call = FunctionCallView(presentation.call), call.name == "NavigationLink" else {
      throw Obstacle(
        .pushedWithoutState, "the view is pushed by something other than a plain `NavigationLink`",
        at: presentation.call)
    }
    let stranger = call.arguments.compactMap(\.label).first { !Self.labels.contains($0) }
    if let stranger {
      throw Obstacle(
        .pushedWithoutState,
        "the initializer of the `NavigationLink` is not SwiftUI's, as it takes `\(stranger)`",
        at: presentation.call)
    }
    self.call = call
    content = presentation.content
  }

  /// - Parameter obstacle: why the link cannot become a button, which comes first where a state is no way out, either.
  /// - Throws: where the destination has a name: a function would have to move to another place than a view.
  func checkContent(
    besides obstacle: Obstacle?, in context: TransformContext
  ) throws(Obstacle) {
    if content.kind == .closureExpr || content.kind == .functionCallExpr { return }
    if let obstacle { try checkForState(besides: obstacle, in: context) }
    throw Obstacle(
      .pushedWithoutState,
      "the destination of the `NavigationLink` is passed by name, not created in the call",
      at: content)
  }

  // MARK: A link with a state

  /// - Parameter obstacle: why the link cannot become a button.
  /// - Throws: where a link with a state is deprecated, as in a `NavigationStack`, unless the type has one, or a
  ///   `NavigationView`, which is deprecated too, is around it and no other screen has gone on to stacks.
  func checkForState(besides obstacle: Obstacle, in context: TransformContext) throws(Obstacle) {
    if obstacle.code == .inNavigationView, !context.index.mentions("NavigationStack") { return }
    let hasStacks =
      context.deploymentTargets(for: tree.source.path).allow(Availability(iOS: 16))
    let hasStacksOnly =
      context.index.mentions("NavigationStack") && !context.index.mentions("NavigationView")
    guard hasStacks || hasStacksOnly, !isBesideLinkWithState(in: context) else { return }
    throw Obstacle(
      obstacle.code,
      "\(obstacle.reason), and a link with a state is deprecated since iOS 16", at: call.cursor)
  }

  /// Whether a state controls another link of the same type, so that this one is no stranger there.
  private func isBesideLinkWithState(in context: TransformContext) -> Bool {
    guard let file = context.file(at: tree.source.path),
      let type = TypeDecl.enclosing(call.cursor, ancestry: file.ancestry)
    else { return false }
    return type.cursor.descendants.compactMap(FunctionCallView.init).contains { other in
      other.name == "NavigationLink"
        && other.arguments.contains { $0.label == "isActive" || $0.label == "selection" }
    }
  }

  /// The edits that add arguments for a state, in the order of the link's initializers: after the
  /// title, and after a destination that is not a closure. Where its line would get too long with these and
  /// with what the destination gets, they and the destination get lines of their own.
  ///
  /// - Parameters:
  ///   - added: what the destination gets, on the line of the link.
  ///   - lineLength: the number of characters that a line may have.
  func edits(adding arguments: String, besides added: String, within lineLength: Int) -> [Edit] {
    let listed = call.arguments.filter { !$0.isTrailing }
    guard let left = call.leftParen else {
      return [.insert("(\(arguments))", at: call.callee?.range.end ?? call.cursor.range.start)]
    }
    let destination = listed.firstIndex { $0.label == "destination" }
    let titleCount = listed.prefix { $0.label == nil }.count
    let index =
      if let destination, content.kind != .closureExpr { destination + 1 } else { titleCount }
    // Of several arguments, the destination gives each a line of its own.
    let isLone = listed.count == 1 && listed[0].value.id == content.id
    let room = isLone ? lineLength - added.utf8.count : nil
    return ListInsertion(
      tree: tree, leftParen: left, elements: listed.map(\.cursor), lineLength: room
    ).edits(inserting: arguments, at: index)
  }

  // MARK: A button

  /// The destination and its comments without the braces, if it can move and leave a button:
  /// multi-line strings do not move.
  var movableContent: ByteRange? {
    guard label ?? title != nil, !content.text.contains("\"\"\"") else { return nil }
    guard content.kind == .closureExpr else { return content.range }
    let closure = ClosureView(content)
    guard closure?.signature == nil, let first = closure?.statements.first,
      let last = closure?.statements.last
    else { return nil }
    let comments = tree.comments(in: content.range)
    return ByteRange(
      min(first.range.start, comments.first?.range.start ?? first.range.start),
      max(last.range.end, comments.last?.range.end ?? last.range.end))
  }

  /// The edits that make a button with another action of the link.
  ///
  /// - Parameter moved: the destination that moves.
  func edits(
    makingButtonFor action: String, without moved: ByteRange
  ) throws(Obstacle) -> [Edit] {
    let range = call.cursor.range
    let kept = (label ?? title)?.value.range ?? moved
    let lost = tree.comments(in: range).first {
      !kept.contains($0.range) && !moved.contains($0.range)
    }
    if let lost {
      throw Obstacle.lostComment(
        tree.source.string(lost.range), remedy: "move the comment above the `NavigationLink`",
        at: call.cursor)
    }
    guard let label else {
      let title = title.map { tree.source.string($0.value.range) } ?? ""
      guard hasModifierAtItsColumn else {
        return [.replaceAlone(range, with: "Button(\(title)) { \(action) }")]
      }
      let button = TextStyle(of: tree.source).styled(
        "Button(\(title)) {\n  \(action)\n}",
        indentedBy: tree.source.indentation(ofLineAt: range.start))
      return [.replaceAlone(range, with: button)]
    }
    let style = TextStyle(of: tree.source)
    let opening = style.styled(
      "Button {\n  \(action)\n} label: ",
      indentedBy: tree.source.indentation(ofLineAt: range.start))
    let start = label.value.range.start
    let end = label.value.range.end
    return [.replaceAlone(ByteRange(range.start, start), with: opening)]
      + (end == range.end ? [] : [.delete(ByteRange(end, range.end))])
  }

  /// Whether the next modifier is below the first letter of the link, as behind a block.
  private var hasModifierAtItsColumn: Bool {
    guard let last = call.cursor.lastToken else { return false }
    let next = TokenID(last.index + 1)
    guard next.index < tree.tokens.count, tree.tokens[next.index].kind == .period,
      tree.tokens[next.index].flags.contains(.startsLine)
    else { return false }
    return tree.source.indentation(ofLineAt: tree.range(of: next).start)
      == tree.source.indentation(ofLineAt: call.cursor.range.start)
  }

  /// `SignUp` for a link with the title "Sign up"; nil where its words make no short name.
  var titleName: String? {
    let shown = label.flatMap { label in
      label.value.descendants.lazy.compactMap(FunctionCallView.init)
        .first { ["Label", "Text"].contains($0.name) }?.arguments.first
    }
    let literal = (label == nil ? title : shown).flatMap { $0.label == nil ? $0.value : nil }
    guard let literal, literal.kind == .stringLiteralExpr else { return nil }
    let text = literal.textWithoutTrivia
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard 1...3 ~= words.count, words[0].first?.isLetter == true, !text.contains("\\"),
      text.utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The closure that creates the label.
  private var label: FunctionCallView.Argument? {
    call.arguments.first { argument in
      argument.value.kind == .closureExpr && argument.value.id != content.id
    }
  }

  /// The text that stands for a label.
  private var title: FunctionCallView.Argument? {
    guard let first = call.arguments.first, first.label == nil, !first.isTrailing else {
      return nil
    }
    return first
  }
}
