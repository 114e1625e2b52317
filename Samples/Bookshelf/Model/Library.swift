import Foundation
import Observation

/// Every book the reader owns, and the goal for this year.
@Observable
final class Library {
  private(set) var books: [Book]
  var yearlyGoal: Int

  init(books: [Book] = [], yearlyGoal: Int = 0) {
    self.books = books
    self.yearlyGoal = yearlyGoal
  }

  var finishedBooks: [Book] {
    books.filter(\.isFinished)
  }

  var pagesRead: Int {
    books.reduce(0) { $0 + $1.pagesRead }
  }

  func book(withID id: Book.ID) -> Book? {
    books.first { $0.id == id }
  }

  func restore(_ books: [Book]) {
    self.books = books
  }

  func add(_ book: Book) {
    books.insert(book, at: 0)
  }

  func remove(_ id: Book.ID) {
    books.removeAll { $0.id == id }
  }

  func read(_ pages: Int, of id: Book.ID) {
    update(id) { $0.pagesRead = min($0.pageCount, $0.pagesRead + pages) }
  }

  func save(_ note: Note, in id: Book.ID) {
    update(id) { book in
      if let index = book.notes.firstIndex(where: { $0.id == note.id }) {
        book.notes[index] = note
      } else {
        book.notes.append(note)
      }
    }
  }

  func removeNotes(at offsets: IndexSet, from id: Book.ID) {
    update(id) { book in
      for index in offsets.sorted(by: >) {
        book.notes.remove(at: index)
      }
    }
  }

  private func update(_ id: Book.ID, change: (inout Book) -> Void) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    change(&books[index])
  }
}

extension Library {
  static var sample: Library {
    Library(books: Book.samples, yearlyGoal: 24)
  }
}

extension Book {
  static let samples = [
    Book(
      title: "Middlemarch",
      author: "George Eliot",
      pageCount: 880,
      pagesRead: 312,
      notes: [
        Note(page: 3, text: "The prelude gives the whole book away, and it does not matter."),
        Note(page: 194, text: "The squirrel’s heartbeat. Read this page twice."),
      ]
    ),
    Book(title: "Frankenstein", author: "Mary Shelley", pageCount: 280, pagesRead: 280),
    Book(title: "Walden", author: "Henry David Thoreau", pageCount: 352, isLent: true),
    Book(title: "Kokoro", author: "Natsume Sōseki", format: .ebook, pageCount: 248, pagesRead: 97),
    Book(title: "The Odyssey", author: "Homer", format: .audio, pageCount: 541),
  ]
}
