import SwiftUI

struct PickupView: View {
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var basket: Basket
  @EnvironmentObject private var customer: Customer
  @State private var isLate = false

  let onOrder: () -> Void

  var body: some View {
    Form {
      Text("For \(customer.name)")
      Toggle("After four o’clock", isOn: $isLate)
      Button("Order for \(basket.total.priceText)", action: order)
      Button("Change the basket") { dismiss() }
    }
    .navigationTitle("Pickup")
  }

  private func order() {
    basket.empty()
    onOrder()
  }
}
