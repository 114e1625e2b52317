import Testing

/// Forms of Swift that match each other, and similar forms that do not.
@Suite struct EquivalenceTests {
  @Test func matchesTrailingClosuresWithArguments() {
    let calls = "f { a }; f() { a }; f({ a }); f(x: { a })"
    check("f { a }", in: calls, finds: calls.components("; "))
    check("f(x: { a })", in: calls, finds: ["f { a }", "f() { a }", "f(x: { a })"])
    check("f({ a })", in: calls, finds: ["f { a }", "f() { a }", "f({ a })"])
    check("f { a }", in: "f { b }; f(x: a); f; f(1) { a }", finds: [])
    check("f($A)", in: "f { a }", finds: ["{ a }"], capturing: "A")
    // A value after a label is not the closure of another parameter.
    check("Button(role: $R)", in: "Button { a }", finds: [])
    check(
      "Button { a } label: { b }", in: "Button(action: { a }, label: { b })",
      finds: ["Button(action: { a }, label: { b })"])
    check("Button { a } label: { b }", in: "Button(action: { a }, other: { b })", finds: [])
  }

  @Test func matchesClosureParametersByPosition() {
    check("{ $0.hidden() }", in: "f { v in v.hidden() }", finds: ["{ v in v.hidden() }"])
    check(
      "{ $0.hidden() }", in: "f { (v: X) in return v.hidden() }",
      finds: [
        "{ (v: X) in return v.hidden() }"
      ])
    check("{ v in v.hidden() }", in: "f { $0.hidden() }", finds: ["{ $0.hidden() }"])
    check("{ v in v.hidden() }", in: "f { w in w.hidden() }", finds: ["{ w in w.hidden() }"])
    check(
      "{ $0 + $1 }", in: "f { a, b in a + b }; f { a, b in b + a }", finds: ["{ a, b in a + b }"])
    check(
      "{ $V in $V.x }", in: "f { a in a.x }; f { a in b.x }; f { $0.x }", finds: ["a"],
      capturing: "V")
    check("{ $0.hidden() }", in: "f { v in w.hidden() }", finds: [])
    check("{ $0.hidden() }", in: "f { v, w in v.hidden() }", finds: [])
    check("{ $0.hidden() }", in: "f { [weak self] v in v.hidden() }", finds: [])
    check("{ $0.hidden() }", in: "f { v async in v.hidden() }", finds: [])
    check("{ a() }", in: "f { v in a() }", finds: [])
    // A member or a label of the name is no parameter.
    check("{ $0.v(v: 1) }", in: "f { v in v.v(v: 1) }", finds: ["{ v in v.v(v: 1) }"])
    // `$0` further in is another closure's.
    check(
      "{ $0.f { $0 } }", in: "g { a in a.f { b in b } }; g { a in a.f { b in a } }",
      finds: [
        "{ a in a.f { b in b } }"
      ])
  }

  @Test func matchesImplicitReturns() {
    check("{ a }", in: "f { return a }", finds: ["{ return a }"])
    check("{ return a }", in: "f { a }", finds: ["{ a }"])
    check(
      "func f() -> A { a }", in: "func f() -> A { return a }",
      finds: [
        "func f() -> A { return a }"
      ])
    check("var $B: A { $X }", in: "var b: A { return a }", finds: ["a"], capturing: "X")
    check("{ a }", in: "f { b(); return a }", finds: [])
    check("if c { a }", in: "func f() { if c { return a } }", finds: [])
    check("{ return }", in: "f { a }", finds: [])
  }

  @Test func ignoresRedundantParentheses() {
    check("f(a)", in: "f((a)); f(((a)))", finds: ["f((a))", "f(((a)))"])
    check("f((a))", in: "f(a)", finds: ["f(a)"])
    check("f(a + b)", in: "f((a + b))", finds: ["f((a + b))"])
    check("f(($A))", in: "f(a); f((b))", finds: ["f((b))"])
    check("f(a)", in: "f((a, b)); f((x: a))", finds: [])
  }

  @Test func ignoresBackticksAndTrailingCommas() {
    check(".default", in: "a.`default`", finds: [".`default`"])
    check("f(a, b)", in: "f(a, b,)", finds: ["f(a, b,)"])
    check("[a, b]", in: "[a,\nb,\n]; [a]; [a, b, c]", finds: ["[a,\nb,\n]"])
    check("f(`x`)", in: "f(y)", finds: [])
  }

  @Test func distinguishesExplicitSelf() {
    check("self.a", in: "self.a; a", finds: ["self.a"])
    check("a", in: "self.a; a", finds: ["a"])
  }

  @Test func distinguishesFormsInLiteralPatterns() {
    let calls = "f { a }; f() { a }; f({ a })"
    check("f() { a }", in: calls, finds: ["f() { a }"], isLiteral: true)
    check("f(a)", in: "f((a)); f( a )", finds: ["f( a )"], isLiteral: true)
    check("{ $0.b }", in: "f { v in v.b }; f { $0.b }", finds: ["{ $0.b }"], isLiteral: true)
    check("{ a }", in: "f { return a }", finds: [], isLiteral: true)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
