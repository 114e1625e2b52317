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
    if mayOutlive(link, in: file) {
      edits.add(
        "the link to `\(view.name)` is in a row; where the row is removed first, the state dismisses "
          + "nothing")
    }
    warnOfSidebar(around: link, in: file, &edits)
  }

  /// Whether the row of a link may be gone when the view dismisses itself.
  private func mayOutlive(_ link: SyntaxCursor, in file: IndexedFile) -> Bool {
    RepeatedDismissal(facts: self, context: context).followsOtherCode
      && RowOfLink(in: file, around: link, context).mayGo
  }

  /// Why a link gets no state of its own: it may be gone when the view dismisses itself.
  func obstacle(toStateOf presentation: Presentation, in file: IndexedFile) -> Obstacle? {
    guard presentation.kind == .navigationLink, mayOutlive(presentation.call, in: file) else {
      return nil
    }
    return Obstacle(
      .pushedWithoutState,
      "the link to `\(view.name)` is in a row that may be gone when `\(view.name)` dismisses itself, and "
        + "its state with it",
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
