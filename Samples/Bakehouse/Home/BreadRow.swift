import SwiftUI

struct BreadRow: View {
  let bread: Bread

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(bread.name)
          .font(.headline)
        Text(bread.flour)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(bread.price.priceText)
    }
  }
}
