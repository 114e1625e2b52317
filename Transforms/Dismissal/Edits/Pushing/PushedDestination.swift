import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A link in a `NavigationStack` that becomes a button, while its content becomes a destination:
/// `.navigationDestination(isPresented: $isBookPresented) { BookView() }`.
struct PushedDestination {
  private let link: PushedLink
  private let row: PushSite.Row?
  /// The view that declares the destination: inside a list, it would exist only once the row is
  /// visible.
  let holder: SyntaxCursor
  private let content: ByteRange

  private var tree: SyntaxTree { holder.tree }

  /// - Throws: where no stack is known around the link, or its content depends on local names.
  init(
    of link: PushedLink, _ row: PushSite.Row?, in file: IndexedFile, _ context: TransformContext
  ) throws(Obstacle) {
    guard let content = link.movableContent else {
      throw Obstacle(
        .pushedWithoutState, "the content or label of the `NavigationLink` cannot move",
        at: link.call.cursor)
    }
    if file.ancestry.isDetailLink(link.call) {
      throw Obstacle(
        .pushedWithoutState, "`isDetailLink` is a modifier of links, which a button does not have",
        at: link.call.cursor)
    }
    self.link = link
    self.row = row
    self.content = content
    holder = try Self.holder(of: link, row, in: file, context)
    let needed = Availability(iOS: row == nil ? 16 : 17)
    if let obstacle = context.deploymentTargets(for: file.path).obstacle(to: needed) {
      throw Obstacle(
        .pushedWithoutState, "a destination for the `NavigationLink` \(obstacle.reason)",
        at: link.call.cursor)
    }
  }

  // MARK: The view that declares it

  /// What shows a link in it as a row with a chevron.
  static let rowContainers: Set = ["Form", "List", "OutlineGroup", "Section", "Table"]

  /// The outermost view around a link that the content can move to; of a link outside loops, that is at least the
  /// link.
  private static func holder(
    of link: PushedLink, _ row: PushSite.Row?, in file: IndexedFile, _ context: TransformContext
  ) throws(Obstacle) -> SyntaxCursor {
    let holder = try DestinationHolder(of: link.call.cursor, in: file, context)
    guard let name = localName(in: link, from: holder.outermost, row, file.ancestry) else {
      return holder.outermost
    }
    guard row == nil, !holder.createsRows, !holder.isInMenuOrBar else {
      throw Obstacle(
        .pushedWithoutState,
        "the destination of the `NavigationLink` uses `\(name)`, which is known only around it",
        at: link.call.cursor)
    }
    return holder.link
  }

  /// A name that the content uses and that is declared only around the link.
  private static func localName(
    in link: PushedLink, from holder: SyntaxCursor, _ row: PushSite.Row?, _ ancestry: Ancestry
  ) -> String? {
    ([link.content] + Array(link.content.descendants)).lazy.compactMap { node -> String? in
      guard let name = node.declaredName, name != row?.element,
        let local = ancestry.localDeclaration(of: name, at: node),
        !link.content.range.contains(local.range), holder.range.contains(local.range)
      else { return nil }
      return name
    }.first
  }

  // MARK: The edits

  /// Whether another destination of the same view shows the same, so that one state drives both.
  func isSame(as other: PushedDestination) -> Bool {
    row == nil && other.row == nil && tree === other.tree && holder.id == other.holder.id
      && shown == other.shown
  }

  /// The text of the content without trivia.
  private var shown: [String] {
    (ClosureView(link.content)?.statements ?? [link.content]).map(\.textWithoutTrivia)
  }

  /// The edits that make the link a button for the state of the same destination, and drop its content.
  func edits(sharing state: String) throws(Obstacle) -> (edits: [Edit], move: ContentMove) {
    if let comment = tree.comments(in: content).first {
      throw Obstacle.lostComment(
        tree.source.string(comment.range), remedy: "move the comment above the `NavigationLink`",
        at: link.call.cursor)
    }
    return (
      try link.edits(makingButtonFor: "\(state) = true", without: content), .removal(of: content)
    )
  }

  /// The edits that make the link a button, and the move of its content.
  func edits(for state: String) throws(Obstacle) -> (edits: [Edit], move: ContentMove) {
    let value = row?.element ?? "true"
    let style = TextStyle(of: tree.source)
    let base = indentation
    let opening =
      row.map { ".navigationDestination(item: $\(state)) { \(parameter(for: $0)) in" }
      ?? ".navigationDestination(isPresented: $\(state)) {"
    let lineEnd = style.lineEnding.rawValue
    let inner = base + style.indentation.text
    let move = ContentMove(
      range: content, target: target, opening: lineEnd + base + opening + lineEnd + inner,
      closing: lineEnd + base + "}", indentation: inner)
    return (try link.edits(makingButtonFor: "\(state) = \(value)", without: content), move)
  }

  /// What the destination calls the element of its row; `_` where it does not use it.
  private func parameter(for row: PushSite.Row) -> String {
    let isUsed = ([link.content] + Array(link.content.descendants)).contains {
      $0.kind == .declReferenceExpr && $0.declaredName == row.element
    }
    return isUsed ? row.element : "_"
  }

  /// The end of the view, with a comment that ends its last line: it may say what the last brace ends.
  private var target: ByteOffset {
    let last = holder.lastToken!
    let next = TokenID(last.index + 1)
    guard tree.tokens[next.index].flags.contains(.startsLine) else { return holder.range.end }
    return tree.trailingTrivia(of: last).last(where: \.isComment)?.range.end ?? holder.range.end
  }

  /// The indentation of the next modifier, or of the last line of the view.
  private var indentation: String {
    let last = holder.lastToken!
    let next = TokenID(last.index + 1)
    let isChain =
      next.index < tree.tokens.count && tree.tokens[next.index].kind == .period
      && tree.tokens[next.index].flags.contains(.startsLine)
    if isChain { return tree.source.indentation(ofLineAt: tree.range(of: next).start) }
    let line = tree.source.indentation(ofLineAt: holder.range.end)
    return tree.tokens[last.index].flags.contains(.startsLine) || endsWithModifier
      ? line : line + Indentation(of: tree.source).text
  }

  /// Whether the last line of the view is a modifier.
  private var endsWithModifier: Bool {
    let first = holder.tokenIDs.dropFirst().last { tree.tokens[$0].flags.contains(.startsLine) }
    return first.map { tree.tokens[$0].kind == .period } ?? false
  }
}

extension Ancestry {
  /// Whether the modifiers of a link say in which column it shows its destination.
  fileprivate func isDetailLink(_ link: FunctionCallView) -> Bool {
    ancestors(of: link.cursor).lazy.compactMap(FunctionCallView.init).contains {
      $0.member?.name == "isDetailLink" && $0.callee?.contains(link.cursor) == true
    }
  }
}
