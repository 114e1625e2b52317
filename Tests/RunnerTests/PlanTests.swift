import Reporting
import Runner
import SourceText
import Syntax
import TestSupport
import Testing
import TransformKit

/// Finds a word and makes an edit of each, as a stand-in for the recipes.
private struct WordTransform: Transform {
  let summary = "Stands in."
  let safety = Safety.suggestion
  let name: String
  let word: String
  var changeSafety = Safety.safe
  let edit: @Sendable (ByteRange) -> Edit

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    words(in: file).map { range in
      .change(
        Change(
          "Change \(word)", safety: changeSafety, at: range.start, in: file, edits: [edit(range)]))
    }
  }

  func words(in file: ParsedFile) -> [ByteRange] {
    file.tree.tokens.indices.map { file.tree.range(of: TokenID($0)) }
      .filter { file.source.string($0) == word }
  }
}

/// Renames a word in two files at once, seen from the first.
private struct PairTransform: Transform {
  let summary = "Stands in."
  let safety = Safety.safe
  let other: String

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    guard file.source.string(file.source.range).hasPrefix("first") else { return [] }
    let edits = EditSet([.replace(ByteRange(0..<5), with: "renamed")])!
    let parts = [file.source.path, other].map { Change.FileEdits(path: $0, edits: edits) }
    return [.change(Change("Rename", safety: .safe, at: ByteOffset(0), parts: parts))]
  }
}

/// Renames a word and adds a digit to the number that the file begins with, so that all its changes edit the same code.
private struct NumberingTransform: Transform {
  let summary = "Stands in."
  let safety = Safety.safe

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let tokens = file.tree.tokens.indices.map { file.tree.range(of: TokenID($0)) }
    let number = file.source.string(tokens[0])
    return tokens.filter { file.source.string($0) == "old" }.enumerated().map { digit, word in
      let edits = [Edit.replace(tokens[0], with: "\(number)\(digit)"), .replace(word, with: "new")]
      return .change(Change("Number", safety: .safe, at: word.start, in: file, edits: edits))
    }
  }
}

private struct DeclineTransform: Transform {
  let summary = "Stands in."
  let safety = Safety.safe

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    [.declined(Decline(.stillUsed, "it is not worth it", at: ByteOffset(4)))]
  }
}

private let rename = WordTransform(name: "rename", word: "old") { .replace($0, with: "new") }

@Suite struct PlanTests {
  /// What a run makes of a file, and the lines that report what it did not do.
  private func run(
    _ transforms: [any Transform], on text: String, safety: Safety = .safe
  ) throws -> (text: String, lines: [String]) {
    let folder = try TemporaryFolder(["a.swift": text])
    let plan = try Run(transforms, safety: safety, jobs: 2).plan(for: [folder.path])
    let lines = Summary(plan.report, tense: .planned).failureLines
      .map { String($0.dropFirst(folder.path.count + 1)) }
    return (plan.files.first.map { $0.result.string($0.result.range) } ?? text, lines)
  }

  @Test func makesChanges() throws {
    let (text, lines) = try run([rename], on: "let old = 1\r\nlet b = old // old\r\n")
    #expect(text == "let new = 1\r\nlet b = new // old\r\n")
    #expect(lines.isEmpty)
  }

  @Test func keepsChangesAboveTheSafetyLineForLater() throws {
    let sure = WordTransform(name: "unsure", word: "old", changeSafety: .review) {
      .replace($0, with: "new")
    }
    #expect(try run([sure], on: "let old = 1\n").text == "let old = 1\n")
    #expect(try run([sure], on: "let old = 1\n", safety: .review).text == "let new = 1\n")
    let folder = try TemporaryFolder(["a.swift": "let old = 1\n"])
    let report = try Run([sure]).plan(for: [folder.path]).report
    #expect(report.available.map(\.transform) == ["unsure"])
    #expect(
      Summary(report, tense: .planned).totalLines.contains("1 more change with `--safety review`"))
  }

  @Test func leavesFilesWithSyntaxErrorsAlone() throws {
    let (text, lines) = try run([rename], on: "let old = 1\nlet b = )@(\n")
    #expect(text == "let old = 1\nlet b = )@(\n")
    #expect(lines.count == 1 && lines[0].hasPrefix("a.swift:2:"))
  }

  @Test func takesOutTheChangeThatBreaksTheFileAndKeepsTheRest() throws {
    let breaking = WordTransform(name: "breaking", word: "b") { .replace($0, with: ")@(") }
    let (text, lines) = try run([breaking, rename], on: "let old = 1\nlet b = 2\n")
    #expect(text == "let new = 1\nlet b = 2\n")
    #expect(
      lines.count == 1
        && lines[0].hasPrefix("a.swift:2:5: error: change skipped: the result would not parse"))
  }

  @Test func takesOutAChangeThatLosesAComment() throws {
    let losing = WordTransform(name: "losing", word: "b") {
      .delete(ByteRange($0.start.index..<$0.end.index + " /* why */".utf8.count))
    }
    let (text, lines) = try run([losing], on: "f(b /* why */)\n")
    #expect(text == "f(b /* why */)\n")
    #expect(
      lines == [
        "a.swift:1:3: error: change skipped: the comment `/* why */` would be lost (losing)"
      ])
  }

  @Test func takesOutAChangeThatGluesTokens() throws {
    let gluing = WordTransform(name: "gluing", word: "b") { .insert("x", at: $0.end) }
    let (text, lines) = try run([gluing], on: "let a = b\n")
    #expect(text == "let a = b\n")
    #expect(
      lines == [
        "a.swift:1:9: error: change skipped: the edits would change how `b` beside them is parsed (gluing)"
      ])
  }

  @Test func takesOutAChangeThatASecondRunWouldRepeat() throws {
    let endless = WordTransform(name: "endless", word: "b") { .replace($0, with: "b + b") }
    let (text, lines) = try run([endless, rename], on: "let old = b\n")
    #expect(text == "let new = b\n")
    #expect(
      lines == [
        "a.swift:1:11: error: change skipped: a second run would change the result again (endless)"
      ])
  }

  /// The winner did away with what the loser was about.
  @Test func saysNothingOfAChangeThatAnotherMadeNeedless() throws {
    let second = WordTransform(name: "second", word: "old") { .replace($0, with: "other") }
    let folder = try TemporaryFolder(["a.swift": "let old = 1\n"])
    let plan = try Run([rename, second]).plan(for: [folder.path])
    #expect(plan.files.map { $0.result.string($0.result.range) } == ["let new = 1\n"])
    #expect(plan.report.declined.isEmpty)
    #expect(plan.report.isComplete)
  }

  /// One run does what two would.
  @Test func makesTheChangesThatOthersMakePossible() throws {
    let second = WordTransform(name: "second", word: "new") { .replace($0, with: "newer") }
    let folder = try TemporaryFolder(["a.swift": "let old = 1\nlet b = old + 1\n"])
    let run = Run([second, rename])
    let input = try run.read([folder.path])
    let plan = run.plan(of: input)
    #expect(
      plan.files.map { $0.result.string($0.result.range) } == ["let newer = 1\nlet b = newer + 1\n"]
    )
    #expect(
      plan.report.changes.map(\.title)
        == [String](repeating: "Change old, then change new", count: 2))
    let rest = run.replan(plan, leavingOut: [plan.report.changes[0].id], of: input)
    #expect(
      rest.files.map { $0.result.string($0.result.range) } == ["let old = 1\nlet b = newer + 1\n"])
  }

  /// Each has to be made on what those before it leave.
  @Test func makesManyChangesThatEditTheSameCode() throws {
    let words = [String](repeating: "old", count: 9)
    let (text, lines) = try run([NumberingTransform()], on: "1\n\(words.joined(separator: "\n"))\n")
    #expect(text == "1000000000\n" + String(repeating: "new\n", count: 9))
    #expect(lines.isEmpty)
  }

  /// The transform that comes to no end is not the one whose change was first.
  @Test func takesOutAFollowUpWithoutEnd() throws {
    let endless = WordTransform(name: "endless", word: "new") { .replace($0, with: "new + new") }
    let (text, lines) = try run([rename, endless], on: "let a = old\nlet b = 1\n")
    #expect(text == "let a = old\nlet b = 1\n")
    #expect(lines.count == 1 && lines[0].contains("a second run would change the result again"))
  }

  @Test func listsWhatWasDeclined() throws {
    let folder = try TemporaryFolder(["a.swift": "let a = 1\n", "b.swift": "let b = 1\n"])
    let summary = Summary(
      try Run([DeclineTransform()]).plan(for: [folder.path]).report, tense: .planned)
    #expect(
      summary.declineLines(.first(1)) == [
        "\(folder.path)/a.swift:1:5: note: it is not worth it (decline-transform)",
        "note: 1 more declined place; use `--declined` to list all",
      ])
    #expect(summary.declineLines(.all).count == 2)
  }
}

@Suite struct PlanOfSeveralFilesTests {
  @Test func changesBothFilesOrNone() throws {
    for (second, isChanged) in [
      ("other = 1\n", true), ("other = )@(\n", false), ("o // comment\n", false),
    ] {
      let folder = try TemporaryFolder(["a.swift": "first = 1\n", "b.swift": second])
      let plan = try Run([PairTransform(other: folder.path("b.swift"))]).plan(for: [folder.path])
      #expect(
        plan.files.map(\.path) == (isChanged ? ["a.swift", "b.swift"].map(folder.path) : []),
        "\(second)")
      #expect(plan.report.isComplete == isChanged)
    }
  }

  @Test func editsNoFileOutsideTheGivenPaths() throws {
    let folder = try TemporaryFolder(["in/a.swift": "first = 1\n", "out/b.swift": "other = 1\n"])
    let plan = try Run([PairTransform(other: folder.path("out/b.swift"))]).plan(for: [
      folder.path("in")
    ])
    #expect(plan.files.isEmpty)
    #expect(plan.report.declined.map(\.code) == ["outside-scope"])
    // What was not asked for is no failure of what was.
    #expect(plan.report.isComplete)
  }

  @Test func leavesTheWholeChangeAloneWhenAFileChangedOnDisk() throws {
    let folder = try TemporaryFolder([
      "a.swift": "first = old\n", "b.swift": "other = 1\n", "c.swift": "old = 1\n",
    ])
    let run = Run([PairTransform(other: folder.path("b.swift")), rename])
    let input = try run.read([folder.path])
    let plan = run.plan(of: input)
    #expect(plan.files.count == 3)
    let rest = run.replan(plan, leavingAlone: folder.path("b.swift"), of: input)
    #expect(rest.files.map { $0.result.string($0.result.range) } == ["first = new\n", "new = 1\n"])
    #expect(!rest.report.isComplete)
  }
}
