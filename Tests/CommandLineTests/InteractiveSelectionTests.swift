import Foundation
import Testing

/// `rewrite -i` with answers from a pipe.
@Suite struct InteractiveSelectionTests {
  private static let files = [
    "a.swift": """
    import SwiftUI
    let a = Text("1").if(isOn) { $0.hidden() }
    let b = Text("2").if(isOn) { $0.hidden() }
    let c = Text("3").if(isOn) { $0.hidden() }

    """,
    "b.swift": "import SwiftUI\nlet d = Text(\"4\").if(isOn) { $0.hidden() }\n",
  ]

  /// Two files with one change that edits both.
  private static let screens = [
    "a.swift": """
    import SwiftUI
    struct Front: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Back() }
      }
    }

    """,
    "b.swift": """
    import SwiftUI
    struct Back: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }

    """,
  ]

  /// Runs the program with the answers, one per word, then prints the files.
  private func run(
    _ answers: String, files: [String: String] = files, then script: String = "cat *.swift"
  ) throws -> (output: String, result: String) {
    let script =
      "printf '\(answers.replacing(" ", with: "\\n"))' | \"$0\" rewrite -i --allow-no-vcs; echo; "
      + "echo =====; \(script)"
    let parts = try Tool.shell(script, files: files).output.split(separator: "=====\n")
    return (String(parts[0]), String(try #require(parts.last)))
  }

  @Test(arguments: [
    ("y y y y ", ""), ("n n n n ", "1234"), ("y n y n ", "24"), ("a n ", "4"), ("n a y ", "1"),
    ("d y ", "123"), ("y d a ", "23"), ("q ", "1234"), ("y n q ", "234"), ("y a q ", "4"),
    ("y", "234"), ("", "1234"), ("y nonsense  ? w why n Yes NO ", "24"), (" ", "1234"),
    ("n A ", "1"), ("n t ", "1"), ("b y b n n A ", "12"), ("y d b a n ", "4"),
    ("y n back Y q ", "34"),
    ("n everything ", "1"),
  ])
  func appliesAcceptedChanges(_ answers: String, _ left: String) throws {
    let result = try run(answers).result
    let numbers = result.split(separator: "\n").filter { $0.contains("hidden") }.map {
      $0.split(separator: "\"")[1]
    }
    #expect(numbers.joined() == left)
  }

  @Test func asksOnceAboutAChangeInSeveralFiles() throws {
    for answer in ["y ", "a "] {
      let (output, result) = try run(answer, files: Self.screens)
      #expect(output.contains("(1/1) Apply this change to 2 files [y,n,a,d,t,A,b,q,w,?]? "))
      #expect(output.contains("--- a/a.swift\n") && output.contains("--- a/b.swift\n"))
      #expect(result.contains("Back(isPresented: $isShown)"))
      #expect(result.contains("@Binding var isPresented: Bool"))
    }
    for answer in ["n ", "d ", "q ", ""] {
      #expect(
        try run(answer, files: Self.screens).result
          == Self.screens["a.swift"]! + Self.screens["b.swift"]!)
    }
  }

  @Test func listsThePossibleAnswers() throws {
    let output = try run("banana n q ").output
    #expect(
      output.contains(
        """
        (1/4) Apply this change [y,n,a,d,t,A,b,q,w,?]? `banana` is not an answer. Enter one of:
        y - apply this change
        n - skip this change
        a - apply this and all remaining changes in a.swift
        d - skip this and all remaining changes in a.swift
        t - apply this and all remaining changes of hidden-if-to-opacity
        A - apply this and all remaining changes
        b - go back to the change before
        q - skip this and all remaining changes; apply those you accepted
        w - explain this change
        ? - show this list
        (1/4) Apply this change [y,n,a,d,t,A,b,q,w,?]? 
        a.swift:3:19: safe: Replace `hidden()` with `opacity` (hidden-if-to-opacity)

        """))
  }

  /// A terminal gives each key at once. `script` makes one.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func takesSingleKeysFromATerminal() throws {
    let script = """
      cp "$0" program; (sleep 2; printf 'n'; sleep 1; printf 'A') \\
        | script -qec './program rewrite -i --allow-no-vcs' /dev/null > /dev/null; cat *.swift
      """
    let result = try Tool.shell(script, files: Self.files).output
    #expect(
      result.contains("1") && result.contains("Text(\"1\").if") && !result.contains("\"2\").if"))
  }

  @Test func explainsAChange() throws {
    let output = try run("w q ").output
    #expect(output.contains("[y,n,a,d,t,A,b,q,w,?]? `.if(c) { $0.hidden() }` shows one of two"))
    #expect(output.contains("\n\nSafety level safe: the code keeps its meaning.\n\n"))
    #expect(output.contains("\nFor details, run `statewise explain hidden-if-to-opacity`.\n"))
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 130 })
  }

  @Test func undoRestoresInteractivelyAppliedChanges() throws {
    let result = try run("y n q ", then: "\"$0\" undo; cat *.swift").result
    #expect(result == Self.files["a.swift"]! + Self.files["b.swift"]!)
  }

  @Test func asksNothingIfTheRewriteIsRefused() throws {
    let ending = try Tool.shell("\"$0\" rewrite -i </dev/null", files: Self.files)
    #expect(ending.code == 65)
    #expect(ending.output.isEmpty)
  }
}
