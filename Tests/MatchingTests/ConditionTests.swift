import Matching
import Parser
import SourceText
import Syntax
import Testing

/// Tests of match conditions.
@Suite struct ConditionTests {
  /// Checks the texts of the matches that satisfy a condition.
  private func check(
    _ condition: String, of pattern: String, in source: String, keeps expected: [String],
    location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let pattern = try Pattern(pattern)
    let condition = try MatchCondition(condition, for: [pattern])
    let tree = SyntaxParser().parse(SourceText(source))
    let ancestry = Ancestry(of: tree)
    let kept = pattern.matches(in: tree).filter { condition.holds(for: $0, ancestry: ancestry) }
    #expect(kept.map { tree.source.string($0.range) } == expected, sourceLocation: location)
  }

  @Test func testsTheFormOfACapture() throws {
    let source = "f(1); f(-1); f(a); f(a.b); f({ a }); f(a()); f(nil); f(a + 1)"
    try check(
      "$X is a literal", of: "f($X)", in: source, keeps: ["f(1)", "f(-1)", "f(nil)"])
    try check("$X is a name", of: "f($X)", in: source, keeps: ["f(a)"])
    try check("$X is a closure", of: "f($X)", in: source, keeps: ["f({ a })"])
    try check("$X is a call", of: "f($X)", in: source, keeps: ["f(a())"])
    try check(
      "$X is not a literal", of: "f($X)", in: "f(1); f(a + 1)", keeps: ["f(a + 1)"])
  }

  @Test func testsACaptureAgainstAPattern() throws {
    let source = "f(nil); f(Color.red); f(.red); f(g(1))"
    try check("$X is `nil`", of: "f($X)", in: source, keeps: ["f(nil)"])
    try check("$X is not `nil`", of: "f($X)", in: "f(nil); f(a)", keeps: ["f(a)"])
    try check("$X is `Color.$_`", of: "f($X)", in: source, keeps: ["f(Color.red)"])
    try check("$X is `g($$$)`", of: "f($X)", in: source, keeps: ["f(g(1))"])
    try check("$L is `x`", of: "f($L: 1)", in: "f(x: 1); f(y: 1)", keeps: ["f(x: 1)"])
  }

  @Test func testsWhetherCapturesAreEqual() throws {
    try check("$X is $Y", of: "f($X, $Y)", in: "f(a, a); f(a, b)", keeps: ["f(a, a)"])
    try check("$X is not $Y", of: "f($X, $Y)", in: "f(a, a); f(a, b)", keeps: ["f(a, b)"])
  }

  @Test func testsTheEnclosingCode() throws {
    let source = "a(); g { a() }; struct S: View { func f() { a() } }"
    try check("inside `g { $$$ }`", of: "a()", in: source, keeps: ["a()"])
    try check("not inside `g { $$$ }`", of: "a()", in: source, keeps: ["a()", "a()"])
    try check("inside a type that conforms to View", of: "a()", in: source, keeps: ["a()"])
    try check(
      "inside a type that conforms to View", of: "a()",
      in: "extension S: SwiftUI.View { func f() { a() } }; struct T { func f() { a() } }",
      keeps: ["a()"])
  }

  @Test(arguments: [
    ("$Y is a name", "1: `$Y` is not in the pattern: use one of its metavariables"),
    ("x is a name", "1: expected a named metavariable, `inside` or `not inside`"),
    ("$X has a name", "4: expected `is` or `is not` after the metavariable"),
    (
      "$X is a tuple",
      "9: expected a pattern in backticks, or `a literal`, `a name`, `a closure` or `a call`"
    ),
    ("$X is `f(`", "10: expected an expression"),
  ])
  func namesThePlaceOfAFault(_ text: String, _ expected: String) throws {
    let pattern = Pattern("f($X)")
    do throws(PatternError) {
      _ = try MatchCondition(text, for: [pattern])
      Issue.record("The condition is valid.")
    } catch {
      #expect("\(error.column): \(error.message)" == expected)
    }
  }
}
