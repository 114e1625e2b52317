import SwiftUI

struct BakersView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Ida and Emil, at the oven since four in the morning.")
      Button("Back to the bread") { dismiss() }
    }
    .padding()
    .navigationTitle("Our bakers")
  }
}

struct BakersView_Previews: PreviewProvider {
  static var previews: some View {
    BakersView()
  }
}
