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
    #expect(ending.output.isEmpty)
    let reason =
      "not all targets that compile `Page` or its presenter compile Page.swift, which would hold the new declaration"
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
}
