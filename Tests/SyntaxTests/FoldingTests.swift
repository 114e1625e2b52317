import Parser
import SourceText
import Syntax
import Testing

/// Folds the first sequence of a source, using the operators that the source declares.
private func fold(_ source: String) throws -> FoldedExpr {
  let tree = SyntaxParser().parse(SourceText(source))
  var table = OperatorTable.standard
  table.add([tree])
  let sequence = tree.nodes(ofKind: .sequenceExpr).first { _ in true }
  return table.fold(try #require(sequence))
}

@Suite struct FoldingTests {
  @Test(arguments: [
    ("a + b * c", "a + (b * c)"),
    ("a * b + c", "(a * b) + c"),
    ("a - b - c - d", "((a - b) - c) - d"),
    ("a ?? b ?? c", "a ?? (b ?? c)"),
    ("a = b = c + d", "a = (b = (c + d))"),
    ("a || b && c == d + e << f", "a || (b && (c == (d + (e << f))))"),
    ("a << b + c == d && e || f", "((((a << b) + c) == d) && e) || f"),
    ("a += b ?? c", "a += (b ?? c)"),
    ("0 ..< a + 1", "0 ..< (a + 1)"),
    ("a .& b .| c", "(a .& b) .| c"),
  ])
  func followsThePrecedenceOfTheStandardLibrary(_ source: String, _ folded: String) throws {
    let result = try fold(source)
    #expect(result.parenthesizedText == folded)
    #expect(result.problem == nil)
    #expect(result.text == source)
  }

  @Test(arguments: [
    ("a ? b : c ? d : e", "a ? b : (c ? d : e)"),
    ("a == b ? c : d + e", "(a == b) ? c : (d + e)"),
    ("x = a ?? b ? c : d", "x = ((a ?? b) ? c : d)"),
    ("a as T == b", "(a as T) == b"),
    ("a ?? b as? T + c", "a ?? ((b as? T) + c)"),
    ("a * b is T", "(a * b) is T"),
    ("a as! T * b", "(a as! T) * b"),
    ("a = (b + c * d)", "a = (b + c * d)"),
    ("(A) -> (B) -> C", "(A) -> ((B) -> C)"),
  ])
  func foldsTernariesCastsAndArrows(_ source: String, _ folded: String) throws {
    #expect(try fold(source).parenthesizedText == folded)
  }

  @Test(arguments: [
    ("try a + b", "try (a + b)"),
    ("try! await a + b * c", "try! (await (a + (b * c)))"),
    ("x = try a + b", "x = (try (a + b))"),
    ("a ?? try b ?? c", "a ?? (try (b ?? c))"),
    ("x = try a", "x = try a"),
    ("unsafe a ? b : c", "unsafe (a ? b : c)"),
    ("try a = b", "try (a = b)"),
  ])
  func extendsTryOverTheRightOperands(_ source: String, _ folded: String) throws {
    #expect(try fold(source).parenthesizedText == folded)
  }

  @Test func readsDeclaredOperators() throws {
    let tight = """
      precedencegroup Power {
        higherThan: MultiplicationPrecedence
        associativity: right
      }
      precedencegroup Loose { lowerThan: Power, AdditionPrecedence }
      infix operator ** : Power
      infix operator ~~ : Loose

      """
    #expect(try fold(tight + "a * b ** c ** d").parenthesizedText == "a * (b ** (c ** d))")
    #expect(try fold(tight + "a ~~ b + c").parenthesizedText == "a ~~ (b + c)")
    #expect(try fold(tight + "a ** b ~~ c").parenthesizedText == "(a ** b) ~~ c")
    #expect(try fold(tight + "a ** b ~~ c").problem == nil)
    #expect(
      try fold(tight + "a ~~ b == c").problem == .unorderedOperators("~~", "=="))
  }

  @Test(arguments: [
    ("a <> b", FoldingProblem.unknownOperator("<>")),
    ("a == b == c", .unorderedOperators("==", "==")),
    (
      "infix operator <> : AdditionPrecedence\ninfix operator <> : Gone\na <> b",
      .ambiguousOperator("<>")
    ),
    ("infix operator <> : Gone\na <> b", .unknownOperator("<>")),
    ("infix operator <>\na <> b + c", .unorderedOperators("<>", "+")),
    ("infix operator <>\na <> b ? c : d", nil),
    ("infix operator <>\na <> b <> c", .unorderedOperators("<>", "<>")),
  ])
  func reportsProblems(_ source: String, _ problem: FoldingProblem?) throws {
    #expect(try fold(source).problem == problem)
  }

  @Test func returnsShapes() throws {
    guard case .assignment(let target, let value) = try fold("x = try a as? T").shape,
      case .operand(let name) = target.shape,
      case .covered(let keyword, let body) = value.shape,
      case .cast(_, let mark, let type) = body.shape
    else {
      Issue.record("not an assignment of a covered cast")
      return
    }
    #expect([name.text, mark.text, type.text] == ["x", "as?", "T"])
    #expect(keyword.kind == .tryExpr)
  }

  @Test func foldsLongSequencesWithoutRecursion() throws {
    let sum = Array(repeating: "a", count: 100_000).joined(separator: " + ")
    #expect(try fold(sum).text.utf8.count == sum.utf8.count)
    let choice = Array(repeating: "a", count: 100_000).joined(separator: " ?? ")
    #expect(try fold(choice).text.utf8.count == choice.utf8.count)
  }
}
