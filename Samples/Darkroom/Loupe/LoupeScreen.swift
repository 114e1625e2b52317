import SwiftUI

struct LoupeScreen: View {
  @StateObject private var model = LoupeModel()

  var body: some View {
    VStack {
      Loupe()
      Text("\(Int(model.magnification)) times as large")
      Button("Closer") { model.comeCloser() }
    }
    .environmentObject(model)
  }
}
