import SwiftUI

struct NameEditor: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var name: String
  private let onSave: (String) -> Void

  init(name: String, onSave: @escaping (String) -> Void) {
    _name = State(initialValue: name)
    self.onSave = onSave
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
      }
      .navigationTitle("Your name")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { presentationMode.wrappedValue.dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(name)
            presentationMode.wrappedValue.dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}

struct NameEditor_Previews: PreviewProvider {
  static var previews: some View {
    NameEditor(name: "Ida") { _ in }
  }
}
