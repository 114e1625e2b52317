import SwiftUI

/// Every change counts at once, so there is nothing to confirm or to cancel.
struct GoalEditor: View {
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var library = library

    NavigationStack {
      Form {
        Stepper("\(library.yearlyGoal) books a year", value: $library.yearlyGoal, in: 0...200)
        Text(pace)
          .font(.footnote)
          .foregroundStyle(.secondary)
          // The row stays, so that the stepper does not move under the finger.
          .if(library.yearlyGoal == 0) { $0.hidden() }
      }
      .navigationTitle("Goal")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          CloseButton()
        }
      }
    }
  }

  private var pace: String {
    guard 0 < library.yearlyGoal else { return "" }
    let days = 365 / library.yearlyGoal
    return days == 1 ? "One book a day." : "One book every \(days) days."
  }
}

#Preview {
  GoalEditor()
    .environment(Library.sample)
}
