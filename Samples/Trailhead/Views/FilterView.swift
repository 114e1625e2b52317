import SwiftUI

struct FilterView: View {
  @Environment(\.presentationMode) private var presentationMode
  @ObservedObject var filter: HikeFilter

  var body: some View {
    NavigationView {
      Form {
        Toggle("Favorites only", isOn: $filter.onlyFavorites)
        Picker("Hardest", selection: $filter.hardest) {
          ForEach(Hike.Difficulty.allCases) { difficulty in
            Text(difficulty.name).tag(difficulty)
          }
        }
        Section(header: Text("At least \(Int(filter.minimumDistance)) km")) {
          Slider(value: $filter.minimumDistance, in: 0...30, step: 1)
        }
        Button("Reset") { filter.reset() }
          .applyIf(!filter.isActive) { $0.hidden() }  // Nothing to reset.
      }
      .navigationTitle("Filter")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { presentationMode.wrappedValue.dismiss() }
        }
      }
    }
  }
}

struct FilterView_Previews: PreviewProvider {
  static var previews: some View {
    FilterView(filter: HikeFilter())
  }
}
