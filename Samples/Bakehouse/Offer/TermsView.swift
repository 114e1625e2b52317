import SwiftUI

struct TermsView: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack(spacing: 16) {
      Text("One piece per customer, while there is any.")
      Button("Understood") { presentationMode.wrappedValue.dismiss() }
    }
    .padding()
  }
}

struct TermsView_Previews: PreviewProvider {
  static var previews: some View {
    TermsView()
  }
}
