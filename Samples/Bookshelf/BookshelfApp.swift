import SwiftUI

@main
struct BookshelfApp: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup {
      ShelfView()
        .environment(library)
    }
  }
}

/// What the device decides once and for all.
enum Platform {
  #if os(macOS)
    static let isMac = true
  #else
    static let isMac = false
  #endif
}
