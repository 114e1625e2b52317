import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The views around a link, up to its stack, that can declare its destination.
struct DestinationHolder {
  /// The outermost of them, or the link where there is none.
  private(set) var outermost: SyntaxCursor
  /// The link with its modifiers, which are not for the destination.
  let link: SyntaxCursor
  /// Whether a container creates the link when it becomes visible, so that it cannot declare the destination itself.
  private(set) var createsRows = false
  /// Whether the link is in a menu, which shows links and buttons alike.
  private var isInMenu = false
  /// Whether the link is in a menu or a bar, where a destination is not seen.
  private(set) var isInMenuOrBar = false

  /// - Throws: where the link is a row of a list, or no stack is always around it.
  init(
    of link: SyntaxCursor, in file: IndexedFile, _ context: TransformContext
  ) throws(Obstacle) {
    self.link = Self.chain(of: link, file.ancestry, context)
    outermost = self.link
    var place = link
    for ancestor in file.ancestry.ancestors(of: link) {
      defer { place = ancestor }
      switch ancestor.kind {
      case .functionCallExpr:
        guard let call = FunctionCallView(ancestor), call.callee?.id != place.id else { continue }
        if call.name == "NavigationStack" {
          guard file.ancestry.isAlwaysShown(ancestor) else {
            throw Self.obstacle("is in a `NavigationStack` that is only shown on a condition", link)
          }
          return
        }
        try widen(to: call, around: link, context)
      // The code that shows the view may do so without a stack.
      case .ifConfigClause, .guardStmt:
        throw obstacle(toLinkIn: ancestor, file.ancestry)
      case .functionDecl, .variableDecl:
        let surrounding = SurroundingStack(around: outermost, in: file, context)
        if let (code, reason) = surrounding.obstacle {
          throw Obstacle(code, "the `NavigationLink` \(reason)", at: link)
        }
        return
      case .ifExpr where ancestor.children.contains { $0.textWithoutTrivia.hasPrefix("#") }:
        throw obstacle(toLinkIn: ancestor, file.ancestry)
      default:
        continue
      }
    }
    throw Self.obstacle("is in code whose use cannot be traced", link)
  }

  private static func obstacle(_ reason: String, _ link: SyntaxCursor) -> Obstacle {
    Obstacle(.pushedWithoutState, "the `NavigationLink` \(reason)", at: link)
  }

  /// The obstacle to a link in code that is compiled, or runs, on a condition. A row of a list is one in any case.
  private func obstacle(toLinkIn code: SyntaxCursor, _ ancestry: Ancestry) -> Obstacle {
    let isRow = ancestry.ancestors(of: link).contains { outer in
      guard let call = FunctionCallView(outer), let name = call.name, name != "Section" else {
        return false
      }
      return PushedDestination.rowContainers.contains(name)
    }
    if isRow { return .buttonInRow(link) }
    return switch code.kind {
    case .ifConfigClause:
      Self.obstacle("is in an `#if`, which its destination would have to be in, too", link)
    case .guardStmt:
      Self.obstacle("is in a `guard`, around which no `NavigationStack` is in sight", link)
    default:
      Self.obstacle(
        "is shown on some releases only, and its destination would have to be, too", link)
    }
  }

  private static func chain(
    of link: SyntaxCursor, _ ancestry: Ancestry, _ context: TransformContext
  ) -> SyntaxCursor {
    context.program.ask { ViewChain(from: link, ancestry: ancestry, program: $0).end }
  }

  /// Goes on to a call that takes the view.
  private mutating func widen(
    to call: FunctionCallView, around link: SyntaxCursor, _ context: TransformContext
  ) throws(Obstacle) {
    let name = call.member?.name ?? call.name ?? ""
    // A section is a row only where a list is around it.
    if name == "Section" { return }
    // A button in a list is tinted and has no chevron.
    let hasRows = PushedDestination.rowContainers.contains(name)
    if hasRows, !isInMenu { throw .buttonInRow(link) }
    let facts = context.program.ask { $0.facts(of: call) }
    isInMenuOrBar =
      isInMenuOrBar || facts.contains(.bar)
      || ["Menu", "navigationBarItems", "toolbar"].contains(name)
    if facts.contains(.grouping) || facts.contains(.builderContent) && facts.contains(.bar) {
      return
    }
    guard name != "NavigationView" else {
      throw Obstacle(
        .inNavigationView, "the `NavigationLink` \(SurroundingStack.reasonOfNavigationView)",
        at: link)
    }
    if PlainWrapper.isCreated(by: call, around: link, context) {
      outermost = call.cursor
      return
    }
    // What fills a screen, a stack of views, which may be a part of one, or a bar of the view.
    let isPlain = hasRows || !facts.isDisjoint(with: [.screen, .stack, .reader])
    guard isPlain || name == "toolbar" || !facts.isEmpty && Self.places.contains(name) else {
      throw Obstacle(
        .pushedWithoutState,
        "`\(name)`\(place(of: call, context)) around the `NavigationLink` may show a button or a "
          + "destination otherwise",
        at: link)
    }
    createsRows = createsRows || hasRows || name.hasPrefix("Lazy")
    isInMenu = isInMenu || name == "Menu"
    outermost = call.cursor
  }

  /// What else shows buttons and links alike, and can declare a destination for what is in it.
  private static let places: Set = [
    "Menu", "background", "navigationBarItems", "overlay", "safeAreaInset",
  ]
}

extension DestinationHolder {
  /// Where the repository declares what a call means: " (Card.swift:4)"; nothing for SwiftUI's.
  private func place(of call: FunctionCallView, _ context: TransformContext) -> String {
    let decl = context.program.ask { program -> SyntaxCursor? in
      let decls = call.nameNode.map { program.reference(of: $0).decls } ?? []
      guard decls.count == 1, program.knownModule(of: decls[0]) == nil else { return nil }
      return program.cursor(of: decls[0])
    }
    return decl.map { " (\($0.lineInFile))" } ?? ""
  }
}

extension Obstacle {
  /// A link in a list, which looks like a row that leads somewhere.
  static func buttonInRow(_ link: SyntaxCursor) -> Obstacle {
    Obstacle(
      .pushedWithoutState,
      "the `NavigationLink` is a row of a list, where a button would look different", at: link)
  }
}
