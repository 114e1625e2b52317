import SwiftUI

struct BookDetailView: View {
  let bookID: Book.ID

  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss
  @State private var editedNote: Note?
  @State private var isConfirmingRemoval = false

  var body: some View {
    List {
      // A removed book is gone before the screen has finished sliding away.
      if let book = library.book(withID: bookID) {
        progress(of: book)
        notes(in: book)
        Section {
          Button("Remove from shelf", role: .destructive) { isConfirmingRemoval = true }
        }
      }
    }
    .navigationTitle(library.book(withID: bookID)?.title ?? "")
    .confirmationDialog("Remove this book and its notes?", isPresented: $isConfirmingRemoval) {
      Button("Remove", role: .destructive) {
        dismiss()
        library.remove(bookID)
      }
    }
    .sheet(item: $editedNote) { note in
      NoteEditor(note: note) { library.save($0, in: bookID) }
    }
  }

  private func progress(of book: Book) -> some View {
    Section("Progress") {
      LabeledContent("Read", value: "\(book.pagesRead) of \(book.pageCount) pages")
      ProgressView(value: book.progress)
        .if(!book.isStarted) { $0.hidden().accessibilityHidden(true) }
      Button("Ten more pages") { library.read(10, of: bookID) }
        .if(
          book.isFinished
            || book.isLent
        ) { button in
          // A dead button invites tapping.
          button.hidden()
        }
    }
  }

  private func notes(in book: Book) -> some View {
    Section {
      ForEach(book.notes) { note in
        Button {
          editedNote = note
        } label: {
          LabeledContent(note.text, value: "p. \(note.page)")
        }
      }
      .onDelete { library.removeNotes(at: $0, from: bookID) }
      Button("Add a note") { editedNote = Note(page: book.pagesRead, text: "") }
    } header: {
      Text("Notes")
    } footer: {
      Text("Swipe a note to remove it.")
        .if(Platform.isMac) { $0.hidden() }
    }
  }
}

#Preview {
  let library = Library.sample
  NavigationStack {
    BookDetailView(bookID: library.books[0].id)
  }
  .environment(library)
}
