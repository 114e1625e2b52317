import Testing

/// The matches of a pattern, and the captures of its metavariables.
@Suite struct PatternTests {
  @Test func findsCalls() {
    check("f($A)", in: "f(1); g(f(a + b)); f(); f(1, 2); f(x: 1)", finds: ["f(1)", "f(a + b)"])
    check("f($A)", in: "f(/* a */ 1 )", finds: ["1"], capturing: "A")
    check("f(x: $A)", in: "f(x: 1); f(y: 1); f(1)", finds: ["f(x: 1)"])
    check("f($L: $A)", in: "f(x: 1); f(1)", finds: ["x"], capturing: "L")
    check("$F(1)", in: "a.b(1); c(1); d(2)", finds: ["a.b", "c"], capturing: "F")
  }

  @Test func capturesAnyNumberOfArguments() {
    check("f($$$A)", in: "f(); f(1); f(x: 1, 2)", finds: ["", "1", "x: 1, 2"], capturing: "A")
    check("f($$$, $Z)", in: "f(1); f(1, 2); f()", finds: ["1", "2"], capturing: "Z")
    check("f($A, $$$, $Z)", in: "f(1); f(1, 2); f(1, 2, 3)", finds: ["f(1, 2)", "f(1, 2, 3)"])
    check("f($$$A, x: 1, $$$B)", in: "f(2, x: 1); f(x: 2)", finds: ["2"], capturing: "A")
    check("[$$$A, 0]", in: "[0]; [1, 2, 0]; [1]", finds: ["", "1, 2"], capturing: "A")
    // A trailing closure is no part of a list in parentheses.
    check("f($$$A)", in: "f(1) { 2 }", finds: [])
  }

  @Test func findsLinksOfAChain() {
    let source = "a.b(1).c(2).b(3); b(4); .b(5)"
    check(".b($A)", in: source, finds: [".b(1)", ".b(3)", ".b(5)"])
    check("$V.b($A)", in: source, finds: ["a.b(1).c(2)", "a"], capturing: "V")
    check(".b($A).c($B)", in: source, finds: [".b(1).c(2)"])
    check(".c", in: source, finds: [".c"])
    check("$V.$NAME($$$ARGS)", in: "a.b(1).c()", finds: ["c", "b"], capturing: "NAME")
    check(
      ".sheet(isPresented: $P) { $$$BODY }",
      in: "V().sheet(isPresented: $shown) { A(); B() }.sheet(item: $item) { A() }",
      finds: ["A(); B()"], capturing: "BODY")
  }

  @Test func requiresEqualCapturesOfOneMetavariable() {
    check("$A == $A", in: "x == x; x == y; f(1) == f( 1 )", finds: ["x == x", "f(1) == f( 1 )"])
    check("f($_, $_)", in: "f(1, 2)", finds: ["f(1, 2)"])
  }

  @Test func findsStatementsAndDeclarations() {
    check("let $N = $V", in: "let a = 1; var b = 2; let c: Int = 3", finds: ["let a = 1"])
    check(
      "if $C { $$$B }", in: "if a, b {}; if c { d() }; if e {} else {}", finds: ["if c { d() }"])
    check("if $$$C { $$$ }", in: "if a, let b {}", finds: ["a, let b"], capturing: "C")
    check(
      "guard $C else { return }", in: "guard a else { return }; guard b else { throw c }",
      finds: [
        "guard a else { return }"
      ])
    check(
      "func $F($$$P) { $$$B }", in: "func f(a: Int, b: Int) { c(); d() }; func g() -> Int { 1 }",
      finds: ["a: Int, b: Int"], capturing: "P")
    check(
      "struct $S: View { $$$M }", in: "struct A: View { var a: Int; var b: Int }; struct B {}",
      finds: ["var a: Int; var b: Int"], capturing: "M")
    check(
      "@$$$A struct $S { $$$ }", in: "@MainActor public struct A {}; struct B {}; enum C {}",
      finds: ["@MainActor public", ""], capturing: "A")
    check(
      "switch $X { $$$C }", in: "switch a { case 1: b; default: c }",
      finds: ["case 1: b; default: c"], capturing: "C")
    check(
      "@State var $N = $V", in: "struct A { @State var a = 1; @State private var b = 2 }",
      finds: ["@State var a = 1"])
  }

  @Test func findsRunsOfStatements() {
    check(
      "let $X = $V\nreturn $X", in: "func f() { g(); let a = 1; return a }",
      finds: [
        "let a = 1; return a"
      ])
    check("let $X = $V\nreturn $X", in: "func f() { let a = 1; return b }", finds: [])
    check("a()\n$$$M\nb()", in: "a(); c(); b(); b()", finds: ["c()"], capturing: "M")
  }

  @Test func findsTypesAndAttributes() {
    let source = "let a: Binding<Int>; func f(_ b: Binding<String>?) -> [Binding<Int>] {}"
    check(": Binding<$T>", in: source, finds: ["Int", "String", "Int"], capturing: "T")
    check(": $T?", in: source, finds: ["Binding<String>?"])
    check(": [$T]", in: "let a = [b]", finds: [])
    check("@State", in: "struct A { @State var a: Int; @Binding var b: Int }", finds: ["@State"])
  }

  @Test func doesNotMatchMembersWithNames() {
    check("name", in: "name; a.name; name.b; .name; f(name: 1)", finds: ["name", "name"])
  }

  @Test func searchesStringInterpolations() {
    check(#""\($A)""#, in: #"f("\(a.b)"); "\(a)!""#, finds: [#""\(a.b)""#])
    check(#"f("a")"#, in: #"f("a"); f("b")"#, finds: [#"f("a")"#])
  }

  @Test func readsOperatorsByTheirPrecedence() {
    check("$A + $B", in: "a + b * c", finds: ["b * c"], capturing: "B")
    check("$A * $B", in: "a + b * c", finds: ["b * c"])
    check("$A + $B", in: "a + b + c", finds: ["a + b + c", "a + b"])
    check("$A && $B", in: "a || b && c == d", finds: ["c == d"], capturing: "B")
    check("$A == nil", in: "if a == nil, b != nil {}", finds: ["a == nil"])
    check("$C ? $A : $B", in: "a ? b + 1 : c", finds: ["b + 1"], capturing: "A")
    check("$A = $B", in: "a = b; a == b", finds: ["a = b"])
    check("$A as? $T", in: "a as? B; a as! B; a as? [C]", finds: ["B", "[C]"], capturing: "T")
    check("$A + $B", in: "try a + b", finds: ["a + b"])
    check("(a + $B) * c", in: "(a + b) * c; a + b * c", finds: ["(a + b) * c"])
    // Whether `|>` or `+` binds tighter is declared elsewhere.
    check("$A + $B", in: "a + b |> c", finds: [])
    check("$A |> $B", in: "a |> b", finds: ["a |> b"])
  }
}
