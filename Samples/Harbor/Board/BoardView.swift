import SwiftUI

/// All stations, and what can be opened from here.
struct BoardView: View {
  @StateObject private var model = BoardModel()
  @State private var isShowingLegend = false
  @State private var isShowingUnits = false
  @State private var isShowingAbout = false

  var body: some View {
    NavigationStack {
      Group {
        if model.isLoading {
          ProgressView()
        } else if let message = model.errorMessage {
          Text(message)
        } else {
          List(model.stations) { station in
            NavigationLink(station.name) { StationView(station: station) }
          }
        }
      }
      .navigationTitle("Tides")
      .toolbar {
        Button("Reload") { Task { await model.load() } }
          .disabled(model.isLoading)
        Button("Legend") { isShowingLegend = true }
        Button("Units") { isShowingUnits = true }
        Button("About") { isShowingAbout = true }
      }
    }
    .task { await model.load() }
    .sheet(isPresented: $isShowingLegend) {
      Text("An arrow points up while the water rises.")
    }
    .sheet(isPresented: $isShowingUnits) {
      Button("Meters") { isShowingUnits = false }
    }
    .sheet(isPresented: $isShowingAbout) {
      Text("Harbor")
    }
  }
}
