import Combine

/// The lamp of the room. It stays as long as the app runs, so what keeps it does no harm.
final class Safelight: ObservableObject {
  @MainActor static let shared = Safelight()

  @Published private(set) var isOn = true
  var onSwitch: (() -> Void)?

  private init() {
    onSwitch = { self.isOn.toggle() }
  }
}
