import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissalFacts {
  /// Adds what a reviewer has to know of a link whose state dismisses the view.
  func warnOfLink(
    of presentation: Presentation, in file: IndexedFile, _ edits: inout DismissalEdits
  ) {
    let link = presentation.call
    let branch = context.program.ask { LinkBranch(around: link, file.ancestry, $0) }
    if let condition = branch?.condition.oneLineText, !condition.hasLineEnd {
      edits.add(
        "the link to `\(view.name)` depends on `\(condition)`; where that changes first, the state "
          + "dismisses nothing")
    } else if branch != nil {
      edits.add(
        "the link to `\(view.name)` is in a branch; where that goes first, the state dismisses "
          + "nothing")
    }
    if mayOutlive(rowOf: link, in: file) {
      edits.add(
        "the link to `\(view.name)` is in a row; where the row is removed first, the state dismisses "
          + "nothing")
    }
    warnOfSidebar(around: link, in: file, &edits)
  }

  /// Adds what a reviewer has to know of a destination that a view gets for a link.
  func warnOfDestination(
    at holder: SyntaxCursor, in file: IndexedFile, _ edits: inout DismissalEdits
  ) {
    let branch = context.program.ask { LinkBranch(around: holder, file.ancestry, $0) }
    guard let branch else { return }
    let condition = branch.condition.oneLineText
    edits.add(
      "the destination for `\(view.name)` "
        + (condition.hasLineEnd ? "is in a branch" : "depends on `\(condition)`")
        + "; where that changes first, nothing shows the view any more")
  }

  /// Whether the row of a link may be removed before the view dismisses itself.
  private func mayOutlive(rowOf link: SyntaxCursor, in file: IndexedFile) -> Bool {
    RepeatedDismissal(facts: self, context: context).followsOtherCode
      && RowOfLink(in: file, around: link, context).mayGo
  }

  /// - Throws: where a new state would dismiss nothing, because the row of its link may be gone.
  func checkRow(of presentation: Presentation, in file: IndexedFile) throws(Obstacle) {
    guard mayOutlive(rowOf: presentation.call, in: file) else { return }
    throw Obstacle(
      .pushedWithoutState,
      "the row of the `NavigationLink` may be removed before `\(view.name)` dismisses itself",
      at: presentation.call)
  }

  /// Adds what a reviewer has to know of a view that a sidebar may push.
  func warnOfSidebar(
    around push: SyntaxCursor, in file: IndexedFile, _ edits: inout DismissalEdits
  ) {
    let sidebars = context.once { SidebarDestinations(in: context) }
    guard let container = sidebars.container(around: push, file.ancestry) else { return }
    let style = container == "NavigationView" ? " without a stack style" : ""
    edits.add(
      "a `\(container)`\(style) may show `\(view.name)` in a column, where `dismiss` depends on "
        + "the width")
  }
}
