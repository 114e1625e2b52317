import Testing

/// Strings and regex literals, for which the lexer has several states.
@Suite struct LiteralLexerTests {
  @Test(arguments: [
    (
      #""" "a""#,
      #"stringQuote " | stringQuote " | stringQuote " | stringSegment a | stringQuote ""#
    ),
    (#""a\nb\t""#, #"stringQuote " | stringSegment a\n | stringSegment b\t | stringQuote ""#),
    (
      #""a\(b)c\(d(e))""#,
      ###"""
      stringQuote " | stringSegment a | backslash \ | leftParen ( | identifier b
      rightParen ) | stringSegment c | backslash \ | leftParen ( | identifier d | leftParen (
      identifier e | rightParen ) | rightParen ) | stringQuote "
      """###
    ),
    (
      #""\("\(a)")""#,
      ###"""
      stringQuote " | backslash \ | leftParen ( | stringQuote " | backslash \ | leftParen (
      identifier a | rightParen ) | stringQuote " | rightParen ) | stringQuote "
      """###
    ),
    (
      ###"#"a\n\#n\#(b)"# ##"a"#b"##"###,
      ###"""
      rawStringPoundDelimiter # | stringQuote " | stringSegment a\n\#n | backslash \
      rawStringPoundDelimiter # | leftParen ( | identifier b | rightParen ) | stringQuote "
      rawStringPoundDelimiter # | rawStringPoundDelimiter ## | stringQuote "
      stringSegment a"#b | stringQuote " | rawStringPoundDelimiter ##
      """###
    ),
    (
      ##"#"""# "a""##,
      """
      rawStringPoundDelimiter # | stringQuote " | stringSegment " | stringQuote "
      rawStringPoundDelimiter # | stringQuote " | stringSegment a | stringQuote "
      """
    ),
    (#""a"#, #"stringQuote " | stringSegment.malformed a | 1 error"#),
    (#""a\#nb"#, #"stringQuote " | stringSegment.malformed a | ^identifier b | 1 error"#),
    (
      #""\(a\#nb"#,
      #"stringQuote " | backslash \ | leftParen ( | identifier a | ^identifier b | 1 error"#
    ),
    (
      #""\q\u{41}\u{}\u""#,
      #"stringQuote " | stringSegment.malformed \q\u{41}\u{}\u | stringQuote " | 1 error"#
    ),
    (#""a\#tb""#, #"stringQuote " | stringSegment.malformed a\#tb | stringQuote " | 1 error"#),
    ("'a'", "singleQuote.malformed ' | stringSegment a | singleQuote ' | 1 error"),
    ("“a” b", "identifier.malformed “a” | identifier b | 1 error"),
    (
      #""\(try? (a))""#,
      ###"""
      stringQuote " | backslash \ | leftParen ( | try try | postfixQuestionMark ?
      leftParen ( | identifier a | rightParen ) | stringSegment ) | stringQuote "
      """###
    ),
    (
      #""aé\(b)中""#,
      ###"""
      stringQuote " | stringSegment aé | backslash \ | leftParen ( | identifier b
      rightParen ) | stringSegment 中 | stringQuote "
      """###
    ),
  ])
  func splitsStrings(_ source: String, _ tokens: String) {
    check(source, tokens)
  }

  @Test(arguments: [
    (
      ###"""
      """
        a
        b
        """
      """###,
      ###"""
      multilineStringQuote """ | ^stringSegment ··a⏎ | ^stringSegment ··b⏎ | ^stringSegment ··
      multilineStringQuote """
      """###
    ),
    (
      ###"""
      """
      """
      """###,
      ###"""
      multilineStringQuote """ | ^multilineStringQuote """
      """###
    ),
    (
      ###"""
      """

        a\
        b
        """
      """###,
      ###"""
      multilineStringQuote """ | ^stringSegment ⏎ | ^stringSegment ··a | ^stringSegment ··b⏎
      ^stringSegment ·· | multilineStringQuote """
      """###
    ),
    (
      ###"""
      """\###r
        a\###r
        """
      """###,
      ###"""
      multilineStringQuote """ | ^stringSegment ··a␍⏎ | ^stringSegment ··
      multilineStringQuote """
      """###
    ),
    (
      ###"""
      """
        a\(b)c
        \(d)
        """
      """###,
      ###"""
      multilineStringQuote """ | ^stringSegment ··a | backslash \ | leftParen ( | identifier b
      rightParen ) | stringSegment c⏎ | ^stringSegment ·· | backslash \ | leftParen (
      identifier d | rightParen ) | stringSegment ⏎ | ^stringSegment ··
      multilineStringQuote """
      """###
    ),
    (
      ###"""
      """
        \(
          a
        )
        """
      """###,
      ###"""
      multilineStringQuote """ | ^stringSegment ·· | backslash \ | leftParen ( | ^identifier a
      ^rightParen ) | stringSegment ⏎ | ^stringSegment ·· | multilineStringQuote """
      """###
    ),
    (
      ###"""
      #"""
        a\#n"""
        \#(b)
        """#
      """###,
      ###"""
      rawStringPoundDelimiter # | multilineStringQuote """ | ^stringSegment ··a\#n
      stringSegment """⏎ | ^stringSegment ·· | backslash \ | rawStringPoundDelimiter #
      leftParen ( | identifier b | rightParen ) | stringSegment ⏎ | ^stringSegment ··
      multilineStringQuote """ | rawStringPoundDelimiter #
      """###
    ),
    (
      ###"""
      """a
      """
      """###,
      ###"""
      multilineStringQuote """ | stringSegment a⏎ | ^multilineStringQuote """
      """###
    ),
    (
      ###"""
      """
      a
      """###,
      ###"""
      multilineStringQuote """ | ^stringSegment.malformed a | 1 error
      """###
    ),
  ])
  func splitsMultiLineStrings(_ source: String, _ tokens: String) {
    check(source, tokens)
  }

  @Test(arguments: [
    ("/a/", "regexSlash / | regexLiteralPattern a | regexSlash /"),
    (
      "x = /a b/",
      "identifier x | equal = | regexSlash / | regexLiteralPattern a·b | regexSlash /"
    ),
    (
      "a / b / c",
      "identifier a | binaryOperator / | identifier b | binaryOperator / | identifier c"
    ),
    (
      "f(/a)/, b)",
      """
      identifier f | leftParen ( | prefixOperator / | identifier a | rightParen )
      postfixOperator / | comma , | identifier b | rightParen )
      """
    ),
    ("[/, /]", "leftSquare [ | binaryOperator / | comma , | binaryOperator / | rightSquare ]"),
    (
      "x = / a/",
      """
      identifier x | equal = | regexSlash / | regexLiteralPattern.malformed ·a | regexSlash /
      1 error
      """
    ),
    ("x = /a /", "identifier x | equal = | prefixOperator / | identifier a | binaryOperator /"),
    ("a/b/c", "identifier a | binaryOperator / | identifier b | binaryOperator / | identifier c"),
    ("return /a/", "return return | regexSlash / | regexLiteralPattern a | regexSlash /"),
    (
      "func /(a: A) {}",
      """
      func func | prefixOperator / | leftParen ( | identifier a | colon : | identifier A
      rightParen ) | leftBrace { | rightBrace }
      """
    ),
    (
      "#/a/b/# ##/a/#/##",
      """
      regexPoundDelimiter # | regexSlash / | regexLiteralPattern a/b | regexSlash /
      regexPoundDelimiter # | regexPoundDelimiter ## | regexSlash / | regexLiteralPattern a/#
      regexSlash / | regexPoundDelimiter ##
      """
    ),
    (
      "#/\n  a\n/#",
      """
      regexPoundDelimiter # | regexSlash / | regexLiteralPattern ⏎··a⏎ | regexSlash /
      regexPoundDelimiter #
      """
    ),
    (
      #"x = /a\/b[/]/"#,
      ###"""
      identifier x | equal = | regexSlash / | regexLiteralPattern a\/b[ | regexSlash /
      rightSquare ] | postfixOperator /
      """###
    ),
    ("#/a", "regexPoundDelimiter # | regexSlash / | regexLiteralPattern.malformed a | 1 error"),
    ("#/\na", "regexPoundDelimiter # | regexSlash / | ^identifier a | 1 error"),
    (
      "try? /^ a/",
      "try try | postfixQuestionMark ? | regexSlash / | regexLiteralPattern ^·a | regexSlash /"
    ),
    (
      "x = ^/a/",
      """
      identifier x | equal = | prefixOperator ^ | regexSlash / | regexLiteralPattern a
      regexSlash /
      """
    ),
    ("x = /a/*b*/", "identifier x | equal = | prefixOperator / | identifier a"),
    ("(/a\n)", "leftParen ( | prefixOperator / | identifier a | ^rightParen )"),
  ])
  func splitsRegexes(_ source: String, _ tokens: String) {
    check(source, tokens)
  }
}
