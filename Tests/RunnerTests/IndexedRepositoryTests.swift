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
  let requiredName: String?

  func requiredNames(in context: TransformContext) -> Set<String>? { requiredName.map { [$0] } }

  func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let knows = context.declaresModifier("dimmed()", for: file)
    return [.declined(Decline(.pointedAt, knows ? "known" : "unknown", at: ByteOffset(0)))]
  }
}

@Suite struct IndexedRepositoryTests {
  private static let files = [
    "Design/View.swift": "extension View {\n  func dimmed() -> some View { opacity(0.5) }\n}\n",
    "App/A.swift": "let a = Text(hint)\n", "App/B.swift": "let b = 1\n",
  ]

  private func declines(
    in root: String, name: String? = nil, isRepository: Bool = true
  ) throws -> [String] {
    let folder = try TemporaryFolder(Self.files)
    if isRepository { try folder.git("init", "-q") }
    let run = Run([KnowledgeTransform(requiredName: name)], jobs: 2)
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

  @Test func passesOverFilesWithoutTheRequiredName() throws {
    #expect(try declines(in: "App", name: "Text") == ["A.swift: known"])
    #expect(try declines(in: "App", name: "Texts") == [])
  }
}
