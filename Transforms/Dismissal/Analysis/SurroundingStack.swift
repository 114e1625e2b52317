import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Whether code of a view is always shown in a `NavigationStack`, also one of another view.
///
/// A `navigationDestination` shows nothing outside a stack, nor inside a list that creates its rows when they
/// become visible.
struct SurroundingStack {
  private let context: TransformContext
  private let link: SyntaxCursor
  private let file: IndexedFile
  /// The name of the type that contains the link.
  private let owner: String?

  init(around link: SyntaxCursor, in file: IndexedFile, _ context: TransformContext) {
    self.context = context
    self.link = link
    self.file = file
    owner = TypeDecl.enclosing(link, ancestry: file.ancestry)?.name
  }

  /// Why not every place that shows the link does so in a stack, and in no row of a list, in words that follow
  /// "the link"; nil where each does.
  var obstacle: (code: DeclineCode, reason: String)? {
    var seen: Set<Place> = []
    switch finding(at: link, in: file, isPushed: false, &seen) {
    case .stack: return nil
    case .nothing:
      return (
        .pushedWithoutState, "is in code that nothing shows, except perhaps previews and tests"
      )
    case .other(let reason): return (.pushedWithoutState, reason)
    case .navigationView: return (.inNavigationView, Self.reasonOfNavigationView)
    }
  }

  static let reasonOfNavigationView =
    "is in a `NavigationView`, which shows no `navigationDestination`"

  /// What is around a place. Of several places, the one that is in the way counts.
  private enum Finding {
    /// Only previews, or places that were followed already.
    case nothing
    case stack
    case navigationView
    /// What else is in the way.
    case other(String)

    var isInTheWay: Bool {
      switch self {
      case .nothing, .stack: false
      case .navigationView, .other: true
      }
    }

    func combined(with next: Finding) -> Finding {
      switch (self, next) {
      case (.other, _), (.navigationView, _): self
      case (_, .other), (_, .navigationView): next
      case (.stack, _), (_, .stack): .stack
      case (.nothing, .nothing): .nothing
      }
    }
  }

  private struct Place: Hashable {
    let path: String
    let node: NodeID
    let isPushed: Bool
  }

  // MARK: The code around a place

  /// - Parameter isPushed: whether the link is on a screen that the place pushes, and so in none of its rows.
  private func finding(
    at place: SyntaxCursor, in file: IndexedFile, isPushed: Bool, _ seen: inout Set<Place>
  ) -> Finding {
    if file.isPreviewOrTest(place) { return .nothing }
    var isPushed = isPushed
    for ancestor in file.ancestry.ancestors(of: place) {
      switch ancestor.kind {
      case .functionCallExpr:
        switch step(from: place, to: ancestor, in: file) {
        case .out: continue
        case .row(let name):
          if !isPushed { return .other(Self.reason(ofRowIn: name, line(of: ancestor))) }
        case .screen: isPushed = true
        case .end(let finding): return finding
        }
      case .variableDecl, .functionDecl:
        guard file.ancestry.parent(of: ancestor)?.kind == .memberBlock else {
          return unfollowed(ancestor)
        }
        return finding(around: ancestor, in: file, isPushed: isPushed, &seen)
      case let kind where Self.transparentKinds.contains(kind):
        continue
      default:
        return unfollowed(ancestor)
      }
    }
    return unfollowed(place)
  }

  // MARK: What is in the way

  /// Code that brings the link somewhere else than to the place where it stands.
  private func unfollowed(_ code: SyntaxCursor) -> Finding {
    .other("is in code whose use cannot be traced\(line(of: code))")
  }

  /// Something that shows the link without a stack around it, or may do so.
  private func missing(at call: FunctionCallView, _ verb: String) -> Finding {
    let name = call.member?.name ?? call.name ?? call.cursor.oneLineText
    return .other("\(verb) `\(name)`\(line(of: call.cursor)) without a `NavigationStack`")
  }

  /// Where a place is on another line than the link: " (Shelf/ShelfView.swift:7)".
  private func line(of place: SyntaxCursor) -> String {
    place.lineInFile == link.lineInFile ? "" : " (\(place.lineInFile))"
  }

  /// Code that shows what is in it at the same place.
  private static let transparentKinds: Set<SyntaxKind> = [
    .codeBlock, .accessorBlock, .accessorDecl, .ifExpr, .switchExpr, .switchCase, .ifConfigClause,
    .ifConfigDecl, .postfixIfConfigExpr, .returnStmt, .memberAccessExpr, .labeledExpr,
    .multipleTrailingClosureElement, .closureExpr, .patternBinding,
  ]

  private enum Step {
    case out
    /// A container that creates rows, or a toolbar.
    case row(String)
    /// What is pushed is a screen of its own on the same stack.
    case screen
    case end(Finding)
  }

  private func step(
    from place: SyntaxCursor, to call: SyntaxCursor, in file: IndexedFile
  ) -> Step {
    guard let call = FunctionCallView(call) else { return .end(unfollowed(call)) }
    if call.callee?.range.contains(place.range) == true { return .out }
    let facts = context.program.ask { $0.facts(of: call) }
    let name = call.member?.name ?? call.name ?? ""
    if name == "NavigationStack", !facts.isEmpty {
      let isKept = keepsState(call.cursor, in: file)
      return .end(
        isKept
          ? .stack
          : .other(
            "is in a `NavigationStack` that is only shown on a condition\(line(of: call.cursor))"))
    }
    if name == "NavigationLink" || name == "navigationDestination", !facts.isEmpty {
      return .screen
    }
    // What a bar shows is not among the views of the stack.
    if facts.contains(.bar) { return .row(name) }
    if name == "NavigationView", !facts.isEmpty {
      return .end(.navigationView)
    }
    if facts.contains(.navigationContainer) {
      return .end(.other("is in a column of a `\(name)`\(line(of: call.cursor))"))
    }
    if !facts.isDisjoint(with: [.presenting, .scene, .host]) {
      return .end(missing(at: call, "is shown by"))
    }
    if facts.contains(.systemDrawn) { return .end(missing(at: call, "is in")) }
    if Self.createsRows(name) { return .row(name) }
    if facts.isEmpty, PlainWrapper.isCreated(by: call, around: place, context) { return .out }
    return facts.isDisjoint(with: [.container, .contentModifier, .stack, .screen, .grouping])
      ? .end(missing(at: call, "may be shown by")) : .out
  }

  /// Whether the state of the link goes with a stack: it is in a view within it, or the stack never goes.
  private func keepsState(_ stack: SyntaxCursor, in file: IndexedFile) -> Bool {
    TypeDecl.enclosing(stack, ancestry: file.ancestry)?.name != owner
      || file.ancestry.isAlwaysShown(stack)
  }

  /// Whether a container creates its content when it becomes visible.
  private static func createsRows(_ name: String) -> Bool {
    name.hasPrefix("Lazy") || name != "Section" && PushedDestination.rowContainers.contains(name)
  }

  private static func reason(ofRowIn container: String, _ line: String) -> String {
    if container.hasPrefix("Lazy") {
      return "is in a `\(container)`\(line), which creates it when it becomes visible"
    }
    return PushedDestination.rowContainers.contains(container)
      ? "is in a row of a `\(container)`\(line), where a button would look different"
      : "is in a toolbar\(line) that another declaration creates"
  }

  // MARK: The uses of a declaration

  /// What is around the places that show a member of a view.
  private func finding(
    around member: SyntaxCursor, in file: IndexedFile, isPushed: Bool, _ seen: inout Set<Place>
  ) -> Finding {
    let place = Place(path: file.path, node: member.id, isPushed: isPushed)
    guard seen.insert(place).inserted else { return .nothing }
    guard let type = TypeDecl.enclosing(member, ancestry: file.ancestry) else {
      return unfollowed(member)
    }
    let uses = isBody(member) ? constructions(of: type, in: file) : mentions(of: member)
    guard let uses else {
      let name = isBody(member) ? type.name : member.memberName ?? type.name
      return .other("is in `\(name)`\(line(of: member)), whose uses are not all known")
    }
    var worst = Finding.nothing
    for use in uses {
      guard let file = context.file(at: use.tree.source.path) else { return unfollowed(use) }
      worst = worst.combined(with: finding(at: use, in: file, isPushed: isPushed, &seen))
      if worst.isInTheWay { break }
    }
    return worst
  }

  private func isBody(_ member: SyntaxCursor) -> Bool {
    member.child(.patternBinding)?.child(.identifierPattern)?.text == "body"
  }

  /// The places that create a view; nil where they are not all known.
  private func constructions(of type: TypeDecl, in file: IndexedFile) -> [SyntaxCursor]? {
    let name = type.qualifiedName(ancestry: file.ancestry)
    guard context.index.inheritedNames(of: type.name).contains("View"),
      !(type.cursor.hasModifier(.public) && context.modules[file.path].isPublished)
    else { return nil }
    let found = context.constructions(of: name, declaredIn: file.path)
    return found.allSatisfy { $0.obstacle == nil } ? found.map(\.expression) : nil
  }

  /// The places that use a member; nil where they are not all known.
  private func mentions(of member: SyntaxCursor) -> [SyntaxCursor]? {
    let decl = member.child(.patternBinding)?.child(.identifierPattern) ?? member
    guard !member.hasModifier(.static) else { return nil }
    let uses = context.uses(of: [decl], arePrivate: member.hasModifier(.private)).flatMap(\.uses)
    return uses.allSatisfy(\.isCertain) ? uses.map(\.name) : nil
  }
}

extension Ancestry {
  /// Whether no condition in the same declaration shows a stack. A state of the view would outlive one that goes.
  func isAlwaysShown(_ stack: SyntaxCursor) -> Bool {
    !ancestors(of: stack).prefix { TypeDecl($0) == nil }
      .contains { $0.kind == .ifExpr || $0.kind == .switchExpr }
  }
}
