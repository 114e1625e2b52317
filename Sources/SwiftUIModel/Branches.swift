import SourceText
import Syntax

/// Two ways that code goes on a condition, whichever statement says so.
public struct Branches: Sendable {
  /// What is decided on: a Boolean expression.
  public let condition: SyntaxCursor
  public let whenTrue: Branch
  public let whenFalse: Branch
  /// All of it, from the `if` to the end of what happens otherwise.
  public let range: ByteRange
  /// How many of the statements belong to them: two for an early exit.
  public let statementCount: Int

  /// What happens on one side.
  public struct Branch: Sendable {
    /// The only expression on this side, `return` and `AnyView(…)` left out; nil where there is
    /// none, or more than that.
    public let value: SyntaxCursor?
    public let isReturned: Bool
    public let isErased: Bool
    public let hasNoStatements: Bool
  }

  /// Why some statements are not two ways on a condition.
  public enum Obstacle: Error, Sendable {
    /// `if let`, alone or among other conditions.
    case unwrapping
    /// `if case`, `if #available`, or several conditions.
    case specialCondition
    /// Nothing happens when the condition does not hold.
    case missingBranch
    /// A loop, a switch over several values, plain code.
    case otherStatement
  }

  /// Reads the first of some statements, which follow one another in a block.
  ///
  /// ```
  /// if c { a } else { b }         if c { return a }; return b       guard c else { return b };
  /// return a switch c { case true: a       c ? a : b                         Group { … }
  /// ```
  public static func read(_ statements: ArraySlice<SyntaxCursor>) -> Result<Branches, Obstacle> {
    guard let first = statements.first else { return .failure(.otherStatement) }
    let next = statements.dropFirst().first
    switch first.kind {
    case .ifExpr: return readIf(first, next: next)
    case .guardStmt: return readGuard(first, next: next)
    case .switchExpr: return readSwitch(first)
    case .sequenceExpr: return readTernary(first, returnedBy: nil)
    case .returnStmt:
      guard let value = first.onlyChild else { return .failure(.otherStatement) }
      return value.kind == .sequenceExpr
        ? readTernary(value, returnedBy: first) : read([value])
    case .functionCallExpr:
      guard let call = FunctionCallView(first), call.name == "Group", call.arguments.count == 1,
        let closure = ClosureView(call.arguments[0].value), closure.signature == nil,
        closure.statements.count == 1
      else { return .failure(.otherStatement) }
      return read(closure.statements[...])
    default: return .failure(.otherStatement)
    }
  }
}

// MARK: Reading

extension Branches {
  private static func readIf(_ node: SyntaxCursor, next: SyntaxCursor?) -> Result<
    Branches, Obstacle
  > {
    guard let condition = node.onlyCondition else { return .failure(node.conditionObstacle) }
    let blocks = node.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
    guard let block = blocks.first else { return .failure(.otherStatement) }
    if 1 < blocks.count {
      return .success(Branches(condition, Branch(block), Branch(blocks[1]), range: node.range))
    }
    let exit = Branch(block)
    // What follows may be there for one platform only.
    if exit.isReturned, next?.kind == .ifConfigDecl { return .failure(.otherStatement) }
    guard exit.isReturned, let next, next.kind == .returnStmt else {
      return .failure(.missingBranch)
    }
    let range = ByteRange(node.range.start, next.range.end)
    return .success(Branches(condition, exit, Branch(next), range: range, statementCount: 2))
  }

  private static func readGuard(
    _ node: SyntaxCursor, next: SyntaxCursor?
  ) -> Result<Branches, Obstacle> {
    guard let condition = node.onlyCondition else { return .failure(node.conditionObstacle) }
    guard let block = node.child(.codeBlock), let next else { return .failure(.missingBranch) }
    let range = ByteRange(node.range.start, next.range.end)
    return .success(
      Branches(condition, Branch(next), Branch(block), range: range, statementCount: 2))
  }

  /// `switch c { case true: a; case false: b }`, one of which may be `default`.
  private static func readSwitch(_ node: SyntaxCursor) -> Result<Branches, Obstacle> {
    let cases = node.children.filter { $0.kind == .switchCase }
    guard let condition = node.children.first(where: { $0.kind != .unexpectedNodes }),
      cases.count == 2
    else { return .failure(.otherStatement) }
    let values = cases.map(\.caseValue)
    if values[0] == true, values[1] != true {
      return .success(Branches(condition, Branch(cases[0]), Branch(cases[1]), range: node.range))
    }
    guard values[0] == false, values[1] != false else { return .failure(.otherStatement) }
    return .success(Branches(condition, Branch(cases[1]), Branch(cases[0]), range: node.range))
  }

  /// `c ? a : b`, where `c` is a single operand.
  private static func readTernary(
    _ node: SyntaxCursor, returnedBy statement: SyntaxCursor?
  ) -> Result<Branches, Obstacle> {
    let parts = Array(node.children)
    guard parts.count == 3, parts[1].kind == .unresolvedTernaryExpr, let then = parts[1].onlyChild
    else { return .failure(.otherStatement) }
    let isReturned = statement != nil
    return .success(
      Branches(
        parts[0], Branch(value: then, isReturned: isReturned),
        Branch(value: parts[2], isReturned: isReturned), range: (statement ?? node).range))
  }

  private init(
    _ condition: SyntaxCursor, _ whenTrue: Branch, _ whenFalse: Branch, range: ByteRange,
    statementCount: Int = 1
  ) {
    self.condition = condition
    self.whenTrue = whenTrue
    self.whenFalse = whenFalse
    self.range = range
    self.statementCount = statementCount
  }
}

extension Branches.Branch {
  /// A block, a case, or the statement behind an early exit.
  fileprivate init(_ node: SyntaxCursor) {
    let statements: [SyntaxCursor]
    switch node.kind {
    case .codeBlock: statements = Array(node.children)
    case .switchCase: statements = Array(node.children.dropFirst())
    default: statements = [node]
    }
    guard statements.count == 1, let only = statements.first else {
      self.init(
        value: nil, isReturned: false, isErased: false, hasNoStatements: statements.isEmpty)
      return
    }
    let isReturned = only.kind == .returnStmt
    self.init(value: isReturned ? only.onlyChild : only, isReturned: isReturned)
  }

  /// Takes `AnyView(…)` off a value.
  fileprivate init(value: SyntaxCursor?, isReturned: Bool) {
    if let call = value.flatMap(FunctionCallView.init), call.name == "AnyView",
      call.arguments.count == 1, !call.arguments[0].isTrailing
    {
      self.init(
        value: call.arguments[0].value, isReturned: isReturned, isErased: true,
        hasNoStatements: false)
    } else {
      self.init(value: value, isReturned: isReturned, isErased: false, hasNoStatements: false)
    }
  }
}

extension SyntaxCursor {
  fileprivate var onlyChild: SyntaxCursor? {
    var children = children
    guard let first = children.next(), children.next() == nil else { return nil }
    return first
  }

  /// The condition of an `if` or `guard` that has one, and a plain one.
  fileprivate var onlyCondition: SyntaxCursor? {
    let elements = children.filter { $0.kind == .conditionElement }
    guard elements.count == 1, let condition = elements[0].onlyChild else { return nil }
    let special: [SyntaxKind] = [
      .optionalBindingCondition, .matchingPatternCondition, .availabilityCondition,
    ]
    return special.contains(condition.kind) ? nil : condition
  }

  /// What is special about the conditions of an `if` or `guard`.
  fileprivate var conditionObstacle: Branches.Obstacle {
    let isUnwrapping = children.contains {
      $0.kind == .conditionElement && $0.child(.optionalBindingCondition) != nil
    }
    return isUnwrapping ? .unwrapping : .specialCondition
  }

  /// The literal of `case true:` or `case false:`; nil for `default:` and all else.
  fileprivate var caseValue: Bool? {
    guard let label = child(.switchCaseLabel), label.child(.switchCaseItem)?.text == label.itemText
    else { return nil }
    return label.itemText == "true" ? true : label.itemText == "false" ? false : nil
  }

  private var itemText: String? {
    let items = children.filter { $0.kind == .switchCaseItem }
    return items.count == 1 ? items[0].text : nil
  }
}
