import Combine

/// What other customers bought.
@MainActor
final class Suggestions: ObservableObject {
  /// Shown until the next ones have loaded.
  private static var latest: [Bread] = []

  @Published private(set) var breads = Suggestions.latest

  init() {
    Task { await load() }
  }

  private func load() async {
    breads = await Bakery.fetchSuggestions()
    Self.latest = breads
  }
}
