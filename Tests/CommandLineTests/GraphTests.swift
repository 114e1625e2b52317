import Foundation
import Testing

/// `statewise graph`, from source files to its output.
@Suite struct GraphTests {
  private static let app = [
    "App.swift": """
    import SwiftUI

    @main
    struct BookApp: App {
      var body: some Scene {
        WindowGroup { ShelfView() }
      }
    }
    """,
    "Shelf.swift": """
    import SwiftUI

    struct ShelfView: View {
      @State private var showsAdd = false
      @State private var editedBook: Book?

      var body: some View {
        NavigationStack {
          List { NavigationLink("Settings") { SettingsView() } }
            .toolbar { toolbar }
            .sheet(isPresented: $showsAdd) { AddBook() }
            .fullScreenCover(item: $editedBook) { EditBook(book: $0) }
        }
      }

      private var toolbar: some View { AddButton(showsAdd: $showsAdd) }
    }

    #Preview { AddBook() }
    """,
    "Screens.swift": """
    import SwiftUI

    struct AddBook: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Title(); Button("Done") { dismiss() } }
    }

    struct EditBook: View {
      let book: Book
      var body: some View { CloseButton() }
    }

    struct CloseButton: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }

    struct SettingsView: View {
      var body: some View { Title() }
    }

    struct Title: View {
      var body: some View { Text("Title") }
    }
    """,
    "AddButton.swift": """
    import SwiftUI

    struct AddButton: View {
      @Binding var showsAdd: Bool
      @State private var showsHelp = false
      var body: some View {
        Button("Add") { showsAdd = true }.popover(isPresented: self.$showsHelp) { HelpView() }
      }
    }

    struct HelpView: View {
      var body: some View { Text("Help") }
    }
    """,
  ]

  @Test func showsPresentationsBetweenViews() throws {
    let ending = try Tool.run("graph", files: Self.app)
    #expect(
      ending.output == """
        flowchart LR
          v1["AddBook<br/>✕ dismisses itself"]:::dismissing
          v2("AddButton")
          v3(["BookApp"])
          v4("CloseButton<br/>✕ dismisses itself"):::dismissing
          v5["EditBook"]
          v6["HelpView"]
          v7["SettingsView"]
          v8("ShelfView")
          v2 -->|"popover: showsHelp"| v6
          v3 -.->|"embeds"| v8
          v5 -.->|"embeds"| v4
          v8 -->|"sheet: showsAdd"| v1
          v8 -.->|"embeds"| v2
          v8 ==>|"full-screen cover: editedBook"| v5
          v8 ==>|"push"| v7
          classDef dismissing fill:#ffe9c2,stroke:#a65f00,color:#2b1a00

        """)
    #expect(ending.error == "" && ending.code == 0)
  }

  @Test func showsNeighborsOfTheViewsInAPath() throws {
    let repository = Self.app.merging([".git/HEAD": ""]) { $1 }
    let output = try Tool.run("graph", "--format", "dot", "AddButton.swift", files: repository)
      .output
    #expect(output.contains("\"ShelfView\" -> \"AddButton\""))
    #expect(output.contains("tooltip=\"Shelf.swift:3\""))
    #expect(!output.contains("AddBook"))
  }

  @Test func showsPathsToAndFromOneView() throws {
    let output = try Tool.run("graph", "--view", "EditBook", files: Self.app).output
    #expect(output.contains("CloseButton") && output.contains("BookApp"))
    #expect(!output.contains("SettingsView"))
    let ending = try Tool.run("graph", "--view=EditBok", files: Self.app)
    #expect(ending.error == "error: no view named EditBok; did you mean `EditBook`?\n")
    #expect(ending.code == 64)
  }

  /// What an embedded view presents, the screen around it presents.
  @Test func showsScreensOnly() throws {
    let output = try Tool.run("graph", "--screens-only", "--format", "dot", files: Self.app).output
    #expect(output.contains("\"ShelfView\" -> \"HelpView\""))
    #expect(!output.contains("\"AddButton\"") && !output.contains("\"CloseButton\""))
  }

  @Test func showsAPartFromAView() throws {
    let one = try Tool.run("graph", "--from", "BookApp", "--depth", "1", files: Self.app).output
    #expect(one.contains("EditBook") && one.contains("HelpView"))
    let part = try Tool.run("graph", "--from", "AddButton", files: Self.app).output
    #expect(part.contains("HelpView") && !part.contains("ShelfView"))
    #expect(try Tool.run("graph", "--depth", "1", files: Self.app).code == 64)
  }

  /// Viewers that know no style sheets draw the colors of the attributes.
  @Test func drawsLiteralColors() throws {
    let picture = try Tool.run("graph", "--format", "svg", files: Self.app).output
    #expect(!picture.contains("var("))
    for shape in picture.matches(of: #/<(?:rect|path) [^>]*>/#) {
      #expect(shape.output.contains(" fill=\""), "\(shape.output)")
    }
    let page = try Tool.run("graph", "--format", "html", files: Self.app).output
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<svg "))
  }

  @Test func infersTheFormatFromTheExtension() throws {
    let picture = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: picture) }
    let ending = try Tool.run("graph", "--output", picture.path, files: Self.app)
    #expect(ending == Tool.Ending(code: 0, output: "", error: ""))
    #expect(try String(contentsOf: picture, encoding: .utf8).hasPrefix("<svg "))
  }

  @Test(arguments: [
    (
      ["--output", "a.txt"],
      "error: cannot infer the format from the extension of a.txt; use `--format`"
    ),
    (["--output", "a/b.svg"], "a/b.svg: error: cannot write: no such folder: a/"),
    (["--format", "png"], "error: `--format` takes mermaid, dot, json, svg or html, not `png`"),
    (["missing"], "missing: error: cannot open: no such file or directory"),
  ])
  func rejectsInvalidArguments(_ words: [String], _ message: String) throws {
    let ending = try Tool.run(["graph"] + words, files: [:])
    #expect(ending == Tool.Ending(code: 64, output: "", error: "\(message)\n"))
  }

  @Test func showsAnEmbeddedViewThatPresentsItself() throws {
    let row = """
      import SwiftUI
      struct Tree: View {
        @State private var isShown = false
        var body: some View { Text("a").sheet(isPresented: $isShown) { Tree() } }
      }
      struct Root: View { var body: some View { Stem() } }
      struct Stem: View { var body: some View { Tree() } }
      """
    let ending = try Tool.run(
      "graph", "--screens-only", "--format", "dot", files: ["Tree.swift": row])
    #expect(ending.output.contains("\"Tree\" -> \"Tree\"") && ending.code == 0)
  }

  /// A modifier in the content of a sheet is a part of what the sheet shows.
  @Test func showsNoModifierAsAScreen() throws {
    let files = [
      "Root.swift": """
      import SwiftUI

      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Text("a").sheet(isPresented: $isShown) { Text("b").modifier(Closing()) }
          make { LostView() }
        }
      }

      struct Closing: ViewModifier {
        @Environment(\\.dismiss) private var dismiss
        func body(content: Content) -> some View { content.onTapGesture { dismiss() } }
      }

      struct LostView: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """
    ]
    let all = try Tool.run("graph", "--format", "dot", files: files)
    #expect(all.output.contains("\"RootView\" -> \"Closing\" [label=\"embeds"))
    #expect(
      all.error == "Root.swift:7:5: LostView: passed to `make`, whose declaration was not found\n")
    let screens = try Tool.run("graph", "--screens-only", "--format", "dot", files: files).output
    #expect(screens.contains("\"LostView\"") && !screens.contains("Closing"))
  }

  /// Views of one name are told apart by their modules, or else by their places.
  @Test func showsPrivateViewsOfOneName() throws {
    let row = """
      private struct Row: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """
    let list = { (name: String) in
      "import SwiftUI\nstruct \(name): View { var body: some View { Row() } }\n" + row
    }
    let files = ["Books.swift": list("Books"), "Films.swift": list("Films")]
    let output = try Tool.run("graph", "--format", "dot", files: files).output
    #expect(output.contains("\"Books\" -> \"Row (Books.swift:3:1)\""))
    #expect(output.contains("\"Films\" -> \"Row (Films.swift:3:1)\""))
  }

  @Test func isIncompleteIfAFileHasSyntaxErrors() throws {
    let files = Self.app.merging(["broken.swift": "struct V: View { )\n"]) { $1 }
    let ending = try Tool.run("graph", files: files)
    #expect(ending.code == 2)
    #expect(
      ending.error == "broken.swift: error: has syntax errors, so its screens are unknown\n")
    #expect(ending.output.hasPrefix("flowchart LR\n"))
  }
}
