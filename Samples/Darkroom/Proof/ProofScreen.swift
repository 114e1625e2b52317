import SwiftUI

struct ProofScreen: View {
  @StateObject private var model = ProofModel()

  var body: some View {
    Group {
      if let page = model.page {
        page
      } else {
        Text("No proof yet")
      }
    }
    .onAppear { model.prepare() }
  }
}

struct ProofPage: View {
  @EnvironmentObject private var model: ProofModel

  var body: some View {
    Text("A proof on \(model.paper) paper")
    Button("Glossy") { model.paper = "glossy" }
  }
}
