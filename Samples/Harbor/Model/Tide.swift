/// A place at the coast where the water is measured.
struct Station: Identifiable, Hashable {
  let name: String

  var id: String { name }
}

/// What is measured at a station.
struct Tide: Equatable {
  let height: Double
  let isRising: Bool
}
