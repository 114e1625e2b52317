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
  private let holder: SyntaxCursor
  private let content: ByteRange

  private var tree: SyntaxTree { holder.tree }

  /// - Returns: nil where no stack is known around the link, or its content depends on local names.
  init?(
    of link: PushedLink, _ row: PushSite.Row?, in file: IndexedFile, _ context: TransformContext
  ) {
    let needed = Availability(iOS: row == nil ? 16 : 17)
    guard context.deploymentTargets(for: file.path).allow(needed),
      let holder = Self.holder(of: link.call.cursor, file.ancestry),
      let content = link.movableContent,
      Self.isMovable(link, from: holder, row, file.ancestry)
    else { return nil }
    self.link = link
    self.row = row
    self.holder = holder
    self.content = content
  }

  // MARK: The view that declares it

  /// What shows a link in it as a row with a chevron.
  private static let rowContainers: Set = ["Form", "List", "OutlineGroup", "Section", "Table"]

  /// Whether a link is a row of a list in the same code.
  static func isRow(_ link: SyntaxCursor, _ ancestry: Ancestry) -> Bool {
    ancestry.ancestors(of: link).prefix { TypeDecl($0) == nil }.contains { ancestor in
      FunctionCallView(ancestor)?.name.map(rowContainers.contains) ?? false
    }
  }

  private static func holder(of link: SyntaxCursor, _ ancestry: Ancestry) -> SyntaxCursor? {
    var holder: SyntaxCursor?
    var place = link
    for ancestor in ancestry.ancestors(of: link) {
      defer { place = ancestor }
      switch ancestor.kind {
      case .functionCallExpr:
        guard let call = FunctionCallView(ancestor), call.callee?.id != place.id else { continue }
        if call.name == "NavigationStack" {
          return ancestry.isAlwaysShown(ancestor) ? holder ?? link : nil
        }
        // A button in a list is tinted and has no chevron.
        if rowContainers.contains(call.name ?? "") { return nil }
        // What fills a screen, or a stack of views, which may be a part of one.
        let facts = SwiftUINames[call.name ?? ""]
        if facts.contains(.grouping) { continue }
        guard !facts.isDisjoint(with: [.screen, .stack]) else { return nil }
        holder = ancestor
      // The code that shows the view may do so without a stack.
      case .ifConfigClause, .functionDecl, .guardStmt, .variableDecl:
        return nil
      case .ifExpr where ancestor.children.contains { $0.textWithoutTrivia.hasPrefix("#") }:
        return nil
      default:
        continue
      }
    }
    return nil
  }

  /// Whether the content uses no names that are declared only around the link.
  private static func isMovable(
    _ link: PushedLink, from holder: SyntaxCursor, _ row: PushSite.Row?, _ ancestry: Ancestry
  ) -> Bool {
    ([link.content] + Array(link.content.descendants)).allSatisfy { node in
      guard let name = node.declaredName, name != row?.element,
        let local = ancestry.localDeclaration(of: name, at: node)
      else { return true }
      return link.content.range.contains(local.range) || !holder.range.contains(local.range)
    }
  }

  // MARK: The edits

  /// The edits that make the link a button, and the move of its content.
  func edits(for state: String) throws(Obstacle) -> (edits: [Edit], move: ContentMove) {
    let value = row?.element ?? "true"
    let style = TextStyle(of: tree.source)
    let base = indentation
    let opening =
      row.map { ".navigationDestination(item: $\(state)) { \($0.element) in" }
      ?? ".navigationDestination(isPresented: $\(state)) {"
    let lineEnd = style.lineEnding.rawValue
    let inner = base + style.indentation.text
    let move = ContentMove(
      range: content, target: holder.range.end, opening: lineEnd + base + opening + lineEnd + inner,
      closing: lineEnd + base + "}", indentation: inner)
    return (try link.edits(makingButtonFor: "\(state) = \(value)", without: content), move)
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
    return tree.tokens[last.index].flags.contains(.startsLine)
      ? line : line + Indentation(of: tree.source).text
  }
}

extension Ancestry {
  /// Whether no condition in the same declaration shows a stack. The state would outlive one that goes.
  fileprivate func isAlwaysShown(_ stack: SyntaxCursor) -> Bool {
    !ancestors(of: stack).prefix { TypeDecl($0) == nil }
      .contains { $0.kind == .ifExpr || $0.kind == .switchExpr }
  }
}
