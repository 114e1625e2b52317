import SwiftUI

struct HikeDetailView: View {
  @EnvironmentObject var log: HikeLog
  @Environment(\.presentationMode) var presentationMode

  let hike: Hike

  @State private var waypoint: Waypoint?
  @State private var isPacking = false
  @State private var isConfirmingDeletion = false

  var body: some View {
    List {
      Section(header: Text("The walk")) {
        Text("\(hike.distance), \(hike.difficulty.name.lowercased())")
        Text(hike.remarks)
          .isRemoved(hike.remarks.isEmpty)
        NavigationLink(
          destination: ChecklistView(difficulty: hike.difficulty),
          isActive: $isPacking
        ) {
          Label("Pack for it again", systemImage: "bag")
        }
      }
      Section(header: Text("Waypoints")) {
        ForEach(hike.waypoints) { waypoint in
          Button(action: { self.waypoint = waypoint }) {
            WaypointRow(waypoint: waypoint)
          }
        }
        Button("Add a waypoint") { waypoint = Waypoint(name: "") }
      }
      Section {
        Button("Delete this hike") { isConfirmingDeletion = true }
          .foregroundColor(.red)
      }
    }
    .navigationTitle(hike.name)
    .toolbar {
      Button(action: { log.toggleFavorite(hike) }) {
        Label("Favorite", systemImage: hike.isFavorite ? "star.fill" : "star")
      }
    }
    .sheet(item: $waypoint) { waypoint in
      WaypointEditor(waypoint: waypoint) { log.save($0, on: hike) }
    }
    .alert(isPresented: $isConfirmingDeletion) {
      Alert(
        title: Text("Delete “\(hike.name)”?"),
        primaryButton: .destructive(Text("Delete"), action: delete),
        secondaryButton: .cancel()
      )
    }
  }

  private func delete() {
    presentationMode.wrappedValue.dismiss()
    log.delete(hike)
  }
}

private struct WaypointRow: View {
  let waypoint: Waypoint

  var body: some View {
    HStack {
      Text(waypoint.name)
      Spacer()
      Image(systemName: "drop.fill")
        .foregroundColor(.blue)
        .isHidden(!waypoint.hasWater)
    }
  }
}

struct HikeDetailView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      HikeDetailView(hike: Hike.samples[0])
    }
    .environmentObject(HikeLog(hikes: Hike.samples))
  }
}
