import SwiftUI

struct HikeListView: View {
  @EnvironmentObject var log: HikeLog
  @StateObject private var filter = HikeFilter()
  @State private var isAddingHike = false
  @State private var isFiltering = false

  var body: some View {
    NavigationView {
      List {
        ForEach(results) { hike in
          NavigationLink(destination: HikeDetailView(hike: hike)) {
            HikeRow(hike: hike)
          }
        }
      }
      .overlay(emptyMessage)
      .navigationTitle("Trailhead")
      .toolbar {
        ToolbarItem(placement: .automatic) {
          Button(action: { isFiltering = true }) {
            Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
              .applyIf(filter.isActive) { $0.foregroundColor(.orange) }
          }
        }
        ToolbarItem(placement: .primaryAction) {
          Button(action: { isAddingHike = true }) {
            Label("New hike", systemImage: "plus")
          }
        }
      }
      .sheet(isPresented: $isFiltering) {
        FilterView(filter: filter)
      }

      // Fills the second column until a hike is chosen.
      Text("Where did you go?")
        .foregroundColor(.secondary)
    }
    .sheet(isPresented: $isAddingHike) {
      NewHikeView()
        .environmentObject(log)
    }
  }

  private var emptyMessage: some View {
    VStack(spacing: 8) {
      Text("No hikes to show.")
      Button("Clear the filter") { filter.reset() }
        .isHidden(!filter.isActive)
    }
    .foregroundColor(.secondary)
    .applyIf(!results.isEmpty) { message in message.hidden() }
  }

  private var results: [Hike] {
    filter.results(in: log.hikes)
  }
}

struct HikeListView_Previews: PreviewProvider {
  static var previews: some View {
    HikeListView()
      .environmentObject(HikeLog(hikes: Hike.samples))
    HikeListView()
      .environmentObject(HikeLog(hikes: []))
      .previewDisplayName("Empty log")
  }
}
