/// A precedence group of operators.
public struct PrecedenceGroup: Equatable, Sendable {
  public enum Associativity: Sendable {
    case left, right
    /// Two such operators next to each other need parentheses.
    case none
  }

  public let name: String
  public var associativity: Associativity
  /// Whether the operators assign to their left operand, as `+=` does.
  public var isAssignment: Bool
  /// The groups of lower precedence.
  public var higherThan: [String]
  /// The groups of higher precedence; Swift requires them to be in another module.
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
