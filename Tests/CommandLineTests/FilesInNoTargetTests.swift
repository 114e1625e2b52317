import TestSupport
import Testing

/// A file in no target is not compiled: no change edits it, and a reviewer is told of it.
@Suite struct FilesInNoTargetTests {
  private static let project = """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\tF1 /* Page.swift */ = {isa = PBXFileReference; path = Page.swift; sourceTree = "<group>"; };
    \t\tF2 /* Home.swift */ = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
    \t};
    }
    """

  private static let page = """
    import SwiftUI
    struct Page: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    """

  private static func home(_ name: String, showing view: String = "Page") -> String {
    """
    import SwiftUI
    struct \(name): View {
      @State private var isShown = false
      var body: some View {
        Text("Open").sheet(isPresented: $isShown) { \(view)() }
      }
    }
    """
  }

  private func difference(_ files: [String: String], _ arguments: String...) throws -> Tool.Ending {
    let all = ["App.xcodeproj/project.pbxproj": Self.project, "Page.swift": Self.page]
    let folder = try TemporaryFolder(all.merging(files) { $1 })
    try folder.git("init", "-q")
    return try Tool.run(
      ["diff", "--transform", "dismiss-to-binding", "--declined"] + arguments + ["."], in: folder)
  }

  @Test func aReviewerIsToldOfAUseInNoTarget() throws {
    let files = ["Home.swift": Self.home("Home"), "Old.swift": Self.home("Old")]
    let ending = try difference(files, "--safety", "review")
    #expect(ending.output.contains("+++ b/Home.swift"), "\(ending.error)")
    #expect(!ending.output.contains("Old.swift b/"), "\(ending.output)")
    #expect(!ending.output.contains("+++ b/Old.swift"), "\(ending.output)")
    let caveat = "`Old.swift`, which is in no target, also uses `Page`"
    #expect((ending.output + ending.error).contains(caveat), "\(ending.error)")
  }

  @Test func nothingIsChangedWithoutAReview() throws {
    let files = ["Home.swift": Self.home("Home"), "Old.swift": Self.home("Old")]
    #expect(try difference(files).output.isEmpty)
  }

  @Test func aReviewerIsToldOfAUseOfWhatShowsTheView() throws {
    let shelf = "struct Shelf: View {\n  var body: some View { Page() }\n}\n"
    let files = [
      "Home.swift": Self.home("Home", showing: "Shelf") + "\n" + shelf,
      "Old.swift": Self.home("Old", showing: "Shelf"),
    ]
    let ending = try difference(
      files, "--safety", "review", "--option", "dismiss-to-binding.thread=true")
    #expect(!ending.output.contains("+++ b/Old.swift"), "\(ending.output)")
    let caveat = "`Old.swift`, which is in no target, also uses `Shelf`"
    #expect((ending.output + ending.error).contains(caveat), "\(ending.error)")
  }

  @Test func aViewThatOnlySuchAFileShowsStays() throws {
    let files = ["Home.swift": "import SwiftUI\n", "Old.swift": Self.home("Old")]
    let ending = try difference(files, "--safety", "review")
    #expect(ending.output.isEmpty, "\(ending.output)")
    #expect(ending.error.contains("nothing creates `Page`"), "\(ending.error)")
  }

  @Test func aFileThatIsNotSwiftIsInTheWayInAnyCase() throws {
    let files = ["Home.swift": Self.home("Home") + "\nstruct {", "Old.swift": Self.home("Old")]
    #expect(try difference(files, "--safety", "review").output.isEmpty)
  }
}
