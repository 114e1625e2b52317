import Foundation

/// A book on the shelf, and how far its reader has come.
struct Book: Identifiable, Equatable {
  enum Format: String, CaseIterable, Identifiable {
    case paper = "Paper"
    case ebook = "E-book"
    case audio = "Audio"

    var id: Self { self }
  }

  let id: UUID
  var title: String
  var author: String
  var format: Format
  var pageCount: Int
  var pagesRead: Int
  var isLent: Bool
  var notes: [Note]

  init(
    id: UUID = UUID(),
    title: String,
    author: String,
    format: Format = .paper,
    pageCount: Int,
    pagesRead: Int = 0,
    isLent: Bool = false,
    notes: [Note] = []
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.format = format
    self.pageCount = pageCount
    self.pagesRead = pagesRead
    self.isLent = isLent
    self.notes = notes
  }

  var isStarted: Bool { pagesRead > 0 }

  var isFinished: Bool { pageCount <= pagesRead }

  var isBeingRead: Bool { isStarted && !isFinished }

  var progress: Double {
    guard 0 < pageCount else { return 0 }
    return min(1, Double(pagesRead) / Double(pageCount))
  }

  func matches(_ query: String) -> Bool {
    query.isEmpty
      || title.localizedCaseInsensitiveContains(query)
      || author.localizedCaseInsensitiveContains(query)
  }
}

/// A thought worth keeping, and the page that gave rise to it.
struct Note: Identifiable, Equatable {
  let id: UUID
  var page: Int
  var text: String

  init(id: UUID = UUID(), page: Int, text: String) {
    self.id = id
    self.page = page
    self.text = text
  }
}
