import Testing

/// Pairs of a source and its tokens in the notation of `check`. Every case was compared with the
/// official lexer.
@Suite struct LexerTests {
  @Test(arguments: [
    ("a /* b /* c */ d */ e", "identifier a | identifier e"),
    ("a /*\n*/ b", "identifier a | ^identifier b"),
    ("a // b\nc", "identifier a | ^identifier c"),
    ("a\r\nb\rc", "identifier a | ^identifier b | ^identifier c"),
    ("\u{FEFF}a", "identifier a"),
    ("a\u{B}b\u{C}c", "identifier a | identifier b | identifier c"),
    ("#!/usr/bin/swift\na", "shebang #!/usr/bin/swift | ^identifier a"),
    ("<<<<<<< A\na\n=======\nb\n>>>>>>> B\nc", "identifier c | 1 error"),
    ("a /* b", "identifier a | 1 error"),
    ("a\0b", "identifier a | identifier b"),
    ("\u{A0}a\u{1}", "identifier a | 1 error"),
  ])
  func splitsTrivia(_ source: String, _ tokens: String) {
    check(source, tokens)
  }

  @Test(arguments: [
    (
      "let init self Self Any x",
      """
      let let | initKeyword init | selfKeyword self | capitalSelfKeyword Self
      capitalAnyKeyword Any | identifier x
      """
    ),
    ("actor async await", "actor actor | async async | await await"),
    (
      "_ _a a_ a1 $0 $ $a $0a",
      """
      wildcard _ | identifier _a | identifier a_ | identifier a1 | dollarIdentifier $0
      dollarIdentifier $ | identifier $a | identifier $0a
      """
    ),
    (
      "`class` `a b` `$`",
      "identifier.backticks `class` | identifier.backticks `a·b` | identifier.backticks `$`"
    ),
    (
      "`+` `` ` `",
      """
      identifier.malformed.backticks `+` | identifier.malformed.backticks ``
      identifier.malformed.backticks `·` | 3 errors
      """
    ),
    ("`a\nb", "unknown.malformed ` | identifier a | ^identifier b | 1 error"),
    (
      "über 中文 a\u{301} \u{301}a",
      "identifier über | identifier 中文 | identifier a\u{301} | identifier.malformed \u{301}a | 1 error"
    ),
    (
      "<#name#> <#a <#b#>",
      """
      identifier.malformed.placeholder <#name#> | prefixOperator < | pound # | identifier a
      identifier.malformed.placeholder <#b#> | 2 errors
      """
    ),
  ])
  func splitsNames(_ source: String, _ tokens: String) {
    check(source, tokens)
  }

  @Test(arguments: [
    (
      "0 12 1_000 1.5 1e5 1.5e-3",
      """
      integerLiteral 0 | integerLiteral 12 | integerLiteral 1_000 | floatLiteral 1.5
      floatLiteral 1e5 | floatLiteral 1.5e-3
      """
    ),
    (
      "0x1F 0o17 0b101 0xA.8p1",
      "integerLiteral 0x1F | integerLiteral 0o17 | integerLiteral 0b101 | floatLiteral 0xA.8p1"
    ),
    (
      "pair.0.1 1.max 0xFF.description",
      """
      identifier pair | period . | integerLiteral 0 | period . | integerLiteral 1
      integerLiteral 1 | period . | identifier max | integerLiteral 0xFF | period .
      identifier description
      """
    ),
    (
      "1a 0b2 0o8 0xg 1e 1ex",
      """
      integerLiteral.malformed 1a | integerLiteral.malformed 0b2 | integerLiteral.malformed 0o8
      integerLiteral.malformed 0xg | floatLiteral.malformed 1e | floatLiteral.malformed 1ex
      6 errors
      """
    ),
    (
      "1.5.2 1..2 1...2",
      """
      floatLiteral 1.5 | period . | integerLiteral 2 | integerLiteral 1 | binaryOperator ..
      integerLiteral 2 | integerLiteral 1 | binaryOperator ... | integerLiteral 2
      """
    ),
  ])
  func splitsNumbers(_ source: String, _ tokens: String) {
    check(source, tokens)
  }

  @Test(arguments: [
    (
      "a+b a + b +a a+",
      """
      identifier a | binaryOperator + | identifier b | identifier a | binaryOperator +
      identifier b | prefixOperator + | identifier a | identifier a | postfixOperator +
      """
    ),
    ("a = b", "identifier a | equal = | identifier b"),
    ("a =b", "identifier a | equal.malformed = | identifier b | 1 error"),
    (
      "f(&a) a & b",
      """
      identifier f | leftParen ( | prefixAmpersand & | identifier a | rightParen )
      identifier a | binaryOperator & | identifier b
      """
    ),
    (
      "a?.b!.c ?? d ? e : f",
      """
      identifier a | postfixQuestionMark ? | period . | identifier b | exclamationMark !
      period . | identifier c | binaryOperator ?? | identifier d | infixQuestionMark ?
      identifier e | colon : | identifier f
      """
    ),
    (
      "x as? Y as! Z",
      """
      identifier x | as as | postfixQuestionMark ? | identifier Y | as as | exclamationMark !
      identifier Z
      """
    ),
    ("try? f", "try try | postfixQuestionMark ? | identifier f"),
    (
      "a...b ...b a... .b",
      """
      identifier a | binaryOperator ... | identifier b | prefixOperator ... | identifier b
      identifier a | postfixOperator ... | period . | identifier b
      """
    ),
    (
      "(+) [<] a < b",
      """
      leftParen ( | binaryOperator + | rightParen ) | leftSquare [ | binaryOperator <
      rightSquare ] | identifier a | binaryOperator < | identifier b
      """
    ),
    (
      "Array<Set<Int>>",
      """
      identifier Array | binaryOperator < | identifier Set | binaryOperator < | identifier Int
      postfixOperator >>
      """
    ),
    (
      "let a: Int?=1",
      """
      let let | identifier a | colon : | identifier Int | postfixQuestionMark ? | equal =
      integerLiteral 1
      """
    ),
    ("-> a->b", "arrow -> | identifier a | arrow -> | identifier b"),
    (
      "a*/b a */",
      """
      identifier a | unknown.malformed */ | identifier b | identifier a | unknown.malformed */
      2 errors
      """
    ),
    (
      "a+/*c*/b a+//c\nb",
      """
      identifier a | postfixOperator + | identifier b | identifier a | postfixOperator +
      ^identifier b
      """
    ),
    (
      "a ≠ b •a",
      "identifier a | binaryOperator ≠ | identifier b | prefixOperator • | identifier a"
    ),
    (
      "a.<b .+. a.+b",
      """
      identifier a | binaryOperator .< | identifier b | binaryOperator .+. | identifier a
      binaryOperator .+ | identifier b
      """
    ),
  ])
  func splitsOperators(_ source: String, _ tokens: String) {
    check(source, tokens)
  }

  @Test(arguments: [
    (
      #"@{[(}]),;:\ ::"#,
      ###"""
      atSign @ | leftBrace { | leftSquare [ | leftParen ( | rightBrace } | rightSquare ]
      rightParen ) | comma , | semicolon ; | colon : | backslash \ | colonColon ::
      """###
    ),
    (
      "#if a #elseif b #else #endif",
      """
      poundIf #if | identifier a | poundElseif #elseif | identifier b | poundElse #else
      poundEndif #endif
      """
    ),
    (
      "#available #unavailable #sourceLocation #selector ##",
      """
      poundAvailable #available | poundUnavailable #unavailable
      poundSourceLocation #sourceLocation | pound # | identifier selector | pound # | pound #
      """
    ),
  ])
  func splitsPunctuation(_ source: String, _ tokens: String) {
    check(source, tokens)
  }
}
