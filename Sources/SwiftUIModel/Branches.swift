import SourceText
import Syntax

/// The two branches of a condition, whichever statement or expression chooses between them.
public struct Branches: Sendable {
  /// The Boolean expression that chooses the branch.
  public let condition: SyntaxCursor
  public let whenTrue: Branch
  public let whenFalse: Branch
  /// The range from the `if` to the end of the other branch.
  public let range: ByteRange
  /// The number of statements that both branches take: two for an early exit.
  public let statementCount: Int

  /// One of the two branches.
  public struct Branch: Sendable {
    /// The only expression of the branch, without `return` and `AnyView(…)`; nil if there is none or
    /// more than one.
    public let value: SyntaxCursor?
    public let isReturned: Bool
    public let isErased: Bool
    public let hasNoStatements: Bool
  }

  /// Why statements are not two branches of a condition.
  public enum Mismatch: Error, Sendable {
    /// `if let`, alone or with other conditions.
    case unwrapping
    /// `if case`, `if #available`, or several conditions.
    case specialCondition
    /// There is no branch for a false condition.
    case missingBranch
    /// A loop, a `switch` over several values, or another statement.
    case otherStatement
  }

  /// Reads the branches that the first of several statements of a block starts.
  ///
  /// ```
  /// if c { a } else { b }         if c { return a }; return b       guard c else { return b };
  /// return a switch c { case true: a       c ? a : b                         Group { … }
  /// ```
  public static func read(_ statements: ArraySlice<SyntaxCursor>) -> Result<Branches, Mismatch> {
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
    Branches, Mismatch
  > {
    guard let condition = node.onlyCondition else { return .failure(node.conditionMismatch) }
    let blocks = node.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
    guard let block = blocks.first else { return .failure(.otherStatement) }
    if 1 < blocks.count {
      return .success(Branches(condition, Branch(block), Branch(blocks[1]), range: node.range))
    }
    let exit = Branch(block)
    // The following statement may exist on one platform only.
    if exit.isReturned, next?.kind == .ifConfigDecl { return .failure(.otherStatement) }
    guard exit.isReturned, let next, next.kind == .returnStmt else {
      return .failure(.missingBranch)
    }
    let range = ByteRange(node.range.start, next.range.end)
    return .success(Branches(condition, exit, Branch(next), range: range, statementCount: 2))
  }

  private static func readGuard(
    _ node: SyntaxCursor, next: SyntaxCursor?
  ) -> Result<Branches, Mismatch> {
    guard let condition = node.onlyCondition else { return .failure(node.conditionMismatch) }
    guard let block = node.child(.codeBlock), let next else { return .failure(.missingBranch) }
    let range = ByteRange(node.range.start, next.range.end)
    return .success(
      Branches(condition, Branch(next), Branch(block), range: range, statementCount: 2))
  }

  /// `switch c { case true: a; case false: b }`, one of which may be `default`.
  private static func readSwitch(_ node: SyntaxCursor) -> Result<Branches, Mismatch> {
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
  ) -> Result<Branches, Mismatch> {
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
  /// A block, a case, or the statement after an early exit.
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

  /// Unwraps a value from `AnyView(…)`.
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

  /// The condition of an `if` or `guard`, if it is a single expression.
  fileprivate var onlyCondition: SyntaxCursor? {
    let elements = children.filter { $0.kind == .conditionElement }
    guard elements.count == 1, let condition = elements[0].onlyChild else { return nil }
    let special: [SyntaxKind] = [
      .optionalBindingCondition, .matchingPatternCondition, .availabilityCondition,
    ]
    return special.contains(condition.kind) ? nil : condition
  }

  /// Why the conditions of an `if` or `guard` are not a single expression.
  fileprivate var conditionMismatch: Branches.Mismatch {
    let isUnwrapping = children.contains {
      $0.kind == .conditionElement && $0.child(.optionalBindingCondition) != nil
    }
    return isUnwrapping ? .unwrapping : .specialCondition
  }

  /// The literal of `case true:` or `case false:`; nil for `default:` and other cases.
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
