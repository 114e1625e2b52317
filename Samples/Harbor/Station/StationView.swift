import SwiftUI

/// The tide at one station, loaded when it appears.
struct StationView: View {
  let station: Station

  @State private var isLoading = true
  @State private var tide: Tide?
  @State private var failure: String?

  var body: some View {
    VStack {
      if isLoading {
        ProgressView()
      } else if let tide {
        Label("\(tide.height) m", systemImage: tide.isRising ? "arrow.up" : "arrow.down")
      } else {
        Text(failure ?? "Unknown")
      }
      NotesView(station: station)
      Button("Measure again") { Task { await load() } }
        .disabled(isLoading)
    }
    .navigationTitle(station.name)
    .task { await load() }
  }

  private func load() async {
    isLoading = true
    tide = nil
    failure = nil
    do {
      let measured = try await TideService.shared.tide(at: station)
      failure = nil
      tide = measured
      isLoading = false
    } catch {
      tide = nil
      failure = "\(error)"
      isLoading = false
    }
  }
}
