import SwiftUIModel
import SymbolIndex
import TransformKit

extension TransformContext {
  /// The views that read SwiftUI's environment to dismiss themselves, and have a property in a file.
  func dismissingViews(withPropertyIn path: String) -> [DismissingView] {
    let views = screens.dismissing.filter { view in
      view.properties.contains { $0.cursor.tree.source.path == path }
    }
    guard !views.isEmpty else { return [] }
    return program.ask { program in
      views.filter { $0.properties.allSatisfy { $0.hasWrapperOfSwiftUI(in: program) } }
    }
  }
}
