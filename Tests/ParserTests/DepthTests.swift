import Foundation
import Parser
import SourceText
import Syntax
import Testing

/// Input that could overflow the stack or take unbounded time. Parsing must finish, keep every
/// byte, and report excessive depth at most once.
@Suite struct DepthTests {
  @Test(arguments: HostileInput.tooManyBrackets)
  func limitsTheDepthOfBrackets(_ input: HostileInput) async {
    let found = await errors(in: input.source)
    #expect(found == ["brackets are nested more than 256 levels deep"])
  }

  @Test(arguments: HostileInput.tooDeep)
  func limitsTheDepthOfOtherNesting(_ input: HostileInput) async {
    let found = await errors(in: input.source)
    #expect(found == ["the code is nested too deeply"])
  }

  @Test(arguments: HostileInput.long)
  func parsesLongInput(_ input: HostileInput) async {
    let found = await errors(in: input.source)
    #expect(found == [])
  }

  @Test(arguments: HostileInput.malformed)
  func parsesInvalidInput(_ input: HostileInput) async {
    let found = await errors(in: input.source)
    #expect(found != [])
  }

  /// The same limit as the official parser's.
  @Test(arguments: [("(", ")"), ("{ ", " }"), ("f(", ")"), ("{ (", ") }"), ("x[(", ")]")])
  func accepts256Brackets(_ left: String, _ right: String) async {
    let count = 256 / left.count { "([{".contains($0) }
    let deepest = "a = " + left * count + "b" + right * count
    #expect(await errors(in: deepest) == [])
    let deeper = "a = (" + left * count + "b" + right * count + ")"
    #expect(await errors(in: deeper) == ["brackets are nested more than 256 levels deep"])
  }
}

/// Returns the messages for a source, parsed on a thread with 8 MB of stack, as the runner's
/// workers have. A task may have only 512 KB; the deepest accepted source used 3.6 MB in a debug
/// build and 0.9 MB in a release build.
private func errors(in source: String) async -> [String] {
  await withCheckedContinuation { continuation in
    let thread = Thread {
      let tree = SyntaxParser().parse(SourceText(source))
      let broken = brokenInvariant(of: tree).map { [$0] }
      continuation.resume(returning: broken ?? tree.diagnostics.map(\.message))
    }
    thread.stackSize = 8 << 20
    thread.start()
  }
}

struct HostileInput: CustomTestStringConvertible {
  let testDescription: String
  let source: String

  init(_ name: String, _ source: String) {
    testDescription = name
    self.source = source
  }

  static let tooManyBrackets = [
    Self("parentheses", "a = " + "(" * 100_000 + ")" * 100_000),
    Self("square brackets", "a = " + "[" * 100_000 + "]" * 100_000),
    Self("braces", "{" * 100_000 + "}" * 100_000),
    Self("brackets that nothing closes", "([{" * 30_000),
    Self("closures", "f { " * 10_000 + "}" * 10_000),
    Self("calls", "f(" * 10_000 + ")" * 10_000),
    Self("subscripts", "a[" * 10_000 + "]" * 10_000),
    Self("arguments of types", "let a: " + "A<" * 5_000 + "B" + ">" * 5_000),
    Self("tuple types", "let a: " + "(" * 10_000 + ")" * 10_000),
    Self("array types", "let a: " + "[" * 10_000 + "A" + "]" * 10_000),
    Self("inline arrays", "let a: " + "[3 of " * 10_000 + "A" + "]" * 10_000),
    Self("interpolations", #""\("# * 10_000 + "a" + #")""# * 10_000),
    Self("closures in interpolations", #""\({ "# * 5_000 + "a" + #" })""# * 5_000),
    Self("conditions", "if a { " * 10_000 + "}" * 10_000),
    Self("switches", "switch a { case b: " * 5_000 + "}" * 5_000),
    Self("availability conditions", "if #available(iOS 1, *), ( " * 5_000 + ") {}" * 5_000),
    Self("functions", "func f() { " * 10_000 + "}" * 10_000),
    Self("types", "struct S { " * 10_000 + "}" * 10_000),
    Self("accessors", "var a: A { get { " * 5_000 + "} }" * 5_000),
    Self("default arguments", "func f(a: A = { " * 5_000 + "}) {}" * 5_000),
    Self("captures", "{ [a = " * 5_000 + "] in }" * 5_000),
    Self("macro expansions", "#a(" * 10_000 + ")" * 10_000),
    Self("patterns", "if case " + "let (" * 10_000 + ")" * 10_000 + " = a {}"),
    Self("key paths", #"\A["# * 10_000 + "]" * 10_000),
    Self("#if", "#if a\n" * 20_000 + "#endif\n" * 20_000),
    Self("#if in a chain", "a\n" + "#if a\n.b\n" * 10_000 + "#endif\n" * 10_000),
  ]

  static let tooDeep = [
    Self("ternaries", "a" + " ? b" * 50_000 + " : c" * 50_000),
    Self("try await", "try await " * 50_000 + "a"),
    Self("consume", "a = " + "consume " * 50_000 + "a"),
    Self("repeat each", "a = " + "repeat each " * 50_000 + "a"),
    Self("unsafe", "a = " + "unsafe " * 50_000 + "a"),
    Self("prefixes in parentheses", "(try await try await " * 10_000 + ")" * 10_000),
    Self("ternaries in parentheses", "(a ? b ? c ? d ? " * 10_000),
  ]

  static let long = [
    Self("members", "a" + ".b" * 100_000),
    Self("calls in a chain", "a" + "\n  .b(1) { $0 }" * 10_000),
    Self("optional chaining", "a" + "?.b!" * 30_000),
    Self("comparisons", "let a = b" + " < c" * 30_000),
    Self("comparisons without spaces", "let a = " + "b<" * 5_000),
    Self("operators", "a" + " + b" * 50_000),
    Self("assignments", "a" + " = b" * 50_000),
    Self("casts", "a" + " as B" * 30_000),
    Self("else if", "if a {}" + " else if a {}" * 20_000),
    Self("arguments", "f(" + "a, " * 50_000 + ")"),
    Self("elements", "[" + "a: b, " * 30_000 + "]"),
    Self("members of types", "let a: A" + ".B" * 50_000),
    Self("compositions", "let a: A" + " & B" * 30_000),
    Self("optional types", "let a: A" + "?" * 50_000),
    Self("attributes of one declaration", "@a(b) " * 20_000 + "let c = 1"),
    Self("modifiers", "public " * 50_000 + "let a = 1"),
    Self("statements on one line", "a; " * 50_000),
    Self("cases", "switch a {\n" + "case b: c\n" * 20_000 + "}"),
    Self("a comment in comments", "/*" * 100_000 + "*/" * 100_000),
    Self("one string", "\"" + "a" * 1_000_000 + "\""),
    Self("lines of one string", "\"\"\"\n" + "a\n" * 50_000 + "\"\"\""),
    Self("components of a key path", #"\A"# + ".b?" * 30_000),
  ]

  static let malformed = [
    Self("unterminated strings", "let a = \"text\n" * 50_000),
    Self("strings of several lines", "\"\"\" " * 50_000),
    Self("comments", "/* " * 50_000),
    Self("quotes", "\"" * 99_999),
    Self("hashes", "#" * 100_000),
    Self("left angles", "<" * 100_000),
    Self("types that never close", "let a: " + "A<" * 5_000),
    Self("attributes", "@a(" * 10_000 + ")" * 10_000),
    Self("right braces", "}" * 50_000),
    Self("right brackets of all sorts", ")]}" * 30_000),
    Self("function types", "let a: A" + " -> A" * 50_000),
    Self("closure parameters", "{ (" * 20_000),
    Self("periods", "." * 100_000),
    Self("colons", ":" * 50_000),
    Self("backticks", "`" * 100_001),
    Self("backslashes", "\\" * 50_000),
    Self("at signs", "@" * 50_000),
    Self("#if without end", "#if a\n" * 20_000),
    Self("#else", "#else\n" * 20_000),
    Self("declarations without names", "func " * 30_000),
    Self("cases without a switch", "case a: " * 20_000),
    Self("control characters", "\u{1}" * 50_000),
    Self("markers of a conflict", "<<<<<<< \n" * 20_000),
  ]
}

private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
