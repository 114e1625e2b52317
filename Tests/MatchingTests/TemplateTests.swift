import Testing

/// The text that a template writes, and the source that it keeps.
@Suite struct TemplateTests {
  @Test func replacesOnlyTokensThatDiffer() {
    check(
      ".foregroundColor($C)", by: ".foregroundStyle($C)", in: "a.foregroundColor( .red ).b()",
      gives: "a.foregroundStyle( .red ).b()")
    check("f($A, $B)", by: "g($B, $A)", in: "f(a, b + 1)", gives: "g(b + 1, a)")
    check("f($A)", by: "g($A, $A)", in: "f(x)", gives: "g(x, x)")
    check("f($A)", by: "f($A)", in: "f( x )", gives: "f( x )")
    check("f($A)", by: "$A", in: "f(f(x))", gives: "x")
    check("f($A)", by: "g($A)", in: "f(f(x))", gives: "g(g(x))")
    check("$V.a($X).b($Y)", by: "$V.c($X, $Y)", in: "v\n  .a(1)\n  .b(2)", gives: "v\n  .c(1, 2)")
    check(
      ".a($X)", by: ".a($X)\n  .b()", in: "  v\n    .a(1)\n", gives: "  v\n    .a(1)\n      .b()\n")
  }

  @Test func keepsTheFormattingOfLists() {
    check("f($$$A)", by: "g($$$A)", in: "f(a,  x: b); f()", gives: "g(a,  x: b); g()")
    check("f($$$A)", by: "g(1, $$$A)", in: "f(a, b); f()", gives: "g(1, a, b); g(1)")
    check("f($$$A)", by: "g($$$A, 1)", in: "f(a, b); f()", gives: "g(a, b, 1); g(1)")
    check("f($$$A, $$$B)", by: "g(0, $$$A, $$$B)", in: "f()", gives: "g(0)")
    check("f($$$A)", by: "g($$$A)", in: "f(\n  a,\n  b,\n)", gives: "g(\n  a,\n  b,\n)")
  }

  @Test func addsParenthesesWhereTheyAreNeeded() {
    check(
      "f($A)", by: "$A * 2", in: "f(a + b); f(a); f(a * b)", gives: "(a + b) * 2; a * 2; a * b * 2")
    check("f($A)", by: "2 - $A", in: "f(a + b); f(a - b)", gives: "2 - (a + b); 2 - (a - b)")
    check("$A.f()", by: "$A", in: "(a + b).f() * 2", gives: "(a + b) * 2")
    check(
      "f($A)", by: "$A.g", in: "f(a + b); f(-a); f(try a); f(a.b); f({ a })",
      gives: "(a + b).g; (-a).g; (try a).g; a.b.g; { a }.g")
    check("f($A)", by: "!$A", in: "f(a && b); f(a)", gives: "!(a && b); !a")
    check(
      "f($A)", by: "$A ? 1 : 2", in: "f(a && b); f(a ? b : c)",
      gives: "a && b ? 1 : 2; (a ? b : c) ? 1 : 2")
    check(
      "f($A, $B)", by: "$A == $B", in: "!f(a, b); x && f(a, b); f(a, b).c",
      gives:
        "!(a == b); x && a == b; (a == b).c")
    check("$A == nil", by: "$A != nil", in: "x == nil && y", gives: "x != nil && y")
    check("$A + $B", by: "$B + $A", in: "a + b * c", gives: "b * c + a")
    check(
      ": Box<$T>", by: ": $T?", in: "let a: Box<any P>; let b: Box<Int>",
      gives: "let a: (any P)?; let b: Int?")
  }

  @Test func keepsComments() {
    check(
      "f($A)", by: "g($A)", in: "f(/* one */ a /* two */) // three",
      gives: "g(/* one */ a /* two */) // three")
    check(
      "f { $$$B }", by: "g { $$$B }", in: "f {\n  // one\n  a() // two\n  // three\n}",
      gives: "g {\n  // one\n  a() // two\n  // three\n}")
    check(
      "f($A, $B)", by: "g($B, $A)", in: "f(a /* one */, b)", gives: "f(a /* one */, b)",
      declined: [.lostComment("/* one */")])
    check(
      "f($A, $B)", by: "g($A)", in: "f(a, h(/* one */))", gives: "f(a, h(/* one */))",
      declined: [.lostComment("/* one */")])
    check("f($A, $B)", by: "g($B, $A)", in: "f(a(/* one */), b)", gives: "g(b, a(/* one */))")
  }

  @Test func reindentsMovedLines() {
    check(
      "f { $$$B }", by: "g {\n  h {\n    $$$B\n  }\n}",
      in: "  f {\n    a()\n\n    b {\n      c\n    }\n  }\n",
      gives: "  g {\n    h {\n      a()\n\n      b {\n        c\n      }\n    }\n  }\n")
    check(
      "if let $X = $X { $$$B }", by: "if let $X { $$$B }",
      in: "if let a = a {\n  b()\n}", gives: "if let a {\n  b()\n}")
    check(
      "if a { $$$B }", by: "$$$B", in: "x()\nif a {\n    b {\n        c\n    }\n    d()\n}\ny()",
      gives: "x()\nb {\n    c\n}\nd()\ny()")
    check(
      "$$$A\nreturn $X", by: "$$$A\nreturn ($X)", in: "f {\n\ta()\n\treturn b\n}",
      gives: "f {\n\ta()\n\treturn (b)\n}")
  }

  @Test func writesInTheStyleOfTheFile() {
    check(
      "f($A)", by: "g {\n    $A\n}", in: "x {\n\tf(a)\n}", gives: "x {\n\tg {\n\t\ta\n\t}\n}")
    check(
      "f($A)", by: "g {\n  $A\n}", in: "x {\r\n    f(a)\r\n}\r\n",
      gives: "x {\r\n    g {\r\n        a\r\n    }\r\n}\r\n")
    check("f($A)", by: "a()\n\nb($A)", in: "{\n  f(c)\n}", gives: "{\n  a()\n\n  b(c)\n}")
  }

  @Test func keepsTheValueOfStrings() {
    let quotes = "\"\"\""
    check(
      "if a { $$$B }", by: "$$$B", in: "if a {\n  f(\(quotes)\n    one\n    \(quotes))\n}",
      gives: "f(\(quotes)\n  one\n  \(quotes))")
    check(
      "f { $$$B }", by: "g {\n  f {\n    $$$B\n  }\n}",
      in: "f {\n  \(quotes)\n   \n\n  \(quotes)\n}",
      gives: "g {\n  f {\n    \(quotes)\n     \n\n    \(quotes)\n  }\n}")
    // A line of this one is not indented as the code is, so that all its lines stay.
    check(
      "if a { $$$B }", by: "$$$B", in: "if a {\n  f(\(quotes)\n one\n \(quotes))\n  g()\n}",
      gives: "f(\(quotes)\n one\n \(quotes))\ng()")
  }

  @Test func removesWholeLines() {
    check(".a()", by: "", in: "v\n  .a()\n  .b()", gives: "v\n  .b()")
    check(".a()", by: "", in: "v.a().b()", gives: "v.b()")
    check("print($$$)", by: "", in: "a()\nprint(1)\nb()\n", gives: "a()\nb()\n")
    check("print($$$)", by: "", in: "a(); print(1) // why\n", gives: "a();  // why\n")
    check(
      "print($$$)", by: "", in: "print(/* why */)", gives: "print(/* why */)",
      declined: [
        .lostComment("/* why */")
      ])
  }

  @Test func declinesCapturesOfRenamedParameters() {
    check("f { $0.a($X) }", by: "f { $0.b($X) }", in: "f { v in v.a(1) }", gives: "f { $0.b(1) }")
    check(
      "f { $0.a($X) }", by: "f { $0.b($X) }", in: "f { v in v.a(v.c) }",
      gives: "f { v in v.a(v.c) }",
      declined: [.renamedParameter("v")])
    check("f { $0.a($X) }", by: "f { $0.b($X) }", in: "f { $0.a($0.c) }", gives: "f { $0.b($0.c) }")
    check(
      "f { $V in $$$B }", by: "g { $V in $$$B }", in: "f { v in v.a; v.b }",
      gives: "g { v in v.a; v.b }")
  }

  @Test func keepsEquivalentForms() {
    check("f { $$$B }", by: "g { $$$B }", in: "f(x: { a in b })", gives: "g { a in b }")
    check(
      "@$$$A struct $S { $$$M }", by: "@$$$A final class $S { $$$M }",
      in: "@MainActor public struct A {\n  var a: Int\n}\nstruct B {}",
      gives: "@MainActor public final class A {\n  var a: Int\n}\nfinal class B {}")
    check(#"f("\($A)")"#, by: "f($A)", in: #"f("\(a.b)")"#, gives: "f(a.b)")
  }

  @Test func reportsThePlaceOfAnError() throws {
    try check(
      faultOf: "g($B)", for: "f($A)",
      is: "1:3: `$B` is not in the pattern: use one of its metavariables")
    try check(
      faultOf: "g($$$A)", for: "f($A)",
      is: "1:3: the pattern has `$A`, not `$$$A`: use the same spelling")
    try check(
      faultOf: "g(\n  $_)", for: "f($A)",
      is:
        "2:3: a template cannot use a metavariable without a name: name it here and in the pattern")
    try check(faultOf: "g($A", for: "f($A)", is: "1:5: expected ')'")
    try check(
      faultOf: "g", for: ".f()",
      is: "1:1: the pattern starts with a period: start the template with a period, too"
    )
  }
}
