import ConditionalTransforms
import Parser
import SourceText
import TestSupport
import Testing
import Transforms

/// What is removed where other ways of writing the code make a difference, so that it cannot be a case.
@Suite struct RemovalTests {
  /// The text without the helpers that nothing uses, and why others stay.
  private func removing(_ text: String) throws -> (text: String, reasons: [String]) {
    let parser = SyntaxParser()
    let run = TransformRun(RemoveConditionalModifier(), on: [parser.parse(SourceText(text))])
    let (trees, fault) = try run.results(parser)
    #expect(fault == nil)
    return (trees[0].source.string(trees[0].source.range), run.reasons)
  }

  private let helper =
    "func a<V: View>(_ c: Bool, t: (Self) -> V) -> V { if c { t(self) } else { self } }"
  private let other =
    "func b<V: View>(_ c: Bool, t: (Self) -> V) -> V { if c { self } else { t(self) } }"

  @Test func leavesAloneWhatSharesALine() throws {
    for text in [
      "extension View { var d: Int { 1 }; \(helper) }\n",
      "let d = 1; extension View { \(helper) }\n", "extension View { \(helper) }; let d = 1\n",
    ] {
      let result = try removing(text)
      #expect(result.text == text)
      #expect(result.reasons == ["the declaration shares a line with other code"])
    }
  }

  @Test func removesTheMembersOfAnExtensionTogether() throws {
    let text = "extension View {\n  \(helper)\n\n  \(other)\n}\nlet d = 1\n"
    #expect(try removing(text).text == "let d = 1\n")
    #expect(try removing("extension View {\n  \(helper); \(other)\n}\n").text == "")
  }

  @Test func removesWhatStandsBesideWhatCannotGo() throws {
    let (text, reasons) = try removing(
      "extension View {  // all\n  \(helper)\n}\n\nextension View {\n  \(other)\n}\n\nlet d = 1\n")
    #expect(text == "extension View {  // all\n  \(helper)\n}\n\nlet d = 1\n")
    #expect(reasons == ["the comment `// all` would be lost"])
  }

  @Test func doesNotCountNamesInTheDeclarationItself() throws {
    let own = "func m<V: View>(if c: Bool, m: (Self) -> V) -> V { if c { m(self) } else { self } }"
    #expect(try removing("extension View {\n  \(own)\n}\n").text == "")
  }

  @Test func keepsAByteOrderMark() throws {
    #expect(
      try removing("\u{FEFF}extension View {\n  \(helper)\n}\nlet d = 1\n").text
        == "\u{FEFF}let d = 1\n")
  }

  @Test func leavesTheTopOfAFileAlone() throws {
    let text = "// All there is.\nextension View {\n  \(helper)\n}\n"
    #expect(try removing(text).text == "// All there is.\n")
  }
}
