import Combine

/// What is on the shelves today.
@MainActor
final class Assortment: ObservableObject {
  @Published private(set) var breads: [Bread] = []
  @Published private(set) var offer: Offer?
  @Published private(set) var isLoading = false

  func load() async {
    isLoading = true
    breads = await Bakery.fetchBreads()
    offer = await Bakery.fetchOffer()
    isLoading = false
  }
}
