import Foundation
import Testing

/// The output for a change in several files.
@Suite struct ScreenDiffTests {
  private static let files = [
    "Detail.swift": """
    import SwiftUI

    struct Detail: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }

    """,
    "Sub/List.swift": """
    import SwiftUI

    struct List: View {
      @State private var isShown = false
      var body: some View {
        Text("a").sheet(isPresented: $isShown) { Detail() }
      }
    }

    """,
  ]
  private static let words = ["--transform", "dismiss-to-binding"]

  @Test func theHeadingIsAboveTheFirstFile() throws {
    let ending = try Tool.run(["diff"] + Self.words, files: Self.files)
    #expect(ending.code == 1)
    let lines = ending.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("Detail.swift:4:") }.count == 1)
    #expect(
      lines[0].hasSuffix("(dismiss-to-binding), in 2 files: Detail.swift, Sub/List.swift"))
    #expect(lines[1] == "--- a/Detail.swift")
    #expect(ending.error == "1 change to make in 2 files; 2 files examined\n")
  }

  @Test func gitAppliesTheDiff() throws {
    let diff = try Tool.run(["diff"] + Self.words, files: Self.files).output
    let git = Process()
    let (input, output) = (Pipe(), Pipe())
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", "--numstat"]
    git.standardInput = input
    git.standardOutput = output
    try git.run()
    try input.fileHandleForWriting.write(contentsOf: Data(diff.utf8))
    try input.fileHandleForWriting.close()
    let listed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(listed == "2\t2\tDetail.swift\n1\t1\tSub/List.swift\n")
  }

  /// The same files in a repository, which is read completely for any path.
  private static let repository = files.merging([".git/HEAD": ""]) { $1 }

  @Test func theChangeIsDeclinedIfAFileIsOutsideThePaths() throws {
    let ending = try Tool.run(["diff", "Detail.swift"] + Self.words, files: Self.repository)
    #expect(ending.output.isEmpty)
    #expect(
      ending.error.contains(
        "the change also edits Sub/List.swift, which is outside the given paths"))
  }

  @Test func whyListsTheChangeAtItsPlace() throws {
    let ending = try Tool.run(["why", "Detail.swift:4"], files: Self.repository)
    #expect(ending.code == 0)
    #expect(ending.output.contains("Detail.swift:4:39: safe: "))
    #expect(
      ending.output.contains(
        " (dismiss-to-closure)\n  applied only with `--transform dismiss-to-closure`\n"))
    #expect(!ending.output.contains("error"))
  }
}
