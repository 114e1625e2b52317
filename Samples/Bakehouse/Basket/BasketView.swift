import SwiftUI

struct BasketView: View {
  @Environment(\.presentationMode) private var presentationMode
  @EnvironmentObject private var basket: Basket
  @State private var isPaying = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(basket.items) { item in
          LabeledContent(item.bread.name, value: "\(item.count)")
        }
        LabeledContent("Total", value: basket.total.priceText)
        Button("Order") { isPaying = true }
          .disabled(basket.isEmpty)
      }
      .navigationTitle("Basket")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { presentationMode.wrappedValue.dismiss() }
        }
      }
      .navigationDestination(isPresented: $isPaying) {
        PickupView { presentationMode.wrappedValue.dismiss() }
      }
    }
  }
}

struct BasketView_Previews: PreviewProvider {
  static var previews: some View {
    BasketView()
      .environmentObject(Basket())
      .environmentObject(Customer())
  }
}
