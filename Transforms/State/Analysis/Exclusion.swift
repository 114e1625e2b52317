import SourceText
import Syntax
import TransformKit

/// Whether code asks for two presentations at the same time, so that one state cannot hold both.
struct Exclusion {
  let flags: [PresentationFlag]
  let reach: ContentReach
  let context: TransformContext

  /// Why a flag cannot share a state with the flags before it and after it; nil where it can.
  func obstacle(to flag: Int) -> Obstacle? {
    if let late = flags[flag].uses.first(where: { $0.mayShow && $0.comesByItself }) {
      return Obstacle(
        .shownTogether,
        "another presentation may be shown when `\(flags[flag].name)` becomes true after a delay",
        at: late.node)
    }
    return flags.indices.lazy.filter { $0 != flag }.compactMap { other in
      straightCode(flag, after: other) ?? content(of: other, showing: flag)
        ?? closing(other, after: flag)
    }.first
  }

  // MARK: Straight code

  /// The flag becomes true after another one, in code that runs in one go.
  private func straightCode(_ flag: Int, after other: Int) -> Obstacle? {
    for later in flags[flag].uses where later.mayShow {
      let isAfter = flags[other].uses.contains { earlier in
        earlier.mayShow && earlier.file.path == later.file.path
          && later.file.ancestry.runs(later.node, after: earlier.node)
      }
      guard isAfter || isAfterCall(later, showing: other) else { continue }
      return Obstacle(
        .shownTogether,
        "`\(flags[flag].name)` becomes true right after `\(flags[other].name)`", at: later.node)
    }
    return nil
  }

  /// Whether a use runs right after a call of what shows another presentation.
  private func isAfterCall(_ later: FlagUse, showing other: Int) -> Bool {
    let ancestry = later.file.ancestry
    let names = reach.members(showing: other, unlessHiding: other)
    guard !names.isEmpty, let body = ancestry.body(around: later.node) else { return false }
    return body.mentions(of: names).contains { ancestry.runs(later.node, after: $0) }
  }

  // MARK: Content

  /// The content of another presentation sets the flag and does not close itself.
  private func content(of other: Int, showing flag: Int) -> Obstacle? {
    for use in flags[flag].uses where use.mayShow {
      guard reach.flag(shownAt: use.node) == other, !hides(other, besides: use) else { continue }
      return Obstacle(
        .shownTogether,
        "`\(flags[flag].name)` becomes true while `\(flags[other].name)` is true", at: use.node)
    }
    let bound = flags[flag].uses.first {
      $0.action == .binding && reach.flag(shownAt: $0.node) == other
    }
    if let bound {
      return Obstacle(
        .shownTogether,
        "the content of `\(flags[other].name)` gets a binding to `\(flags[flag].name)`",
        at: bound.node)
    }
    let callers = reach.members(showing: flag, unlessHiding: other)
    guard !callers.isEmpty, let content = flags[other].presentation.content,
      let name = content.cursor.mentions(of: callers).first?.declaredName
    else { return nil }
    return Obstacle(
      .shownTogether,
      "the content of `\(flags[other].name)` uses `\(name)`, which may set `\(flags[flag].name)`")
  }

  /// Whether the code around a use hides another presentation as well, or has hidden it before it waited.
  private func hides(_ other: Int, besides use: FlagUse) -> Bool {
    let ancestry = use.file.ancestry
    let body = ancestry.body(around: use.node)
    let isLater = ancestry.runsLater(use.node)
    return flags[other].uses.contains { hiding in
      hiding.action == .hide && hiding.file.path == use.file.path
        && ancestry.statements(around: use.node).contains { list, statement in
          guard ancestry.isChild(hiding.node, of: list) else { return false }
          return body.map { $0.range.contains(list.range) } == true
            || isLater && hiding.node.range.end <= statement.range.start
        }
    }
  }

  // MARK: Closing

  /// The content of another presentation makes the flag true and dismisses itself after that. An item would be gone
  /// then.
  private func closing(_ other: Int, after flag: Int) -> Obstacle? {
    guard let content = flags[other].presentation.content?.cursor else { return nil }
    let file = flags[other].presentation.file
    for use in flags[flag].uses where use.mayShow && !use.file.ancestry.runsLater(use.node) {
      if let post = NotificationOfUse(use)?.post(from: content, context) {
        return Obstacle(
          .shownTogether,
          "the content of `\(flags[other].name)` posts what makes `\(flags[flag].name)` true",
          at: post)
      }
      guard reach.flag(shownAt: use.node) == other else { continue }
      let places = reach.places(in: content, reaching: use)
      let dismissal = places.lazy.compactMap {
        ClosedContent(calling: $0, in: content, of: file)?.dismissal(context)
      }.first
      if let dismissal {
        return Obstacle(
          .shownTogether,
          "the content of `\(flags[other].name)` may dismiss itself after `\(flags[flag].name)` "
            + "becomes true", at: dismissal)
      }
    }
    return nil
  }
}

extension Ancestry {
  /// Whether code runs after some other code has run, in one go.
  fileprivate func runs(_ later: SyntaxCursor, after earlier: SyntaxCursor) -> Bool {
    guard let body = body(around: earlier), earlier.range.end <= later.range.start else {
      return false
    }
    for (list, statement) in statements(around: earlier) {
      guard body.range.contains(list.range) else { return false }
      if list.range.contains(later.range) { return !statement.range.contains(later.range) }
      if list.endsByLeaving { return false }
    }
    return false
  }

  fileprivate func isChild(_ node: SyntaxCursor, of list: SyntaxCursor) -> Bool {
    parent(of: node)?.id == list.id
  }
}
