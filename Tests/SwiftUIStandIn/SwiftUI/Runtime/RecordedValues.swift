// Views that SwiftUI makes itself, from what they show.

nonisolated extension LinearGradient {
  init(record: ViewRecord) { self.record = record }
}

nonisolated extension RadialGradient {
  init(record: ViewRecord) { self.record = record }
}

nonisolated extension EllipticalGradient {
  init(record: ViewRecord) { self.record = record }
}

nonisolated extension AngularGradient {
  init(record: ViewRecord) { self.record = record }
}

nonisolated extension ContentUnavailableView {
  init(record: ViewRecord) { self.record = record }
}
