import SwiftUI

struct SuggestionsView: View {
  @EnvironmentObject private var basket: Basket
  @ObservedObject private var suggestions = Suggestions()

  var body: some View {
    ForEach(suggestions.breads) { bread in
      Button {
        basket.add(1, of: bread)
      } label: {
        BreadRow(bread: bread)
      }
    }
  }
}
