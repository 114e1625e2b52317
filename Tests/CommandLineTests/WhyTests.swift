import SourceText
import Testing

@testable import statewise

/// `statewise why` for every kind of line.
@Suite struct WhyTests {
  private static let source = """
    import SwiftUI
    let a = VStack {
      Text("a")
        .if(isOn) {
          $0
            .hidden()
        }
      Text("b").if(isOn) { $0.hidden().sparkle() }.if(c) { $0.hidden() }.onAppear {}
      Image("c")
    }

    """

  private static let safe =
    "a.swift:4:6: safe: Replace `hidden()` with `opacity` (hidden-if-to-opacity)"
  private static let declined = [
    "a.swift:8:13: declined: no inert value of `sparkle` is known (conditional-modifier-to-value)",
    "  reason code: unknown-modifier",
  ]
  private static let review = [
    "a.swift:8:48: review: Replace `hidden()` with `opacity`; after the change, `onAppear` on this "
      + "chain may behave differently: the view is no longer rebuilt (hidden-if-to-opacity)",
    "  applied only with `--safety review`",
  ]

  @Test(arguments: [
    ("2", ["a.swift:2: no transform changes or declines anything here"]),
    ("3", ["a.swift:3: no transform changes or declines anything here"]),
    ("4", [safe]), ("6", [safe]), ("6:3", [safe]), ("7", [safe]), ("8", review + declined),
    ("8:25", declined), ("8:50", review), ("8:3", review + declined),
    ("11", ["a.swift:11: no transform changes or declines anything here"]),
  ])
  func listsTheFindingsAtAPlace(_ place: String, _ expected: [String]) throws {
    let ending = try Tool.run("why", "a.swift:\(place)", files: ["a.swift": Self.source])
    #expect(ending == Tool.Ending(code: 0, output: expected.map { $0 + "\n" }.joined(), error: ""))
  }

  @Test(arguments: [
    ("a.swift:12", "a.swift:12: error: the file has no such line or column"),
    ("a.swift:1:99", "a.swift:1:99: error: the file has no such line or column"),
    ("a.swift", "error: `why` takes one place: FILE:LINE or FILE:LINE:COLUMN"),
    ("b.swift:1", "b.swift: error: cannot open: no such file or directory"),
  ])
  func rejectsAnInvalidPlace(_ place: String, _ message: String) throws {
    let ending = try Tool.run("why", place, files: ["a.swift": Self.source])
    #expect(ending == Tool.Ending(code: 64, output: "", error: "\(message)\n"))
  }

  @Test func reportsSyntaxErrorsOfTheFile() throws {
    let ending = try Tool.run("why", "a.swift:2", files: ["a.swift": "let a = )\nlet b = 1\n"])
    #expect(ending.code == 0)
    #expect(ending.output.hasPrefix("a.swift:1:9: error: "))
  }

  @Test(arguments: [
    ("a:3", "a:3"), ("./a:3", "a:3"), ("a:3:4", "a:3:4"), ("a:1:2:3", "a:1:2:3"), ("a", nil),
    (":3", nil),
    ("a:0", nil),
    ("a:b", nil),
  ])
  func parsesPlaces(_ text: String, _ expected: String?) {
    #expect(NamedPlace(text)?.description == expected)
  }
}
