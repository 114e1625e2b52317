/// The infix operators that a repository knows and how tightly they bind.
///
/// Start from `standard` and add the trees that declare more.
public struct OperatorTable: Sendable {
  var groups: [String: PrecedenceGroup] = [:]
  /// The name of the group of each infix operator.
  var infixGroups: [String: String] = [:]

  /// What the added trees declare, and what they declare twice and differently: two modules may each
  /// have an operator of their own under one name.
  var declaredOperators: Set<String> = []
  var declaredGroups: Set<String> = []
  var ambiguousOperators: Set<String> = []

  /// For each group, the groups below it, directly or through others.
  private var groupsBelow: [String: Set<String>] = [:]

  /// A table without any operators.
  public init() {}

  /// The group of an infix operator, if the operator and the group are declared somewhere.
  public func group(ofInfix name: String) -> PrecedenceGroup? {
    infixGroups[name].flatMap { groups[$0] }
  }

  /// Whether an infix operator is declared in several ways, so that its group is a guess.
  public func isAmbiguous(_ name: String) -> Bool {
    ambiguousOperators.contains(name)
  }
}

// MARK: Order

extension OperatorTable {
  /// The group of an operator in a sequence, `=`, `as` and `?` among them.
  package func group(of sign: SyntaxCursor) -> PrecedenceGroup? {
    switch sign.kind {
    case .assignmentExpr: groups["AssignmentPrecedence"]
    case .unresolvedTernaryExpr: groups["TernaryPrecedence"]
    case .unresolvedIsExpr, .unresolvedAsExpr: groups["CastingPrecedence"]
    case .arrowExpr: groups["FunctionArrowPrecedence"]
    default: group(ofInfix: sign.text)
    }
  }

  /// How an operator of one group stands to one of another on its right.
  package enum Order {
    /// The left one takes the operand between them.
    case left
    /// The right one takes it.
    case right
    /// Nothing says which.
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

  /// Works out anew which groups stand below which; called whenever a group was added.
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
