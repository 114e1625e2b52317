import SwiftUI

/// Which hikes the list shows.
final class HikeFilter: ObservableObject {
  @Published var onlyFavorites = false
  @Published var minimumDistance = 0.0
  @Published var hardest = Hike.Difficulty.strenuous

  var isActive: Bool {
    onlyFavorites || 0 < minimumDistance || hardest != .strenuous
  }

  func results(in hikes: [Hike]) -> [Hike] {
    hikes.filter { hike in
      (hike.isFavorite || !onlyFavorites)
        && minimumDistance <= hike.kilometers
        && hike.difficulty.rawValue <= hardest.rawValue
    }
  }

  func reset() {
    onlyFavorites = false
    minimumDistance = 0
    hardest = .strenuous
  }
}
