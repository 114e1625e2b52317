import Testing

/// Files that an `#if` encloses as a whole get declarations in its branch. Cases are not for that: their variants
/// enclose one of the files in another `#if`.
@Suite struct ConditionedFilesTests {
  private static let files = [
    "CloseView.swift": """
    #if os(iOS)
    import SwiftUI

    struct CloseView: View {
      @Environment(\\.dismiss) private var dismiss

      var body: some View { Button("Close") { dismiss() } }
    }

    #Preview {
      CloseView()
    }
    #endif
    """,
    "ShelfView.swift": """
    #if os(iOS)
    import SwiftUI

    struct ShelfView: View {
      @State private var isClosing = false

      var body: some View {
        Button("Close") { isClosing = true }
          .sheet(isPresented: $isClosing) { CloseView() }
      }
    }
    #endif
    """,
  ]

  @Test func getDeclarationsInTheBranch() throws {
    let ending = try Tool.run(
      ["diff", "--transform", "dismiss-to-environment", "."], files: Self.files)
    let lines = ending.output.split(separator: "\n").map(String.init)
    let entry = try #require(
      lines.firstIndex { $0.hasPrefix("+  var dismissAction: () -> Void {") })
    let preview = try #require(lines.firstIndex(of: " #Preview {"))
    #expect(entry < preview)
  }
}
