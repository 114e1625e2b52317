import Foundation

/// Stands in for the shop's server.
enum Bakery {
  static let breads = [
    Bread("Country loaf", flour: "Wheat and rye", price: 420),
    Bread("Rye crown", flour: "Rye", price: 480),
    Bread("Spelt rolls", flour: "Spelt", price: 310),
  ]

  static func fetchBreads() async -> [Bread] {
    try? await Task.sleep(for: .milliseconds(400))
    return breads
  }

  static func fetchOffer() async -> Offer {
    try? await Task.sleep(for: .milliseconds(200))
    return Offer(bread: breads[1], percent: 20)
  }

  static func fetchSuggestions() async -> [Bread] {
    try? await Task.sleep(for: .milliseconds(300))
    return [Bread("Walnut loaf", flour: "Wheat", price: 560)]
  }
}
