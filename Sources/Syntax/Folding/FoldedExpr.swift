import SourceText

/// A sequence of operators read by their precedence, or a part of one: `a + b * c` as the sum of `a`
/// and the product of `b` and `c`.
///
/// Whoever walks down into it should not recurse: a chain of ten thousand `+` is as many levels deep.
public struct FoldedExpr: Sendable {
  public let tree: SyntaxTree
  /// What kept the sequence from being read with certainty. Where nothing says which operator binds
  /// tighter, the left one does.
  public let problem: FoldingProblem?

  /// All parts of the sequence, each behind those it is made of.
  let parts: [Part]
  let index: Int

  public enum Shape: Sendable {
    /// A node of the tree: a name, a call, a literal.
    case operand(SyntaxCursor)
    /// `a + b`; the operator is a `binaryOperatorExpr`, or an `arrowExpr` between types.
    case infix(left: FoldedExpr, operator: SyntaxCursor, right: FoldedExpr)
    /// `a = b`
    case assignment(target: FoldedExpr, value: FoldedExpr)
    /// `a ? b : c`; the middle may be a sequence that is to be folded for itself.
    case ternary(condition: FoldedExpr, then: SyntaxCursor, otherwise: FoldedExpr)
    /// `a is T`
    case typeCheck(value: FoldedExpr, type: SyntaxCursor)
    /// `a as T`; the operator says whether it is `as?` or `as!`.
    case cast(value: FoldedExpr, operator: SyntaxCursor, type: SyntaxCursor)
    /// `try a + b`: a `tryExpr`, `awaitExpr` or `unsafeExpr` of the tree whose keyword covers all of
    /// `body`, which may reach further to the right than that node.
    case covered(by: SyntaxCursor, body: FoldedExpr)
  }
}

/// Why a folded sequence may not be what the compiler sees.
public enum FoldingProblem: Equatable, Sendable {
  /// No file that was read declares the operator, or its group.
  case unknownOperator(String)
  /// Several files declare the operator, and differently.
  case ambiguousOperator(String)
  /// The compiler would ask for parentheses between the two.
  case unorderedOperators(String, String)
  /// The sequence is damaged.
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

  /// The bytes, outer trivia left out.
  public var range: ByteRange { range(of: parts[index]) }

  public var text: String { tree.source.string(range) }

  /// The tokens, outer trivia left out.
  public var tokens: Range<Int> {
    Int(parts[index].firstToken)..<Int(parts[index].endToken)
  }

  /// The operand, the operator that binds the whole together, or the `try` that covers it.
  public var head: SyntaxCursor { SyntaxCursor(tree: tree, id: parts[index].node) }

  /// All that operators bind together in here, the whole among them.
  public var compounds: [FoldedExpr] {
    parts.indices.filter { parts[$0].form != .operand }.map {
      FoldedExpr(tree: tree, problem: problem, parts: parts, index: $0)
    }
  }

  /// The text with parentheses around every operator with its operands, but for the outermost.
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

  /// The parts that this one is made of stand right before it, from here on.
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
    /// The operand, the operator, or the `try` that covers the rest.
    let node: NodeID
    let left: UInt32
    let right: UInt32
    let firstToken: UInt32
    let endToken: UInt32
    /// How many parts it is made of, itself included.
    let size: UInt32
  }
}

extension SyntaxCursor {
  package var firstChild: SyntaxCursor? {
    var children = children
    return children.next()
  }
}
