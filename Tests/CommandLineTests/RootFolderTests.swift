import Testing

/// A configuration with `root`: what lies outside of its folder does not count.
@Suite struct RootFolderTests {
  private static let files = [
    ".git/HEAD": "",
    "App/Page.swift": """
    import SwiftUI
    struct Page: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Home: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Page() }
      }
    }
    """,
    "Other/Link.swift": """
    import SwiftUI
    struct Link {
      let pages: [Page] = [Page()]
    }
    """,
  ]

  private func difference(_ path: String, root: String?) throws -> Tool.Ending {
    let configuration = root.map { ["App/.statewise.json": "{ \"root\": \($0) }"] } ?? [:]
    return try Tool.run(
      ["diff", "--safety", "review", path], files: Self.files.merging(configuration) { $1 })
  }

  @Test(arguments: [nil, "false"]) func theRepositoryCounts(_ root: String?) throws {
    let ending = try difference("App", root: root)
    #expect(ending.output.isEmpty)
    #expect(ending.error.contains("Other/Link.swift"))
  }

  @Test(arguments: ["App", "App/Page.swift"]) func theFolderStandsAlone(_ path: String) throws {
    let ending = try difference(path, root: "true")
    #expect(ending.output.contains("Page(isPresented: $isShown)"))
    #expect(!ending.error.contains("Other"))
  }

  @Test func theFolderCountsWhereTheRepositoryIsNamed() throws {
    let ending = try difference(".", root: "true")
    #expect(ending.output.isEmpty)
  }
}
