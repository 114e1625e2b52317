import SourceText
import Testing

@testable import statewise

/// The output about suppression comments.
@Suite struct SuppressionNoteTests {
  private static let source = """
    import SwiftUI
    let a = VStack {
      // statewise:ignore hidden-if-to-opacity -- It blinks.
      Text("a").if(isOn) { $0.hidden() }
      Text("b").if(isOn) { $0.hidden().sparkle() }  // statewise:ignore
      Text("c")  // statewise:ignore hidden-if-to-opacty
    }

    """

  @Test func warnsAboutUnusedSuppressionsAndCountsTheOthers() throws {
    let ending = try Tool.run("diff", files: ["a.swift": Self.source])
    #expect(
      ending
        == Tool.Ending(
          code: 0, output: "",
          error: """
            a.swift:6:17: warning: unknown transform `hidden-if-to-opacty`; did you mean \
            `hidden-if-to-opacity`?
            0 changes to make in 0 files; 1 file examined
            2 findings suppressed
            1 unused suppression

            """))
  }

  @Test(arguments: [
    (
      4,
      """
      a.swift:4:13: suppressed: Replace `hidden()` with `opacity` (hidden-if-to-opacity)
        by the comment at a.swift:3:6: It blinks.

      """
    ),
    (
      5,
      """
      a.swift:5:13: suppressed: no inert value of `sparkle` is known (conditional-modifier-to-value)
        by the comment at a.swift:5:52

      """
    ),
  ])
  func whyNamesTheComment(_ line: Int, _ expected: String) throws {
    let ending = try Tool.run("why", "a.swift:\(line)", files: ["a.swift": Self.source])
    #expect(ending == Tool.Ending(code: 0, output: expected, error: ""))
  }
}
