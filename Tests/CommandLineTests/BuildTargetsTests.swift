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

  private func difference(_ members: [String: [String]]) throws -> Tool.Ending {
    try Tool.run(
      ["diff", "--transform", "dismiss-to-environment", "--declined", "."],
      files: [
        "App.xcodeproj/project.pbxproj": Self.project(members),
        "Page.swift": """
        import SwiftUI
        struct Page: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View { Button("Close") { dismiss() } }
        }
        """,
        "Home.swift": """
        import SwiftUI
        struct Home: View {
          @State private var isShown = false
          var body: some View {
            Button("Open") { isShown = true }
              .sheet(isPresented: $isShown) { Page() }
          }
        }
        """,
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
    #expect(ending.error.contains("no file of the module can hold the new declaration"))
  }
}
