import SwiftUI

struct WaypointEditor: View {
  @Environment(\.presentationMode)
  private var presentationMode

  @State var waypoint: Waypoint
  let onSave: (Waypoint) -> Void

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $waypoint.name)
        Toggle("Drinking water", isOn: $waypoint.hasWater)
        Label("Boil it first.", systemImage: "flame")
          .isHidden(!waypoint.hasWater)
      }
      .navigationTitle("Waypoint")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { close() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(waypoint)
            close()
          }
          .disabled(waypoint.name.isEmpty)
        }
      }
    }
  }

  private func close() {
    presentationMode.wrappedValue.dismiss()
  }
}

struct WaypointEditor_Previews: PreviewProvider {
  static var previews: some View {
    WaypointEditor(waypoint: Hike.samples[0].waypoints[0], onSave: { _ in })
  }
}
