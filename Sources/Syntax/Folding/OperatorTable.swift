/// The infix operators of a repository and their precedence groups.
///
/// Start with `standard` and add the trees that declare more operators.
public struct OperatorTable: Sendable {
  var groups: [String: PrecedenceGroup] = [:]
  /// The name of each infix operator's precedence group.
  var infixGroups: [String: String] = [:]

  /// The names that the added trees declare, and those that they declare with different meanings:
  /// two modules may each have an operator with the same name.
  var declaredOperators: Set<String> = []
  var declaredGroups: Set<String> = []
  var ambiguousOperators: Set<String> = []

  /// For each group, the groups of lower precedence, directly or transitively.
  private var groupsBelow: [String: Set<String>] = [:]

  /// A table without any operators.
  public init() {}

  /// Returns the group of an infix operator, or nil if the operator or the group has no
  /// declaration.
  public func group(ofInfix name: String) -> PrecedenceGroup? {
    infixGroups[name].flatMap { groups[$0] }
  }

  /// Whether several files declare an infix operator with different groups.
  public func isAmbiguous(_ name: String) -> Bool {
    ambiguousOperators.contains(name)
  }
}

// MARK: Order

extension OperatorTable {
  /// Returns the group of an operator in a sequence, including `=`, `as` and `?`.
  package func group(of node: SyntaxCursor) -> PrecedenceGroup? {
    switch node.kind {
    case .assignmentExpr: groups["AssignmentPrecedence"]
    case .unresolvedTernaryExpr: groups["TernaryPrecedence"]
    case .unresolvedIsExpr, .unresolvedAsExpr: groups["CastingPrecedence"]
    case .arrowExpr: groups["FunctionArrowPrecedence"]
    default: group(ofInfix: node.text)
    }
  }

  /// Which of two operators takes the operand between them.
  package enum Order {
    /// The left operator takes it.
    case left
    /// The right operator takes it.
    case right
    /// The precedence groups do not decide.
    case undecided
  }

  package func order(_ left: PrecedenceGroup, _ right: PrecedenceGroup) -> Order {
    if left.name == right.name {
      switch left.associativity {
      case .left: return .left
      case .right: return .right
      case .none: return .undecided
      }
    }
    if groupsBelow[left.name]?.contains(right.name) == true { return .left }
    if groupsBelow[right.name]?.contains(left.name) == true { return .right }
    return .undecided
  }

  /// Recomputes the order of the groups after a group was added.
  mutating func updateOrder() {
    var direct: [String: [String]] = [:]
    for group in groups.values {
      direct[group.name, default: []] += group.higherThan
      for higher in group.lowerThan { direct[higher, default: []].append(group.name) }
    }
    groupsBelow = direct.mapValues { below in
      var found: Set<String> = []
      var open = below
      while let name = open.popLast() {
        if found.insert(name).inserted { open += direct[name] ?? [] }
      }
      return found
    }
  }
}
