import Matching
import Testing

/// What is said of a text that is no pattern, and the words of one that is.
@Suite struct PatternErrorTests {
  @Test func namesThePlace() {
    check(faultOf: "f($A", is: "1:5: expected ')'")
    check(
      faultOf: "f($Name)",
      is: "1:3: `$Name` is no metavariable: its name is made of capitals, digits and `_`")
    check(
      faultOf: "f($$A)",
      is: "1:3: `$$A` begins with 2 dollar signs: `$NAME` is one thing, `$$$NAME` any number")
    check(
      faultOf: "f($$$args)",
      is: "1:3: `$$$args` is no metavariable: its name is made of capitals, digits and `_`")
    check(
      faultOf: "a()\nf($A, $$$A)", is: "2:7: `$$$A` is also `$A`: a name takes one thing or many")
    check(faultOf: "", is: "1:1: the pattern is empty")
    check(faultOf: "$A", is: "1:1: `$A` alone fits everything")
    check(
      faultOf: "func $name() {}",
      is: "1:6: `$name` names nothing that Swift knows here: a metavariable is written in capitals")
    check(
      faultOf: "let a: $type",
      is: "1:8: `$type` names nothing that Swift knows here: a metavariable is written in capitals")
    check(faultOf: ": Binding<", is: "1:11: expected a type")
    check(
      faultOf: "$A |> $B + $C",
      is: "1:1: it is not known what binds to what in `$A |> $B + $C`: write parentheses")
  }

  @Test func knowsTheWordsOfEveryMatch() throws {
    #expect(try Pattern("$V.sheet(item: $I) { Text(a) }").requiredWords == ["sheet", "Text", "a"])
    #expect(try Pattern("{ view in view.hidden() }").requiredWords == ["hidden"])
    #expect(try Pattern("$A + $0").requiredWords == [])
    #expect(try Pattern(": Binding<$T>").requiredWords == ["Binding"])
  }
}
