import SwiftUI

struct PromotionView: View {
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var basket: Basket
  @State private var isShowingTerms = false

  let offer: Offer

  var body: some View {
    VStack(spacing: 16) {
      Text(offer.title)
        .font(.title)
      Text("Only today, and only here.")
      Button("Put one aside", action: accept)
        .buttonStyle(.borderedProminent)
      Button("Terms") { isShowingTerms = true }
      Button("No, thanks") { dismiss() }
    }
    .padding()
    .sheet(isPresented: $isShowingTerms) {
      TermsView()
    }
  }

  private func accept() {
    basket.add(1, of: offer.bread)
    dismiss()
  }
}

struct PromotionView_Previews: PreviewProvider {
  static var previews: some View {
    PromotionView(offer: Offer(bread: Bakery.breads[1], percent: 20))
      .environmentObject(Basket())
  }
}
