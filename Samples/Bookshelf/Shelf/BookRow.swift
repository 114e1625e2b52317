import SwiftUI

struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 12) {
      BookCover(book: book)
      VStack(alignment: .leading, spacing: 4) {
        Text(book.title)
          .font(.headline)
          .if(book.isBeingRead) { $0.italic() }
        Text(book.author)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        ProgressView(value: book.progress)
          .if(!book.isStarted) { $0.hidden() }  // Every row is equally tall.
      }
      Spacer()
      Image(systemName: "checkmark.seal.fill")
        .foregroundStyle(.green)
        .accessibilityLabel("Finished")
        .if(!book.isFinished) { seal in
          seal.hidden()
        }
    }
    .if(book.isBeingRead) { $0.padding(.vertical, 6) }
  }
}

struct BookCover: View {
  let book: Book

  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(color)
      .frame(width: 36, height: 52)
      .overlay {
        Text(book.title.prefix(1))
          .font(.title3)
          .foregroundStyle(.white)
      }
      .if(book.isLent) { cover in
        cover.overlay(alignment: .bottomTrailing) { LentBadge() }
      }
      .accessibilityHidden(true)
  }

  private var color: Color {
    switch book.format {
    case .paper: return .brown
    case .ebook: return .indigo
    case .audio: return .teal
    }
  }
}

private struct LentBadge: View {
  var body: some View {
    Image(systemName: "person.fill")
      .font(.caption2)
      .padding(2)
      .background(Circle().fill(Color.orange))
      .foregroundStyle(.white)
  }
}

#Preview {
  List(Book.samples) { book in
    BookRow(book: book)
  }
}
