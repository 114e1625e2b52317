import Reporting
import Runner
import SourceText
import SwiftUIModel
import Syntax
import TestSupport
import Testing
import TransformKit

/// Hands each view that closes itself an action, wherever it is made, as a stand-in for the recipes.
private struct HandActionTransform: Transform {
  let summary = "Stands in."
  let safety = Safety.safe
  var declaration = "let dismiss: () -> Void"

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    context.screens.dismissing.filter { $0.path == file.source.path }.map { view in
      var edits: [String: [Edit]] = [:]
      for property in view.properties {
        edits[property.cursor.tree.source.path, default: []]
          .append(.replace(property.cursor.range, with: declaration))
      }
      for site in view.sites {
        let end = ByteOffset(site.expression.range.end.index - 1)
        edits[site.expression.tree.source.path, default: []]
          .append(.insert("dismiss: {}", at: end))
      }
      return .change(
        Change(
          "Hand it over", safety: .safe, at: view.properties[0].cursor.range.start,
          parts: edits.map { Change.FileEdits(path: $0, edits: EditSet($1)!) }))
    }
  }
}

/// Renames `old`, and `oldest` where no view of another file dismisses itself.
private struct LonelyTransform: Transform {
  let summary = "Stands in."
  let safety = Safety.safe

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let isAlone = context.screens.dismissing.allSatisfy { $0.path == file.source.path }
    let names = isAlone ? ["old", "oldest"] : ["old"]
    return file.tree.tokens.indices.map { file.tree.range(of: TokenID($0)) }
      .filter { names.contains(file.source.string($0)) }
      .map {
        .change(
          Change(
            "Rename", safety: .safe, at: $0.start, in: file, edits: [.replace($0, with: "new")]))
      }
  }
}

@Suite struct ScreenChangeTests {
  private static let view = """
    struct Detail: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }

    """
  private static let presenter = """
    struct List: View {
      @State private var isShown = false
      var body: some View {
        Text("a").sheet(isPresented: $isShown) { Detail() }
      }
    }

    """

  private func plan(
    _ files: [String: String], of roots: [String] = [""],
    by transform: HandActionTransform = HandActionTransform()
  ) throws -> (folder: TemporaryFolder, plan: Plan) {
    let folder = try TemporaryFolder(files)
    try folder.git("init", "-q")
    return (folder, try Run([transform], jobs: 2).plan(for: roots.map(folder.path)))
  }

  /// The messages of what failed, paths from the folder.
  private func failures(
    _ files: [String: String], of roots: [String] = [""],
    by transform: HandActionTransform = HandActionTransform()
  ) throws -> [String] {
    let (folder, plan) = try plan(files, of: roots, by: transform)
    #expect(plan.files.isEmpty)
    return plan.report.failures.map { relative($0.message, in: folder) }
  }

  /// The reasons for what was declined, in a run that did all the rest.
  private func declined(
    _ files: [String: String], of roots: [String] = [""]
  ) throws -> [String] {
    let (folder, plan) = try plan(files, of: roots)
    #expect(plan.files.isEmpty && plan.report.isComplete)
    return plan.report.declined.map { relative($0.reason, in: folder) }
  }

  private func relative(_ message: String, in folder: TemporaryFolder) -> String {
    message.replacing(folder.path("/"), with: "").replacing(folder.path(""), with: "")
  }

  @Test func changesAllFilesOfAView() throws {
    let (_, plan) = try plan(["Detail.swift": Self.view, "Sub/List.swift": Self.presenter])
    #expect(plan.report.isComplete)
    #expect(
      plan.files.map { $0.result.string($0.result.range) } == [
        Self.view.replacing("@Environment(\\.dismiss) private var", with: "let")
          .replacing("let dismiss\n", with: "let dismiss: () -> Void\n"),
        Self.presenter.replacing("Detail()", with: "Detail(dismiss: {})"),
      ])
    #expect(plan.report.changes.count == 1)
  }

  @Test func takesOutWhatEachSearchFindsAgain() throws {
    let endless = HandActionTransform(
      declaration: "@Environment(\\.dismiss) private var dismiss: DismissAction")
    let failures = try failures(["A.swift": Self.view, "B.swift": Self.presenter], by: endless)
    #expect(failures == ["change skipped: the result would not parse (line 4: expected ')')"])
  }

  @Test func editsNoFileOutsideTheGivenPaths() throws {
    #expect(
      try declined(["In/A.swift": Self.view, "Out/B.swift": Self.presenter], of: ["In"])
        == ["the change also edits Out/B.swift, which is outside the given paths"])
  }

  @Test func editsNoGeneratedFile() throws {
    let generated = "// Generated using a tool\n" + Self.presenter
    #expect(
      try declined(["A.swift": Self.view, "B.swift": generated])
        == ["the change also edits B.swift, which is generated"])
  }

  @Test func findsViewsOfOtherFilesAfterItsOwnChanges() throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.view, "B.swift": Self.presenter, "C.swift": "let a = old, b = oldest\n",
    ])
    try folder.git("init", "-q")
    let plan = try Run([LonelyTransform()], jobs: 2).plan(for: [folder.path("")])
    #expect(plan.report.isComplete)
    #expect(
      plan.files.map { $0.result.string($0.result.range) } == ["let a = new, b = oldest\n"])
  }
}
