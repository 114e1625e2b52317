import SwiftUI

struct LandingView: View {
  @State private var isInside = false
  @State private var isShowingHelp = false

  var body: some View {
    VStack(spacing: 24) {
      Text("Bakehouse")
        .font(.largeTitle)
      Text("Bread from the oven, on your way home.")
        .foregroundStyle(.secondary)
      Button("Come in") { isInside = true }
        .buttonStyle(.borderedProminent)
      Button("How it works") { isShowingHelp = true }
    }
    .padding()
    .fullScreenCover(isPresented: $isInside) {
      HomeView()
    }
    .sheet(isPresented: $isShowingHelp) {
      HowItWorksView()
    }
  }
}

struct LandingView_Previews: PreviewProvider {
  static var previews: some View {
    LandingView()
      .environmentObject(Basket())
      .environmentObject(Customer())
  }
}
