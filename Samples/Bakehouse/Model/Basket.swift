import Combine

@MainActor
final class Basket: ObservableObject {
  struct Item: Identifiable {
    let bread: Bread
    var count: Int

    var id: Bread.ID { bread.id }
  }

  @Published private(set) var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  var count: Int {
    items.reduce(0) { $0 + $1.count }
  }

  var total: Int {
    items.reduce(0) { $0 + $1.count * $1.bread.price }
  }

  func add(_ count: Int, of bread: Bread) {
    if let index = items.firstIndex(where: { $0.bread == bread }) {
      items[index].count += count
    } else {
      items.append(Item(bread: bread, count: count))
    }
  }

  func empty() {
    items = []
  }
}
