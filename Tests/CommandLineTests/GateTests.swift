import TestSupport
import Testing

/// What a gate sees of a pull request or a commit: each finding that one of the touched lines belongs to.
@Suite struct GateTests {
  private static let list = """
    import SwiftUI

    struct ListView: View {
      @State private var isShown = false
      var body: some View {
        Button("Add") { isShown = true }
          .sheet(isPresented: $isShown) { AddView(done: {}) }
      }
    }

    """
  private static let add = """
    import SwiftUI

    struct AddView: View {
      @Environment(\\.dismiss) private var dismiss
      let done: () -> Void
      var body: some View {
        Button("Done") {
          done()
          dismiss()
        }
      }
    }

    """

  /// A repository with one commit, and one text of it replaced.
  private func repository(
    _ files: [String: String] = ["List.swift": list, "Add.swift": add],
    replacing old: String, by new: String, in name: String
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    try folder.git("init", "-q", "-b", "main")
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "All")
    try folder.write(files[name]!.replacing(old, with: new), to: name)
    return folder
  }

  /// The line that calls `dismiss` stays as it is, and so does the file that presents the view.
  @Test(arguments: [
    ("dismiss()", "self.dismiss()", "Add.swift"), ("$isShown)", "self.$isShown)", "List.swift"),
    ("struct AddView: View", "struct AddView: View, Sendable", "Add.swift"),
  ])
  func failsForOneTouchedLine(_ old: String, _ new: String, _ name: String) throws {
    let folder = try repository(replacing: old, by: new, in: name)
    let ending = try Tool.run(["diff", "--since", "main", "--safety", "review"], in: folder)
    #expect(ending.code == 1, "\(ending.error)")
    #expect(ending.output.contains("+++ b/Add.swift") && ending.output.contains("+++ b/List.swift"))
    try folder.git("add", "-A")
    let staged = try Tool.run(["diff", "--staged", "--safety", "review"], in: folder)
    #expect(staged.code == 1 && staged.output == ending.output)
    #expect(try Tool.run(["batch", "--staged", "--safety", "review"], in: folder).code == 1)
  }

  @Test func passesForOtherLines() throws {
    for (old, new, name) in [
      ("done()\n", "done() // Now.\n", "Add.swift"), ("\"Add\"", "\"New\"", "List.swift"),
    ] {
      let folder = try repository(replacing: old, by: new, in: name)
      let ending = try Tool.run(["diff", "--since", "main", "--safety", "review"], in: folder)
      #expect(ending.code == 0 && ending.output.isEmpty, "\(ending.output)")
    }
  }

  /// A hook without `--safety` passes, and says what is there.
  @Test func showsWhatItFoundEvenIfItPasses() throws {
    let row = """
      import SwiftUI

      struct Row: View {
        @State var isHidden = false
        var body: some View { Button("a") {}.if(isHidden) { $0.hidden() } }
      }

      """
    let folder = try repository(
      ["Row.swift": row], replacing: ".if(isHidden)", by: ".if( isHidden)", in: "Row.swift")
    try folder.git("add", "-A")
    let ending = try Tool.run(["diff", "--staged"], in: folder)
    #expect(ending.code == 0, "\(ending.output)")
    #expect(
      ending.error.contains(
        "Row.swift:5:40: note: available with `--safety review`: Replace `hidden()` with `opacity`")
    )
  }

  @Test func editsOnlyWhatWasTouched() throws {
    let folder = try repository(replacing: "dismiss()", by: "self.dismiss()", in: "Add.swift")
    let ending = try Tool.run(
      ["rewrite", "--since", "main", "--safety", "review", "--allow-dirty"], in: folder)
    #expect(try folder.read("List.swift") == Self.list)
    #expect(
      ending.error.contains("the change also edits List.swift, which has not changed since main"))
  }

  /// The declaration of a conditional modifier concerns all its calls.
  @Test func findsCallsOfATouchedHelper() throws {
    let helper = """
      import SwiftUI

      extension View {
        @ViewBuilder func when<Content: View>(_ isOn: Bool, _ change: (Self) -> Content) -> some View {
          if isOn { change(self) } else { self }
        }
      }

      """
    let row = """
      import SwiftUI

      struct Row: View {
        @State var isHidden = false
        var body: some View { Text("a").when(isHidden) { $0.hidden() } }
      }

      """
    let folder = try repository(
      ["Helper.swift": helper, "Row.swift": row], replacing: "_ isOn", by: "_  isOn",
      in: "Helper.swift")
    let ending = try Tool.run(["diff", "--since", "main"], in: folder)
    #expect(ending.code == 1 && ending.output.contains("+++ b/Row.swift"), "\(ending.error)")
  }

  @Test func doesNotReportErrorsInUntouchedFiles() throws {
    let folder = try repository(
      ["a.swift": "let a = )\n", "b.swift": "let b = 1\n"], replacing: "1", by: "2", in: "b.swift")
    let ending = try Tool.run(["diff", "--since", "main"], in: folder)
    #expect(
      ending.code == 0 && ending.error == "0 changes to make in 0 files; 1 file examined\n")
  }
}
