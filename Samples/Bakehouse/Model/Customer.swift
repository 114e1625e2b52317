import Combine

@MainActor
final class Customer: ObservableObject {
  @Published var name = "Guest"
  @Published var wantsReceipt = true
}
