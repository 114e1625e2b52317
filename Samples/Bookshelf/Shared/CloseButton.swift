import SwiftUI

/// The way out of a sheet that has nothing to save.
struct CloseButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button {
      dismiss()
    } label: {
      Label("Close", systemImage: "xmark.circle.fill")
        .labelStyle(.iconOnly)
        .foregroundStyle(.secondary)
    }
    .keyboardShortcut(.cancelAction)
    .help("Close")
  }
}

#Preview {
  NavigationStack {
    Text("A sheet with nothing to save")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          CloseButton()
        }
      }
  }
}
