import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

// Whether what presents a view changes by itself while the view is presented.

extension DismissalFacts {
  /// Whether SwiftUI may evaluate a presenter while it presents the view, other than because the view is
  /// dismissed: the presenter observes an object, a query or a publisher.
  var hasChangingPresenter: Bool {
    view.sites.flatMap(\.routes).contains { route in
      guard case .presentation(let presentation) = route.end,
        let file = context.screens.file(at: presentation.call.tree.source.path),
        let presenter = TypeDecl.enclosing(presentation.call, ancestry: file.ancestry)
      else { return false }
      return presenter.changesByItself
    }
  }
}

extension TypeDecl {
  fileprivate var changesByItself: Bool {
    storedProperties.contains { $0.isObserved }
      || members.lazy.flatMap(\.descendants).compactMap(FunctionCallView.init).contains {
        Self.sources.contains($0.member?.name ?? $0.name ?? "")
      }
  }

  /// What evaluates a view with the time or with what a publisher sends.
  private static let sources: Set = ["onReceive", "TimelineView"]
}

extension StoredProperty {
  /// `@ObservedObject var player: Player`, `@Environment(Player.self) private var player`
  fileprivate var isObserved: Bool {
    wrappers.contains { wrapper in
      Self.observers.contains(wrapper.name)
        || wrapper.name == "Environment" && wrapper.attribute.textWithoutTrivia.hasSuffix(".self)")
    }
  }

  private static let observers: Set = [
    "Bindable", "EnvironmentObject", "FetchRequest", "ObservedObject", "Query",
    "SectionedFetchRequest", "StateObject",
  ]
}
