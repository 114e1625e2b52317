import SwiftUI

struct HowItWorksView: View {
  @Environment(\.presentationMode) var presentationMode
  @State private var page = 1

  var body: some View {
    VStack(spacing: 16) {
      Text(page == 1 ? "Choose your bread before noon." : "Pick it up until six.")
      Button(page == 1 ? "Next" : "Got it", action: turnPage)
    }
    .padding()
  }

  private func turnPage() {
    if page == 1 {
      page = 2
    } else {
      presentationMode.wrappedValue.dismiss()
    }
  }
}

struct HowItWorksView_Previews: PreviewProvider {
  static var previews: some View {
    HowItWorksView()
  }
}
