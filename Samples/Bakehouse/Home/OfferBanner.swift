import SwiftUI

struct OfferBanner: View {
  let offer: Offer
  let onTap: () -> Void

  var body: some View {
    Button(action: onTap) {
      Label(offer.title, systemImage: "tag")
    }
  }
}
