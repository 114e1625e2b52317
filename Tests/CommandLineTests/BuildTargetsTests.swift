import Testing

/// What a view needs beside it is declared where all targets with the view and its presenters compile it.
@Suite struct BuildTargetsTests {
  private static func project(_ members: [String: [String]]) -> String {
    let targets = members.sorted { $0.key < $1.key }.map { name, files in
      """
      \t\tA\(name) /* \(name) */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildPhases = (
      \t\t\t\tB\(name) /* Sources */,
      \t\t\t);
      \t\t};
      \t\tB\(name) /* Sources */ = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (
      \(files.map { "\t\t\t\tC0 /* \($0) in Sources */," }.joined(separator: "\n"))
      \t\t\t);
      \t\t};
      """
    }
    return "// !$*UTF8*$!\n{\n\tobjects = {\n\(targets.joined(separator: "\n"))\n\t};\n}\n"
  }

  private static let page = """
    import SwiftUI
    struct Page: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    """

  private static let home = """
    import SwiftUI
    struct Home: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Page() }
      }
    }
    """

  private func difference(_ members: [String: [String]]) throws -> Tool.Ending {
    try Tool.run(
      ["diff", "--transform", "dismiss-to-environment", "--declined", "."],
      files: [
        "App.xcodeproj/project.pbxproj": Self.project(members),
        "Page.swift": Self.page, "Home.swift": Self.home,
      ])
  }

  @Test func sharedFilesGetTheDeclaration() throws {
    let ending = try difference([
      "Phone": ["Page.swift", "Home.swift"], "Mac": ["Page.swift", "Home.swift"],
    ])
    #expect(ending.output.contains("+  var dismissAction: () -> Void {"))
  }

  @Test func aFileThatATargetLeavesOutDoesNot() throws {
    let ending = try difference(["Phone": ["Page.swift", "Home.swift"], "Mac": ["Home.swift"]])
    #expect(ending.output.contains("+++ b/Home.swift\n@@ -3,6 +3,18 @@"))
  }

  @Test func noFileGetsTheDeclarationWhereATargetLeavesEachOut() throws {
    let ending = try difference([
      "Phone": ["Page.swift", "Home.swift"], "Mac": ["Home.swift"], "Watch": ["Page.swift"],
    ])
    #expect(ending.output.isEmpty)
    let reason = "not all targets that compile `Page` or its presenter compile "
    #expect(ending.error.contains(reason))
  }

  /// A test imports the module of the view, and does not compile its file.
  @Test func aTestTargetNeedsNoDeclaration() throws {
    let test = "@testable import App\nlet page = UIHostingController(rootView: Page())\n"
    let ending = try Tool.run(
      ["diff", "--transform", "dismiss-to-environment", "--safety", "review", "."],
      files: [
        "App.xcodeproj/project.pbxproj": Self.project([
          "Phone": ["Page.swift", "Home.swift"], "Tests": ["PageTest.swift"],
        ]),
        "Page.swift": Self.page, "Home.swift": Self.home, "PageTest.swift": test,
      ])
    #expect(ending.output.contains("+  var dismissAction: () -> Void {"))
  }

  /// A file that no target compiles declares nothing for the others.
  @Test func aCopyInNoTargetDoesNotCount() throws {
    let copy = "import SwiftUI\nstruct Page: View { var body: some View { Text(\"\") } }\n"
    let project = Self.project(["Phone": ["Page.swift", "Home.swift"]])
    let files = [
      "Page.swift": Self.page, "Home.swift": Self.home, "App.xcodeproj/project.pbxproj": project,
    ]
    let run = { (name: String) in
      try Tool.run(
        ["diff", "--transform", "dismiss-to-environment", "--declined", "."],
        files: files.merging([name: copy]) { $1 })
    }
    #expect(try run("Other.swift").error.contains("is declared in Other.swift:2"))
  }

  /// Two targets have a view of the same name, and only one of them shows it without a state.
  @Test func aTargetThatKeepsNoActionGetsNoModifier() throws {
    let link = """
      import SwiftUI
      struct Menu: View {
        var body: some View { List { NavigationLink("Page") { Page() } } }
      }
      """
    let ending = try Tool.run(
      [
        "diff", "--transform", "dismiss-to-environment", "--option",
        "dismiss-to-environment.push=native", "--safety", "review", ".",
      ],
      files: [
        "App.xcodeproj/project.pbxproj": Self.project([
          "Phone": ["Page.swift", "Menu.swift"], "Mac": ["MacPage.swift", "Home.swift"],
        ]),
        "Page.swift": Self.page, "Menu.swift": link, "MacPage.swift": Self.page,
        "Home.swift": Self.home,
      ])
    let parts = ending.output.components(separatedBy: "+++ ")
    let changed = parts.filter { $0.contains("struct NativeDismissal") }
    #expect(changed.count == 1 && changed[0].hasPrefix("b/Menu.swift"), "\(ending.output)")
  }

  /// Two targets have a container of the same name, and only that of one shows the view.
  @Test func aContainerOfAnotherTargetIsLeftAlone() throws {
    let shelf = """
      import SwiftUI
      struct Shelf: View { var body: some View { Page() } }
      """
    let other = "import SwiftUI\nstruct Shelf: View { var body: some View { Text(\"Books\") } }\n"
    let show = Self.home.replacing("Page()", with: "Shelf()")
    let ending = try Tool.run(
      ["diff", "--transform", "dismiss-to-environment", "--safety", "review", "."],
      files: [
        "App.xcodeproj/project.pbxproj": Self.project([
          "Phone": ["Page.swift", "Shelf.swift", "Home.swift"],
          "Mac": ["MacShelf.swift", "MacHome.swift"],
        ]),
        "Page.swift": Self.page, "Shelf.swift": shelf, "Home.swift": show, "MacShelf.swift": other,
        "MacHome.swift": show.replacing("struct Home", with: "struct MacHome"),
      ])
    #expect(ending.output.contains("+++ b/Home.swift"))
    #expect(!ending.output.contains("+++ b/MacHome.swift"), "\(ending.output)")
  }

  /// A copy in no target has an initializer of its own, which its calls mean.
  @Test func callsOfACopyInNoTargetAreLeftAlone() throws {
    let copy = """
      import SwiftUI
      struct Page: View { var body: some View { Text("") } }
      struct Old: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Page() } }
      }
      """
    let ending = try Tool.run(
      ["diff", "--transform", "dismiss-to-binding", "--safety", "review", "."],
      files: [
        "App.xcodeproj/project.pbxproj": Self.projectWithGroups(["Page.swift", "Home.swift"]),
        "App/Page.swift": Self.page, "App/Home.swift": Self.home, "Old/Page.swift": copy,
      ])
    #expect(ending.output.contains("+++ b/App/Home.swift"), "\(ending.output)")
    #expect(!ending.output.contains("+++ b/Old/Page.swift"), "\(ending.output)")
  }

  /// A copy in no target that dismisses itself, too, is no part of the view.
  @Test func aCopyInNoTargetThatDismissesItselfIsLeftAlone() throws {
    let ending = try Tool.run(
      ["diff", "--transform", "dismiss-to-binding", "--safety", "review", "."],
      files: [
        "App.xcodeproj/project.pbxproj": Self.projectWithGroups(["Page.swift", "Home.swift"]),
        "App/Page.swift": Self.page, "App/Home.swift": Self.home, "Old/Page.swift": Self.page,
      ])
    #expect(ending.output.contains("+++ b/App/Page.swift"), "\(ending.output)")
    #expect(!ending.output.contains("+++ b/Old/Page.swift"), "\(ending.output)")
  }

  /// A framework of the same project shows a view; what the app declares is not known there.
  @Test func aViewOfAFrameworkGetsNoActionInTheApp() throws {
    let ending = try Tool.run(
      ["diff", "--transform", "dismiss-to-environment", "--safety", "review", "--declined", "."],
      files: [
        "App.xcodeproj/project.pbxproj": Self.project([
          "Kit": ["Page.swift"], "Phone": ["Home.swift"],
        ]),
        "Page.swift": Self.page.replacing("struct Page", with: "public struct Page")
          .replacing("  var body", with: "  public init() {}\n  public var body"),
        "Home.swift": "import Kit\n" + Self.home,
      ])
    #expect(ending.output.isEmpty, "\(ending.output)")
    let reason = "`Page` is presented in targets that share no file"
    #expect(ending.error.contains(reason), "\(ending.error)")
  }

  /// A project with one target, whose files are in the group `App`.
  private static func projectWithGroups(_ names: [String]) -> String {
    let files = names.enumerated().map { number, name in
      """
      \t\tD\(number) /* \(name) in Sources */ = {isa = PBXBuildFile; fileRef = E\(number) /* \(name) */; };
      \t\tE\(number) /* \(name) */ = {isa = PBXFileReference; path = \(name); sourceTree = "<group>"; };
      """
    }
    let phase = names.enumerated().map { "\t\t\t\tD\($0) /* \($1) in Sources */," }
    return """
      // !$*UTF8*$!
      {
      \tobjects = {
      \(files.joined(separator: "\n"))
      \t\tF0 /* App */ = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \(names.indices.map { "\t\t\t\tE\($0) /* \(names[$0]) */," }.joined(separator: "\n"))
      \t\t\t);
      \t\t\tpath = App;
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tAPhone /* Phone */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildPhases = (
      \t\t\t\tBPhone /* Sources */,
      \t\t\t);
      \t\t};
      \t\tBPhone /* Sources */ = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (
      \(phase.joined(separator: "\n"))
      \t\t\t);
      \t\t};
      \t};
      }
      """
  }
}
