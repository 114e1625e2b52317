import SwiftUI

/// The stations of the board.
@MainActor
final class BoardModel: ObservableObject {
  @Published private(set) var stations: [Station] = []
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?

  func load() async {
    guard !isLoading else { return }
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    do {
      stations = try await TideService.shared.stations()
    } catch {
      errorMessage = "\(error)"
    }
  }
}
