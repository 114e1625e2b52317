import SwiftUI

@main
struct BakehouseApp: App {
  @StateObject private var basket = Basket()
  @StateObject private var customer = Customer()

  var body: some Scene {
    WindowGroup {
      LandingView()
        .environmentObject(basket)
        .environmentObject(customer)
    }
  }
}
