extension OperatorTable {
  /// The operators of the standard library, from its module interface in the Swift 6.3 toolchain.
  public static let standard = {
    var table = OperatorTable()
    for group in standardGroups { table.groups[group.name] = group }
    for (group, operators) in standardOperators {
      for name in operators.split(separator: " ") { table.infixGroups[String(name)] = group }
    }
    table.updateOrder()
    return table
  }()

  /// The groups from lowest to highest precedence. `higherThan` omits relations that follow from
  /// others.
  private static let standardGroups = [
    PrecedenceGroup("AssignmentPrecedence", .right, isAssignment: true),
    PrecedenceGroup("FunctionArrowPrecedence", .right, higherThan: ["AssignmentPrecedence"]),
    PrecedenceGroup("TernaryPrecedence", .right, higherThan: ["FunctionArrowPrecedence"]),
    PrecedenceGroup("DefaultPrecedence", higherThan: ["TernaryPrecedence"]),
    PrecedenceGroup("LogicalDisjunctionPrecedence", .left, higherThan: ["TernaryPrecedence"]),
    PrecedenceGroup(
      "LogicalConjunctionPrecedence", .left, higherThan: ["LogicalDisjunctionPrecedence"]),
    PrecedenceGroup("ComparisonPrecedence", higherThan: ["LogicalConjunctionPrecedence"]),
    PrecedenceGroup("NilCoalescingPrecedence", .right, higherThan: ["ComparisonPrecedence"]),
    PrecedenceGroup("CastingPrecedence", higherThan: ["NilCoalescingPrecedence"]),
    PrecedenceGroup("RangeFormationPrecedence", higherThan: ["CastingPrecedence"]),
    PrecedenceGroup("AdditionPrecedence", .left, higherThan: ["RangeFormationPrecedence"]),
    PrecedenceGroup("MultiplicationPrecedence", .left, higherThan: ["AdditionPrecedence"]),
    PrecedenceGroup("BitwiseShiftPrecedence", higherThan: ["MultiplicationPrecedence"]),
  ]

  private static let standardOperators = [
    ("BitwiseShiftPrecedence", "<< &<< >> &>>"),
    ("MultiplicationPrecedence", "* &* / % &"),
    ("AdditionPrecedence", "+ &+ - &- | ^"),
    ("RangeFormationPrecedence", "... ..<"),
    ("NilCoalescingPrecedence", "??"),
    ("ComparisonPrecedence", "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="),
    ("LogicalConjunctionPrecedence", "&& .&"),
    ("LogicalDisjunctionPrecedence", "|| .| .^"),
    (
      "AssignmentPrecedence",
      "*= &*= /= %= += &+= -= &-= <<= &<<= >>= &>>= &= ^= |= .&= .^= .|="
    ),
    ("DefaultPrecedence", "~>"),
  ]
}
