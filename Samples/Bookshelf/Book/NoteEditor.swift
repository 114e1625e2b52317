import SwiftUI

struct NoteEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Note
  private let onSave: (Note) -> Void

  init(note: Note, onSave: @escaping (Note) -> Void) {
    _draft = State(initialValue: note)
    self.onSave = onSave
  }

  var body: some View {
    NavigationStack {
      Form {
        Stepper("Page \(draft.page)", value: $draft.page, in: 0...2000)
        Section {
          TextEditor(text: $draft.text)
            .frame(minHeight: 160)
        } footer: {
          Text("Long notes are seldom read again.")
            .if(
              draft.text.count < 280  // A paragraph, by any measure.
            ) { $0.hidden() }
        }
      }
      .navigationTitle("Note")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: dismiss.callAsFunction)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(draft)
            dismiss()
          }
          .disabled(draft.text.isEmpty)
        }
      }
    }
  }
}

#Preview {
  NoteEditor(note: Note(page: 12, text: "Who is telling this story, and to whom?")) { _ in }
}
