/// What operators of one precedence have in common.
public struct PrecedenceGroup: Equatable, Sendable {
  public enum Associativity: Sendable {
    case left, right
    /// Two such operators side by side need parentheses.
    case none
  }

  public let name: String
  public var associativity: Associativity
  /// Whether the operators assign to their left operand, as `+=` does.
  public var isAssignment: Bool
  /// The groups that bind less tightly.
  public var higherThan: [String]
  /// The groups that bind more tightly; they stand in another module.
  public var lowerThan: [String]

  public init(
    _ name: String, _ associativity: Associativity = .none, isAssignment: Bool = false,
    higherThan: [String] = [], lowerThan: [String] = []
  ) {
    self.name = name
    self.associativity = associativity
    self.isAssignment = isAssignment
    self.higherThan = higherThan
    self.lowerThan = lowerThan
  }
}
