import Foundation

/// One walk, as it was written down afterwards.
struct Hike: Identifiable, Equatable {
  enum Difficulty: Int, CaseIterable, Identifiable {
    case easy
    case moderate
    case strenuous

    var id: Int { rawValue }

    var name: String {
      switch self {
      case .easy: return "Easy"
      case .moderate: return "Moderate"
      case .strenuous: return "Strenuous"
      }
    }
  }

  let id: UUID
  var name: String
  var date: Date
  var kilometers: Double
  var climb: Int
  var difficulty: Difficulty
  var isFavorite: Bool
  var remarks: String
  var waypoints: [Waypoint]

  init(
    id: UUID = UUID(),
    name: String,
    date: Date = Date(),
    kilometers: Double,
    climb: Int = 0,
    difficulty: Difficulty = .easy,
    isFavorite: Bool = false,
    remarks: String = "",
    waypoints: [Waypoint] = []
  ) {
    self.id = id
    self.name = name
    self.date = date
    self.kilometers = kilometers
    self.climb = climb
    self.difficulty = difficulty
    self.isFavorite = isFavorite
    self.remarks = remarks
    self.waypoints = waypoints
  }

  var distance: String {
    String(format: "%.1f km", kilometers)
  }

  var isToday: Bool {
    Calendar.current.isDateInToday(date)
  }
}

/// A place on the way that deserves a name.
struct Waypoint: Identifiable, Equatable {
  let id: UUID
  var name: String
  var hasWater: Bool

  init(id: UUID = UUID(), name: String, hasWater: Bool = false) {
    self.id = id
    self.name = name
    self.hasWater = hasWater
  }
}
