import Matching
import Testing

/// Error messages of invalid patterns, and the required words of valid patterns.
@Suite struct PatternErrorTests {
  @Test func reportsPlaceCauseAndRemedy() {
    check(faultOf: "f($A", is: "1:5: expected ')'")
    check(
      faultOf: "f($Name)",
      is: "1:3: `$Name` is not a metavariable: use only capitals, digits and `_` in its name")
    check(
      faultOf: "f($$A)",
      is: "1:3: `$$A` has 2 dollar signs: use `$NAME` for one node, `$$$NAME` for any number")
    check(
      faultOf: "f($$$args)",
      is: "1:3: `$$$args` is not a metavariable: use only capitals, digits and `_` in its name")
    check(
      faultOf: "a()\nf($A, $$$A)",
      is: "2:7: `$$$A` is also written `$A`: use one of the two spellings")
    check(faultOf: "", is: "1:1: the pattern is empty: write the code to search for")
    check(faultOf: "$A", is: "1:1: `$A` alone matches everything: add the code around it")
    check(
      faultOf: "func $name() {}",
      is: "1:6: `$name` is not valid Swift here: write a metavariable in capitals, as in `$NAME`")
    check(
      faultOf: "let a: $type",
      is: "1:8: `$type` is not valid Swift here: write a metavariable in capitals, as in `$NAME`")
    check(faultOf: ": Binding<", is: "1:11: expected a type")
    check(
      faultOf: "$A |> $B + $C",
      is: "1:1: the precedence of the operators in `$A |> $B + $C` is unknown: add parentheses")
  }

  @Test func returnsTheWordsOfEveryMatch() {
    #expect(Pattern("$V.sheet(item: $I) { Text(a) }").requiredWords == ["sheet", "Text", "a"])
    #expect(Pattern("{ view in view.hidden() }").requiredWords == ["hidden"])
    #expect(Pattern("$A + $0").requiredWords == [])
    #expect(Pattern(": Binding<$T>").requiredWords == ["Binding"])
  }
}
