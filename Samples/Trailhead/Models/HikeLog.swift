import SwiftUI

/// All hikes, the latest first.
final class HikeLog: ObservableObject {
  @Published private(set) var hikes: [Hike]

  init(hikes: [Hike]) {
    self.hikes = hikes.sorted { $1.date < $0.date }
  }

  func add(_ hike: Hike) {
    hikes.insert(hike, at: 0)
  }

  func delete(_ hike: Hike) {
    hikes.removeAll { $0.id == hike.id }
  }

  func toggleFavorite(_ hike: Hike) {
    update(hike) { $0.isFavorite.toggle() }
  }

  func save(_ waypoint: Waypoint, on hike: Hike) {
    update(hike) { hike in
      if let index = hike.waypoints.firstIndex(where: { $0.id == waypoint.id }) {
        hike.waypoints[index] = waypoint
      } else {
        hike.waypoints.append(waypoint)
      }
    }
  }

  private func update(_ hike: Hike, change: (inout Hike) -> Void) {
    guard let index = hikes.firstIndex(where: { $0.id == hike.id }) else { return }
    change(&hikes[index])
  }
}

extension Hike {
  static let samples = [
    Hike(
      name: "Heron Lake Loop",
      kilometers: 7.4,
      climb: 120,
      remarks: "Counted eleven herons, or one heron eleven times.",
      waypoints: [
        Waypoint(name: "Boathouse", hasWater: true),
        Waypoint(name: "Reed lookout"),
      ]
    ),
    Hike(
      name: "Old Quarry Ridge",
      date: Date(timeIntervalSinceNow: -6 * 86_400),
      kilometers: 12.8,
      climb: 640,
      difficulty: .moderate,
      isFavorite: true,
      waypoints: [Waypoint(name: "Crane foundations")]
    ),
    Hike(
      name: "Lantern Pass",
      date: Date(timeIntervalSinceNow: -40 * 86_400),
      kilometers: 19.1,
      climb: 1_310,
      difficulty: .strenuous,
      remarks: "Start before six. The last spring is dry by August."
    ),
  ]
}
