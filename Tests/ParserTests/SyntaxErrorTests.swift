import Parser
import SourceText
import Syntax
import Testing

/// Error messages and their positions for source that the official parser also rejects.
@Suite struct SyntaxErrorTests {
  @Test func reportsMissingTokensAfterTheLastToken() {
    checkErrors("f(a, b", "1:7: expected ')'")
    checkErrors("let a = [1, 2", "1:14: expected ']'")
    checkErrors("let a: [Int", "1:12: expected ']'")
    checkErrors("repeat {}", "1:10: expected 'while'")
    checkErrors("a ? b", "1:6: expected ':'", "1:6: expected an expression")
    checkErrors("try", "1:4: expected an expression")
    checkErrors("import", "1:7: expected a name")
    checkErrors("let a =", "1:8: expected an expression")
    checkErrors("func f", "1:7: expected '('")
    checkErrors("struct S", "1:9: expected '{'")
    checkErrors("x = { a in", "1:11: expected '}'")
    checkErrors(#"\A."#, "1:4: expected a name")
  }

  @Test func reportsMissingTokensOnTheirLine() {
    checkErrors("struct S {\n  let a = \n  let b = 1\n}", "3:3: expected an expression")
    checkErrors("if a {\n  b\n", "3:1: expected '}'")
    checkErrors("class C {\n  func f() {\n}", "3:2: expected '}'")
    checkErrors("#if A\nb", "2:2: expected '#endif'")
    checkErrors("let a = b +\n", "2:1: expected an expression")
    checkErrors("a.\n", "1:2: extraneous white space after '.': remove it")
    checkErrors("let a = (b\n", "2:1: expected ')'")
  }

  @Test func reportsUnexpectedTokens() {
    checkErrors("}\na", "1:1: expected a statement")
    checkErrors("a\n)\nb", "2:1: expected a statement")
    checkErrors("f(a b)", "1:5: unexpected 'b'")
    checkErrors("a b c", "1:3: expected ';'", "1:5: expected ';'")
    checkErrors("let a b", "1:7: expected ';'")
    checkErrors("a;;b", "1:3: unexpected ';': remove it")
    checkErrors("precedencegroup A { b }", "1:21: unexpected 'b'")
    checkErrors("enum E { case a b }", "1:17: expected ';'", "1:17: expected a declaration")
    checkErrors(
      "switch a {\n  b\ncase .c: d\n}",
      "2:3: statements in a 'switch' must follow a 'case' or 'default'")
  }

  @Test func reportsOldSyntax() {
    checkErrors("func f(inout a: A) {}", "1:8: 'inout' must follow the colon")
    checkErrors(
      "let a: A throws -> B",
      "1:10: the parameters of a function type require parentheses")
    checkErrors(
      "for var i = 0; i < 1; i++ {}",
      "1:11: expected 'in'",
      "1:11: expected an expression",
      "1:11: unexpected '='")
    checkErrors(
      "'a'",
      #"1:1: single quotes cannot delimit a string literal: use '"'"#)
  }

  @Test func reportsMalformedTokens() {
    checkErrors(
      #""abc\#nlet b = 1"#,
      "1:2: unterminated string literal: close it with the quotes that open it")
    checkErrors(
      #"let a = "\(b"#,
      "1:12: unterminated string literal: close it with the quotes that open it",
      "1:13: expected ')'",
      "1:13: expected '\"'")
    checkErrors("/* a", "1:1: unterminated block comment: close it with '*/'")
    checkErrors(
      "let a = #/b",
      "1:9: unterminated regex literal: close it with '/'",
      "1:12: expected '/'",
      "1:12: expected '#'")
    checkErrors(#""\q""#, "1:2: invalid escape sequence in a string literal")
    checkErrors(
      #""""a""""#,
      "1:5: the closing quotes of a multi-line string literal must be on their own line")
    checkErrors("let a = 0xG", "1:11: this character is not a valid digit of the number before it")
    checkErrors(
      "f(<#a#>)",
      "1:3: editor placeholder in source file: replace it with code")
    checkErrors(
      "let `a = 1",
      "1:5: expected a closing backtick on this line",
      "1:5: expected a name",
      "1:5: expected ';'",
      "1:5: expected a statement")
  }

  /// Swift 5 accepts it with a warning.
  @Test func warnsOfWhatOnlySwift6Rejects() {
    for text in [
      "@Environment (\\.a) var b: Int", "@ State var a = 1", "let a: @ b () -> Int",
      "typealias A = @convention (c) (Int, (() -> Void)?) -> Void",
    ] {
      let tree = SyntaxParser().parse(SourceText(text))
      #expect(!tree.hasError && tree.diagnostics.map(\.severity) == [.warning], "\(text)")
    }
  }

  @Test func reportsAConflictMarkerOnce() {
    checkErrors(
      "<<<<<<< A\nb\n=======\nc\n>>>>>>> D",
      "1:1: source control conflict marker: keep one side and remove the markers")
  }

  @Test func reportsErrorsInSourceOrder() {
    checkErrors(
      "func f( {}\nlet a = 1",
      "1:9: expected a name",
      "1:9: expected ':'",
      "1:9: expected a type",
      "1:9: expected ')'")
    checkErrors("let (a, = b", "1:9: expected a name", "1:9: expected ')'")
    checkErrors("let a = 1 let b = ", "1:11: expected ';'", "1:19: expected an expression")
    checkErrors(
      "@A\nlet a: = )",
      "2:8: expected a type",
      "2:10: expected an expression",
      "2:10: expected ';'",
      "2:10: expected a statement")
  }

  @Test func reportsMissingPartsAfterKeywords() {
    checkErrors("guard a { }", "1:9: expected 'else'")
    checkErrors("struct { }", "1:8: expected a name")
    checkErrors("for a b {}", "1:7: expected 'in'")
    checkErrors("if case .a {}", "1:12: expected '='")
    checkErrors("do {} catch", "1:12: expected an expression", "1:12: expected '{'")
    checkErrors("extension {}", "1:11: expected a type")
    checkErrors("let a: some", "1:12: expected a type")
    checkErrors("typealias A", "1:12: expected '='", "1:12: expected a type")
    checkErrors("operator +", "1:1: expected 'prefix', 'infix' or 'postfix'")
  }
}
