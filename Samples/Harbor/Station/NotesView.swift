import SwiftUI

/// What mariners noted about a station.
///
/// The message about the last problem stays on the screen while the notes are loaded again, so that
/// the flag and the message have to stay two properties.
struct NotesView: View {
  let station: Station

  @State private var notes: [String] = []
  @State private var isFetching = false
  @State private var problem: String?

  var body: some View {
    VStack {
      ForEach(notes, id: \.self) { Text($0) }
      if let problem { Text(problem) }
      Button(isFetching ? "Loading…" : "Load notes") { Task { await load() } }
    }
  }

  private func load() async {
    isFetching = true
    do {
      notes = try await TideService.shared.notes(for: station)
      problem = nil
    } catch {
      problem = "\(error)"
    }
    isFetching = false
  }
}
