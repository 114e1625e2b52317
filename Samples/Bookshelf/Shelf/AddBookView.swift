import SwiftUI

struct AddBookView: View {
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  @State private var title = ""
  @State private var author = ""
  @State private var format = Book.Format.paper
  @State private var pageCount = 300

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $title)
          TextField("Author", text: $author)
        } footer: {
          Text("A book needs a title. Authors have been known to hide.")
            .if(!title.isEmpty) { $0.hidden() }
        }
        Section {
          Picker("Format", selection: $format) {
            ForEach(Book.Format.allCases) { format in
              Text(format.rawValue).tag(format)
            }
          }
          Stepper("\(pageCount) pages", value: $pageCount, in: 10...2000, step: 10)
          Label("That is a long one. Good luck!", systemImage: "tortoise")
            .font(.footnote)
            .if(
              pageCount < 800
                || format == .audio  // Somebody else does the reading.
            ) { $0.hidden() }
        }
      }
      .navigationTitle("New book")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", action: add)
            .disabled(title.isEmpty)
        }
      }
    }
  }

  private func add() {
    library.add(Book(title: title, author: author, format: format, pageCount: pageCount))
    dismiss()
  }
}

#Preview {
  AddBookView()
    .environment(Library.sample)
}
