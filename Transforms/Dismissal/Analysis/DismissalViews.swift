import SwiftUIModel
import SymbolIndex
import TransformKit

extension TransformContext {
  /// The views that read SwiftUI's environment to dismiss themselves, and have a property in a file.
  func dismissingViews(withPropertyIn path: String) -> [DismissingView] {
    dismissingViews { view in
      view.properties.contains { $0.cursor.tree.source.path == path }
    }
  }

  /// The views with a property that read SwiftUI's environment to dismiss themselves.
  func dismissingViews(where isMeant: (DismissingView) -> Bool) -> [DismissingView] {
    let views = screens.dismissing.filter(isMeant)
    guard !views.isEmpty else { return [] }
    return program.ask { program in
      views.filter { $0.properties.allSatisfy { $0.hasWrapperOfSwiftUI(in: program) } }
    }
  }
}
