import Testing

/// `rewrite -i`, answered from a pipe as a person would answer it at a terminal.
@Suite struct InterviewTests {
  private static let files = [
    "a.swift": """
    import SwiftUI
    let a = Text("1").if(c) { $0.hidden() }
    let b = Text("2").if(c) { $0.hidden() }
    let c = Text("3").if(c) { $0.hidden() }

    """,
    "b.swift": "import SwiftUI\nlet d = Text(\"4\").if(c) { $0.hidden() }\n",
  ]

  /// Two files that change together, or not at all.
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

  /// Runs the program with some answers, one a word; afterwards the files are shown.
  private func run(
    _ answers: String, files: [String: String] = files, then script: String = "cat *.swift"
  ) throws -> (said: String, result: String) {
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
  ])
  func makesWhatIsWanted(_ answers: String, _ left: String) throws {
    let result = try run(answers).result
    let numbers = result.split(separator: "\n").filter { $0.contains("hidden") }.map {
      $0.split(separator: "\"")[1]
    }
    #expect(numbers.joined() == left)
  }

  @Test func asksOnceAboutSeveralFiles() throws {
    for answer in ["y ", "a "] {
      let (said, result) = try run(answer, files: Self.screens)
      #expect(said.contains("(1/1) Make this change in all 2 files [y,n,a,d,q,w,?]? "))
      #expect(said.contains("--- a/a.swift\n") && said.contains("--- a/b.swift\n"))
      #expect(result.contains("Back(isPresented: $isShown)"))
      #expect(result.contains("@Binding var isPresented: Bool"))
    }
    for answer in ["n ", "d ", "q ", ""] {
      #expect(
        try run(answer, files: Self.screens).result
          == Self.screens["a.swift"]! + Self.screens["b.swift"]!)
    }
  }

  @Test func saysWhatCanBeAnswered() throws {
    let said = try run("banana n q ").said
    #expect(
      said.contains(
        """
        (1/4) Make this change [y,n,a,d,q,w,?]? `banana` is none of the answers:
        y - make this change
        n - leave it out
        a - make this change and all further ones in a.swift
        d - leave out this change and all further ones in a.swift
        q - leave out this change and all further ones; make those said yes to
        w - tell why, and what to look at
        ? - this list
        (1/4) Make this change [y,n,a,d,q,w,?]? 
        a.swift:3:19: safe: Replace `hidden()` by `opacity` (hidden-if-to-opacity)

        """))
  }

  @Test func tellsWhy() throws {
    let said = try run("w q ").said
    #expect(said.contains("[y,n,a,d,q,w,?]? `.if(c) { $0.hidden() }` makes two views"))
    #expect(said.contains("\n\nIt counts as safe: the program means the same.\n\n"))
    #expect(said.contains("\n`statewise explain hidden-if-to-opacity` has all of it.\n"))
    #expect(said.split(separator: "\n").allSatisfy { $0.count < 120 })
  }

  @Test func leavesOutWhatIsTakenBack() throws {
    let result = try run("y n q ", then: "\"$0\" undo; cat *.swift").result
    #expect(result == Self.files["a.swift"]! + Self.files["b.swift"]!)
  }

  @Test func asksNothingThatIsRefused() throws {
    let ending = try Tool.shell("\"$0\" rewrite -i </dev/null", files: Self.files)
    #expect(ending.code == 65)
    #expect(ending.output.isEmpty)
  }
}
