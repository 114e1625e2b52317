import SwiftUI

struct HomeView: View {
  @Environment(\.presentationMode) private var presentationMode
  @EnvironmentObject private var basket: Basket
  @StateObject private var assortment = Assortment()
  @State private var bread: Bread?
  @State private var isShowingPromotion = false
  @State private var isShowingBasket = false
  @State private var isShowingSettings = false

  var body: some View {
    NavigationStack {
      List {
        if let offer = assortment.offer {
          OfferBanner(offer: offer) { isShowingPromotion = true }
        }
        Section("Today") {
          ForEach(assortment.breads) { bread in
            Button {
              self.bread = bread
            } label: {
              BreadRow(bread: bread)
            }
          }
        }
        Section("You may also like") {
          SuggestionsView()
        }
        NavigationLink("Our bakers", destination: BakersView())
      }
      .overlay {
        if assortment.isLoading {
          ProgressView("Looking into the oven…")
        }
      }
      .navigationTitle("Today’s bread")
      .navigationDestination(isPresented: $isShowingSettings) {
        SettingsView()
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Leave") { presentationMode.wrappedValue.dismiss() }
        }
        ToolbarItem(placement: .automatic) {
          Button("Settings") { isShowingSettings = true }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Basket (\(basket.count))") { isShowingBasket = true }
        }
      }
    }
    .task { await load() }
    .sheet(isPresented: $isShowingPromotion) {
      if let offer = assortment.offer {
        PromotionView(offer: offer)
      }
    }
    .sheet(item: $bread) { bread in
      BreadView(bread: bread)
    }
    .sheet(isPresented: $isShowingBasket) {
      BasketView()
    }
  }

  private func load() async {
    await assortment.load()
    isShowingPromotion = assortment.offer != nil
  }
}

struct HomeView_Previews: PreviewProvider {
  static var previews: some View {
    HomeView()
      .environmentObject(Basket())
      .environmentObject(Customer())
  }
}
