import Foundation

struct Bread: Identifiable, Hashable {
  let id: String
  let name: String
  let flour: String
  /// In cents.
  let price: Int

  init(_ name: String, flour: String, price: Int) {
    id = name
    self.name = name
    self.flour = flour
    self.price = price
  }
}

/// What the shop would like to sell today.
struct Offer: Equatable {
  let bread: Bread
  let percent: Int

  var title: String { "\(percent) % off \(bread.name)" }
}

extension Int {
  /// An amount of cents as a price: `4.20 €`.
  var priceText: String {
    String(format: "%d.%02d €", self / 100, self % 100)
  }
}
