import Combine

/// What other customers bought.
@MainActor
final class Suggestions: ObservableObject {
  @Published private(set) var breads: [Bread] = []

  init() {
    Task { await load() }
  }

  private func load() async {
    breads = await Bakery.fetchSuggestions()
  }
}
