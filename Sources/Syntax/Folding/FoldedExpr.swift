import SourceText

/// A sequence of operators folded by precedence, or a part of one: `a + b * c` is the sum of `a`
/// and the product of `b` and `c`.
///
/// Do not traverse it recursively: a chain of ten thousand `+` is as many levels deep.
public struct FoldedExpr: Sendable {
  public let tree: SyntaxTree
  /// The problem that makes the folding uncertain. Where the precedence of two operators is
  /// unknown, the left operator binds tighter.
  public let problem: FoldingProblem?

  /// All parts of the sequence; each part follows its operands.
  let parts: [Part]
  let index: Int

  public enum Shape: Sendable {
    /// A node of the tree: a name, a call, a literal.
    case operand(SyntaxCursor)
    /// `a + b`; the operator is a `binaryOperatorExpr`, or an `arrowExpr` between types.
    case infix(left: FoldedExpr, operator: SyntaxCursor, right: FoldedExpr)
    /// `a = b`
    case assignment(target: FoldedExpr, value: FoldedExpr)
    /// `a ? b : c`; the middle may be a sequence that must be folded separately.
    case ternary(condition: FoldedExpr, then: SyntaxCursor, otherwise: FoldedExpr)
    /// `a is T`
    case typeCheck(value: FoldedExpr, type: SyntaxCursor)
    /// `a as T`; the operator tells `as`, `as?` and `as!` apart.
    case cast(value: FoldedExpr, operator: SyntaxCursor, type: SyntaxCursor)
    /// `try a + b`: a `tryExpr`, `awaitExpr` or `unsafeExpr` whose keyword covers all of `body`,
    /// which may extend further to the right than that node.
    case covered(by: SyntaxCursor, body: FoldedExpr)
  }
}

/// A reason why a folded sequence may differ from the compiler's reading.
public enum FoldingProblem: Equatable, Sendable {
  /// No file that was read declares the operator or its precedence group.
  case unknownOperator(String)
  /// Several files declare the operator with different precedence groups.
  case ambiguousOperator(String)
  /// The compiler would require parentheses between the two operators.
  case unorderedOperators(String, String)
  /// The sequence has a syntax error.
  case missingOperand
}

// MARK: Reading

extension FoldedExpr {
  public var shape: Shape {
    let part = parts[index]
    let node = SyntaxCursor(tree: tree, id: part.node)
    switch part.form {
    case .operand:
      return .operand(node)
    case .covered:
      return .covered(by: node, body: self[part.right])
    case .infix:
      return applied(node, left: self[part.left], right: self[part.right])
    }
  }

  private func applied(_ node: SyntaxCursor, left: FoldedExpr, right: FoldedExpr) -> Shape {
    let operand = SyntaxCursor(tree: tree, id: parts[right.index].node)
    switch node.kind {
    case .assignmentExpr:
      return .assignment(target: left, value: right)
    case .unresolvedTernaryExpr:
      guard let then = node.firstChild else { break }
      return .ternary(condition: left, then: then, otherwise: right)
    case .unresolvedIsExpr:
      return .typeCheck(value: left, type: operand)
    case .unresolvedAsExpr:
      return .cast(value: left, operator: node, type: operand)
    default:
      break
    }
    return .infix(left: left, operator: node, right: right)
  }

  private subscript(index: UInt32) -> FoldedExpr {
    FoldedExpr(tree: tree, problem: problem, parts: parts, index: Int(index))
  }

  /// The bytes, without leading and trailing trivia.
  public var range: ByteRange { range(of: parts[index]) }

  public var text: String { tree.source.string(range) }

  /// The tokens.
  public var tokens: Range<Int> {
    Int(parts[index].firstToken)..<Int(parts[index].endToken)
  }

  /// The operand, the operator that is applied last, or the `try` that covers the expression.
  public var head: SyntaxCursor { SyntaxCursor(tree: tree, id: parts[index].node) }

  /// All operator expressions in this expression, including itself.
  public var compounds: [FoldedExpr] {
    parts.indices.filter { parts[$0].form != .operand }.map {
      FoldedExpr(tree: tree, problem: problem, parts: parts, index: $0)
    }
  }

  /// The text with parentheses around each operator expression except the outermost.
  public var parenthesizedText: String {
    var parentheses: [ByteOffset: (closing: Int, opening: Int)] = [:]
    for part in parts[firstPart..<index] where part.form != .operand {
      let range = range(of: part)
      parentheses[range.start, default: (0, 0)].opening += 1
      parentheses[range.end, default: (0, 0)].closing += 1
    }
    var result = ""
    var start = range.start
    for (offset, counts) in parentheses.sorted(by: { $0.key < $1.key }) {
      result += tree.source.string(ByteRange(start, offset))
      result += String(repeating: ")", count: counts.closing)
      result += String(repeating: "(", count: counts.opening)
      start = offset
    }
    return result + tree.source.string(ByteRange(start, range.end))
  }

  /// The index of the first part of this expression. Its parts directly precede it.
  private var firstPart: Int { index + 1 - Int(parts[index].size) }

  private func range(of part: Part) -> ByteRange {
    guard part.firstToken < part.endToken else {
      return tree.range(of: part.node)
    }
    return ByteRange(
      tree.range(of: TokenID(part.firstToken)).start, tree.range(of: TokenID(part.endToken - 1)).end
    )
  }
}

// MARK: Storage

extension FoldedExpr {
  enum Form: UInt8, Sendable { case operand, infix, covered }

  struct Part: Sendable {
    let form: Form
    /// The operand, the operator, or the covering `try`.
    let node: NodeID
    let left: UInt32
    let right: UInt32
    let firstToken: UInt32
    let endToken: UInt32
    /// The number of parts of the expression, including itself.
    let size: UInt32
  }
}

extension SyntaxCursor {
  package var firstChild: SyntaxCursor? {
    var children = children
    return children.next()
  }
}
