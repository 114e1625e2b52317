import ConditionalTransforms
import Parser
import SourceText
import Testing
import Transforms

/// Conditional modifiers in what the closure of another builds. They are no case, because a comment that
/// keeps one of the two sets the other free.
@Suite struct HeldCallTests {
  private static let code = """
    card.if(isWide) {
      $0.padding(8).overlay {
        Text(note).if(isTerse) { $0.opacity(0.5) }
      }
    }
    """

  @Test func waitForAPropertyOfTheirOwn() {
    let run = run(Self.code)
    #expect(run.changes.isEmpty)
    #expect(run.reasons == ["a closure contains another conditional modifier"])
  }

  @Test func areRewrittenWhereTheOtherStays() {
    let run = run(Self.code.replacing("padding(8)", with: "id(note)"))
    #expect(run.changes.map(\.title) == ["Put the condition into `opacity`"])
    #expect(run.reasons == ["`id` has no inert value"])
  }

  private func run(_ code: String) -> TransformRun {
    TransformRun(ConditionalModifierToValue(), on: [SyntaxParser().parse(SourceText(code))])
  }
}
