import SwiftUI

struct BreadView: View {
  @Environment(\.presentationMode) private var presentationMode
  @EnvironmentObject private var basket: Basket
  @State private var count = 1

  let bread: Bread

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Flour", value: bread.flour)
        LabeledContent("Price", value: bread.price.priceText)
        Stepper("\(count) pieces", value: $count, in: 1...12)
        Button("Add to basket", action: add)
      }
      .navigationTitle(bread.name)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { presentationMode.wrappedValue.dismiss() }
        }
      }
    }
  }

  private func add() {
    basket.add(count, of: bread)
    presentationMode.wrappedValue.dismiss()
  }
}

struct BreadView_Previews: PreviewProvider {
  static var previews: some View {
    BreadView(bread: Bakery.breads[0])
      .environmentObject(Basket())
  }
}
