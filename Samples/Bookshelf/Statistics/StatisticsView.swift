import SwiftUI

struct StatisticsView: View {
  @Environment(Library.self) private var library
  @State private var isEditingGoal = false

  var body: some View {
    NavigationStack {
      List {
        Section("This year") {
          HStack(alignment: .firstTextBaseline) {
            Text("\(finishedCount)")
              .font(.largeTitle)
              .if(hasReachedGoal) { $0.bold() }
            Text("of \(library.yearlyGoal) books")
              .if(hasGoal) {
                $0.foregroundStyle(.secondary)
              } else: {
                $0.hidden()
              }
            Spacer()
            Button(hasGoal ? "Change goal" : "Set a goal") { isEditingGoal = true }
          }
          Label("You did it!", systemImage: "party.popper")
            .if(!hasReachedGoal) { $0.hidden() }
        }
        Section("All time") {
          LabeledContent("Books", value: "\(library.books.count)")
          LabeledContent("Pages read", value: "\(library.pagesRead)")
          LabeledContent("Pages per finished book", value: "\(averageLength)")
            .if(finishedCount == 0) { $0.hidden() }
        }
      }
      .navigationTitle("Statistics")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          CloseButton()
        }
      }
    }
    .sheet(isPresented: $isEditingGoal) {
      GoalEditor()
    }
  }

  private var hasGoal: Bool { 0 < library.yearlyGoal }

  private var hasReachedGoal: Bool {
    hasGoal && library.yearlyGoal <= finishedCount
  }

  private var finishedCount: Int { library.finishedBooks.count }

  private var averageLength: Int {
    guard 0 < finishedCount else { return 0 }
    return library.finishedBooks.reduce(0) { $0 + $1.pageCount } / finishedCount
  }
}

#Preview {
  StatisticsView()
    .environment(Library.sample)
}
