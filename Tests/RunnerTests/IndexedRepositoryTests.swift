import Reporting
import SourceText
import TestSupport
import Testing
import TransformKit

@testable import Runner

/// Declines every file with what it knows of the repository.
private struct KnowledgeTransform: Transform {
  let summary = "Stands in."
  let safety = Safety.safe
  let requiredWord: String?

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let knows = context.model.declaresModifier("dimmed()")
    return [.declined(Decline(.pointedAt, knows ? "known" : "unknown", at: ByteOffset(0)))]
  }
}

@Suite struct IndexedRepositoryTests {
  private static let files = [
    "Design/View.swift": "extension View {\n  func dimmed() -> some View { opacity(0.5) }\n}\n",
    "App/A.swift": "let a = Text(hint)\n", "App/B.swift": "let b = 1\n",
  ]

  private func declines(
    in root: String, word: String? = nil, isRepository: Bool = true
  ) throws -> [String] {
    let folder = try TemporaryFolder(Self.files)
    if isRepository { try folder.git("init", "-q") }
    let run = Run([KnowledgeTransform(requiredWord: word)], jobs: 2)
    return try run.plan(for: [folder.path(root)]).report.declined.map { decline in
      decline.location.path.split(separator: "/").last! + ": " + decline.reason
    }
  }

  @Test func readsTheWholeRepositoryWhateverMayChange() throws {
    #expect(try declines(in: "App") == ["A.swift: known", "B.swift: known"])
    #expect(try declines(in: "App/B.swift") == ["B.swift: known"])
  }

  @Test func readsNoMoreThanWasNamedOutsideARepository() throws {
    #expect(try declines(in: "App/B.swift", isRepository: false) == ["B.swift: unknown"])
  }

  @Test func passesOverFilesWithoutTheRequiredWord() throws {
    #expect(try declines(in: "App", word: "Text") == ["A.swift: known"])
    #expect(try declines(in: "App", word: "hint)\n") == ["A.swift: known"])
    #expect(try declines(in: "App", word: "Texts") == [])
  }
}
