import SwiftUIModel
import SymbolIndex
import Syntax

extension DismissalFacts {
  /// Whether a tap may run several buttons that dismiss the view: those of one row of a list run together, unless
  /// they have a style. Each value of a view in a row may have such a button. A view that others show may be in a
  /// row of theirs.
  func sharesARow(_ dismissals: [(file: IndexedFile, place: SyntaxCursor)]) -> Bool {
    let isInList = sites.contains { $0.file.ancestry.isInList($0.place) }
    return share(dismissals, inListElsewhere: isEmbedded || isInList)
      || isEmbedded && share(sites, inListElsewhere: false)
  }

  /// Whether two of some places are in one stack of a row.
  private func share(
    _ places: [(file: IndexedFile, place: SyntaxCursor)], inListElsewhere isElsewhere: Bool
  ) -> Bool {
    places.indices.contains { index in
      let (file, place) = places[index]
      guard let stack = file.ancestry.stack(around: place, inListElsewhere: isElsewhere) else {
        return false
      }
      return places.dropFirst(index + 1).contains { stack.contains($0.place) }
    }
  }

  /// The expressions that create the view, with their files.
  private var sites: [(file: IndexedFile, place: SyntaxCursor)] {
    view.sites.compactMap { site in
      context.screens.file(at: site.expression.tree.source.path).map { ($0, site.expression) }
    }
  }
}

extension Ancestry {
  /// The stack around a place, if it is in a row of a list or form, or such a list may be elsewhere.
  fileprivate func stack(
    around place: SyntaxCursor, inListElsewhere isElsewhere: Bool
  ) -> SyntaxCursor? {
    guard isElsewhere || isInList(place) else { return nil }
    return calls(around: place).first {
      ["HStack", "VStack", "ZStack"].contains(FunctionCallView($0)?.name)
    }
  }

  /// Whether a place is in the content of a list or form.
  fileprivate func isInList(_ place: SyntaxCursor) -> Bool {
    calls(around: place).contains { ["List", "Form"].contains(FunctionCallView($0)?.name) }
  }

  private func calls(around place: SyntaxCursor) -> [SyntaxCursor] {
    ancestors(of: place).prefix { $0.kind != .memberBlock }.filter { $0.kind == .functionCallExpr }
  }
}
