import SwiftUI

struct ShelfView: View {
  @Environment(Library.self) private var library
  @State private var path: [Book.ID] = []
  @State private var query = ""
  @State private var isLoading = false
  @State private var isAddingBook = false
  @State private var isShowingStatistics = false

  var body: some View {
    NavigationStack(path: $path) {
      List(results) { book in
        NavigationLink(value: book.id) {
          BookRow(book: book)
        }
      }
      // Hidden rather than removed, so that it comes back where it was scrolled to.
      .if(isLoading) { $0.hidden() }
      .overlay {
        ProgressView("Dusting the shelf…")
          .if(!isLoading) { $0.hidden() }
      }
      .overlay {
        Text("No book here by that name.")
          .foregroundStyle(.secondary)
          .if(isLoading || hasResults) { hint in hint.hidden() }
      }
      .searchable(text: $query, prompt: "Title or author")
      .navigationTitle("Bookshelf")
      .navigationDestination(for: Book.ID.self) { id in
        BookDetailView(bookID: id)
      }
      .toolbar { toolbarItems }
    }
    .task { await load() }
    .sheet(isPresented: $isAddingBook) {
      AddBookView()
    }
    .sheet(isPresented: $isShowingStatistics) {
      StatisticsView()
    }
  }

  @ToolbarContentBuilder
  private var toolbarItems: some ToolbarContent {
    ToolbarItem(placement: .automatic) {
      Button {
        isShowingStatistics = true
      } label: {
        Label("Statistics", systemImage: "chart.bar")
      }
    }
    ToolbarItem(placement: .primaryAction) {
      Button {
        isAddingBook = true
      } label: {
        Label("Add a book", systemImage: "plus")
      }
    }
  }

  private var results: [Book] {
    library.books.filter { $0.matches(query) }
  }

  private var hasResults: Bool {
    !results.isEmpty
  }

  /// Stands in for reading the shelf from disk.
  private func load() async {
    guard library.books.isEmpty else { return }
    isLoading = true
    try? await Task.sleep(for: .milliseconds(600))
    library.restore(Book.samples)
    isLoading = false
  }
}

#Preview("Full shelf") {
  ShelfView()
    .environment(Library.sample)
}

#Preview("First launch") {
  ShelfView()
    .environment(Library())
}
