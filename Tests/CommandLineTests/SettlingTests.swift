import TestSupport
import Testing

/// One run does what several would: changes that make others possible, in one file.
@Suite struct SettlingTests {
  private static let helper = """
    import SwiftUI

    extension View {
      @ViewBuilder func `if`<Content: View>(
        _ condition: Bool, transform: (Self) -> Content
      ) -> some View {
        if condition { transform(self) } else { self }
      }
    }


    """

  /// The file after one run, and what a second run prints.
  private func rewritten(_ text: String) throws -> (text: String, second: Tool.Ending) {
    let folder = try TemporaryFolder(["a.swift": text])
    let flags = ["--allow-no-vcs", "--safety", "review", "--deployment-target", "ios16"]
    let first = try Tool.run(["rewrite"] + flags, in: folder)
    #expect(first.code == 0, "\(first.error)")
    let second = try Tool.run(["rewrite", "--exit-code"] + flags, in: folder)
    return (try folder.read("a.swift"), second)
  }

  /// A helper stands elsewhere in the file once the changes above it are made.
  @Test func helpersMayMove() throws {
    let view = """
      struct Page: View {
        @State var d = true

        var body: some View {
          Text("Done").if(d) { $0.id(3) }
          Text("Done").when(d) { $0.padding(8) }
          Text("Done").when(d) { $0.padding(8) }
        }
      }


      """
    let helpers = Self.helper.replacing("`if`", with: "when") + Self.helper.dropFirst(16)
    let (text, second) = try rewritten(view + helpers)
    #expect(!text.contains("when"), "\(text)")
    #expect(second.code == 0, "\(second.error)")
  }

  /// The view around the parts reads the environment as one of them does, and so passes nothing on.
  @Test func partsChangeWithTheViewAroundThem() throws {
    let views = """
      import SwiftUI

      struct Shelf: View {
        @State private var isAdding = false
        @State private var isEditing = false

        var body: some View {
          Button("Add") { isAdding = true }
            .sheet(isPresented: $isAdding) { Adding() }
            .sheet(isPresented: $isEditing) { Editing() }
        }
      }

      struct Adding: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          VStack {
            Entry()
            Picker()
            Button("Cancel") { dismiss() }
          }
        }
      }

      struct Editing: View {
        var body: some View { Entry() }
      }

      struct Picker: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View { Button("Pick") { dismiss() } }
      }

      struct Entry: View {
        @Environment(\\.dismiss) private var dismiss

        var body: some View { Button("Save") { dismiss() } }
      }

      """
    let (text, second) = try rewritten(views)
    #expect(!text.contains("\\.dismiss)"), "\(text)")
    #expect(second.code == 0, "\(second.error)")
  }

  @Test(arguments: [
    (
      "Text(b).if(c) { $0.if(d) { $0.hidden() } }",
      "Text(b).opacity(c && d ? 0 : 1)"
    ),
    (
      "Text(b).if(c) { $0.overlay { Text(b).if(d) { $0.hidden() } } }",
      "Text(b).overlay { if c { Text(b).opacity(d ? 0 : 1) } }"
    ),
    (
      "VStack { Text(b).if(c) { $0.hidden() } }.if(d) { $0.opacity(0.5) }",
      "VStack { Text(b).opacity(c ? 0 : 1) }.opacity(d ? 0.5 : 1)"
    ),
  ])
  func nestedHelpersMerge(_ before: String, _ after: String) throws {
    func view(_ body: String) -> String {
      "struct Page: View {\n  @State var b = \"\"\n  @State var c = true\n  @State var d = true\n"
        + "  var body: some View { \(body) }\n}\n"
    }
    let (text, second) = try rewritten(Self.helper + view(before))
    #expect(text.hasSuffix(view(after)), "\(text)")
    #expect(second.code == 0, "\(second.error)")
  }
}
