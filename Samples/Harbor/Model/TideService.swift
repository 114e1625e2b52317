/// The measurements of all stations. Every third request fails, as at sea.
@MainActor
final class TideService {
  static let shared = TideService()

  private var requests = 0

  func stations() async throws -> [Station] {
    try countRequest()
    return ["Bar Harbor", "Cutler", "Eastport"].map(Station.init)
  }

  func tide(at station: Station) async throws -> Tide {
    try countRequest()
    return Tide(height: Double(station.name.count) / 4, isRising: requests % 2 == 0)
  }

  func notes(for station: Station) async throws -> [String] {
    try countRequest()
    return ["Mind the bell buoy off \(station.name)."]
  }

  private func countRequest() throws {
    requests += 1
    if requests % 3 == 0 { throw TideError.noSignal }
  }
}

enum TideError: Error, CustomStringConvertible {
  case noSignal

  var description: String { "No signal" }
}
