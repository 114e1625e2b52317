import SwiftUI

struct NewHikeView: View {
  @EnvironmentObject var log: HikeLog
  @Environment(\.presentationMode) var presentationMode

  @State private var name = ""
  @State private var date = Date()
  @State private var kilometers = 8.0
  @State private var difficulty = Hike.Difficulty.easy

  var body: some View {
    NavigationView {
      Form {
        Section(footer: footer) {
          TextField("Name", text: $name)
          DatePicker("Date", selection: $date, displayedComponents: .date)
        }
        Section {
          Stepper("\(Int(kilometers)) km", value: $kilometers, in: 1...60)
          Picker("Difficulty", selection: $difficulty) {
            ForEach(Hike.Difficulty.allCases) { difficulty in
              Text(difficulty.name).tag(difficulty)
            }
          }
          Text("Did you really walk that far and call it easy?")
            .font(.footnote)
            .applyIf(
              kilometers < 25
                // Anybody may find a long way moderate.
                || difficulty != .easy
            ) { doubt in doubt.hidden() }
        }
      }
      .navigationTitle("New hike")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            presentationMode.wrappedValue.dismiss()
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(name.isEmpty)
        }
      }
    }
  }

  private var footer: some View {
    Text("Give it a name you will remember it by.")
      .applyIf(!name.isEmpty) { $0.hidden() }
  }

  private func save() {
    log.add(Hike(name: name, date: date, kilometers: kilometers, difficulty: difficulty))
    presentationMode.wrappedValue.dismiss()
  }
}

struct NewHikeView_Previews: PreviewProvider {
  static var previews: some View {
    NewHikeView()
      .environmentObject(HikeLog(hikes: []))
  }
}
