import SwiftUI

struct ChecklistView: View {
  @Environment(\.presentationMode) private var presentation

  let difficulty: Hike.Difficulty

  @State private var packed: Set<String> = []

  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Button(action: { toggle(item) }) {
          HStack {
            Text(item)
              .applyIf(packed.contains(item)) { $0.strikethrough() }
            Spacer()
            Image(systemName: "checkmark")
              .applyIf(!packed.contains(item)) { $0.hidden() }
          }
          .applyIf(packed.contains(item)) { $0.opacity(0.5) }
        }
      }
      Button("Off we go!") { self.presentation.wrappedValue.dismiss() }
        .isHidden(!isComplete)
    }
    .navigationTitle("Packing")
  }

  private var items: [String] {
    switch difficulty {
    case .easy: return ["Water", "Something sweet"]
    case .moderate: return ["Water", "Lunch", "Rain jacket"]
    case .strenuous: return ["Water", "Lunch", "Rain jacket", "Map", "Head lamp"]
    }
  }

  private var isComplete: Bool {
    packed.isSuperset(of: items)
  }

  private func toggle(_ item: String) {
    if packed.contains(item) {
      packed.remove(item)
    } else {
      packed.insert(item)
    }
  }
}

struct ChecklistView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      ChecklistView(difficulty: .strenuous)
    }
  }
}
