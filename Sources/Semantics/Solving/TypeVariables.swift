/// What the variables of a solver stand for: types that an argument or a literal is still to tell.
struct TypeVariables {
  /// A literal whose type its place tells.
  enum Literal {
    case boolean, integer, float, string
    /// A string of one character.
    case character

    /// The protocol of the types that may be written so.
    var protocolName: String {
      switch self {
      case .boolean: "ExpressibleByBooleanLiteral"
      case .integer: "ExpressibleByIntegerLiteral"
      case .float: "ExpressibleByFloatLiteral"
      case .string: "ExpressibleByStringLiteral"
      case .character: "ExpressibleByUnicodeScalarLiteral"
      }
    }

    /// The type that it has where its place tells none.
    var defaultName: String {
      switch self {
      case .boolean: "Bool"
      case .integer: "Int"
      case .float: "Double"
      case .string, .character: "String"
      }
    }

    /// The types that it may have where its place tells none.
    var typeNames: [String] { self == .integer ? ["Int", "Double"] : [defaultName] }

    /// The literal that has a type of both; nil where no type has.
    func joined(with other: Literal?) -> Literal? {
      switch (self, other) {
      case (_, nil), (_, self): self
      case (.integer, .float), (.float, .integer): .float
      case (.character, .string), (.string, .character): .string
      default: nil
      }
    }
  }

  private struct Variable {
    var value: SwiftType?
    /// The protocols that the value has to conform to.
    var protocols: [DeclID] = []
    var literal: Literal?
    /// Whether it stands for several types.
    var isPack = false
  }

  /// A type that has to be what a member of a variable's value is, once that is known: `F.FormatInput`.
  struct Awaited: Equatable {
    let type: SwiftType
    let member: SwiftType
    /// Whether the type may also be converted to the member.
    let isConversion: Bool
  }

  private var variables: [Variable] = []
  private var awaited: [Int: [Awaited]] = [:]
  /// What was there before each step since the first open state, the latest last.
  private var steps: [Step] = []
  private var openStates = 0

  private enum Step {
    case variable(Int, Variable)
    case awaited(Int, [Awaited]?)
  }

  /// A state to which the variables may go back. A copy of all of them for each trial would take longer than
  /// the trial.
  struct State {
    fileprivate let count: Int
    fileprivate let stepCount: Int
  }

  var count: Int { variables.count }

  mutating func add(literal: Literal? = nil) -> SwiftType {
    variables.append(Variable(literal: literal))
    return .variable(variables.count - 1)
  }

  func value(of index: Int) -> SwiftType? { variables[index].value }

  func protocols(of index: Int) -> [DeclID] { variables[index].protocols }

  func literal(of index: Int) -> Literal? { variables[index].literal }

  func isPack(_ index: Int) -> Bool { variables[index].isPack }

  mutating func set(_ index: Int, to value: SwiftType) {
    note(index)
    variables[index].value = value
  }

  /// Replaces what a variable stands for, in whatever variable that is kept.
  mutating func rebind(_ index: Int, to value: SwiftType) {
    if case .variable(let other)? = variables[index].value { return rebind(other, to: value) }
    set(index, to: value)
  }

  mutating func setPack(_ index: Int, to value: SwiftType) {
    set(index, to: value)
    variables[index].isPack = true
  }

  mutating func require(_ index: Int, toConformTo proto: DeclID) {
    note(index)
    variables[index].protocols.append(proto)
  }

  mutating func await(_ awaited: Awaited, on index: Int) {
    guard self.awaited[index]?.contains(awaited) != true else { return }
    noteAwaited(on: index)
    self.awaited[index, default: []].append(awaited)
  }

  /// What waits for the value of a variable; it waits no longer.
  mutating func takeAwaited(on index: Int) -> [Awaited] {
    guard let waiting = awaited[index] else { return [] }
    noteAwaited(on: index)
    awaited[index] = nil
    return waiting
  }

  /// Whether not every type may be the value.
  func isConstrained(_ index: Int) -> Bool {
    awaited[index] != nil || !variables[index].protocols.isEmpty
  }

  /// Makes one variable stand for another.
  ///
  /// - Returns: whether some type may be what both ask for.
  mutating func merge(_ index: Int, into other: Int) -> Bool {
    guard index != other else { return true }
    note(index)
    note(other)
    if let literal = variables[index].literal {
      guard let joined = literal.joined(with: variables[other].literal) else { return false }
      variables[other].literal = joined
    }
    variables[other].protocols += variables[index].protocols
    variables[index].value = .variable(other)
    let waiting = takeAwaited(on: index)
    if !waiting.isEmpty {
      noteAwaited(on: other)
      awaited[other, default: []] += waiting
    }
    return true
  }

  // MARK: Trials

  private mutating func note(_ index: Int) {
    if openStates > 0 { steps.append(.variable(index, variables[index])) }
  }

  private mutating func noteAwaited(on index: Int) {
    if openStates > 0 { steps.append(.awaited(index, awaited[index])) }
  }

  /// The state now, which has to be closed: by `keep`, `undo` or `forgetValues`, those that are opened later first.
  mutating func open() -> State {
    openStates += 1
    return State(count: variables.count, stepCount: steps.count)
  }

  /// Keeps what was found since an earlier state.
  mutating func keep(since state: State) {
    openStates -= 1
    if openStates == 0 { steps.removeAll() }
  }

  /// Goes back to an earlier state.
  mutating func undo(since state: State) {
    takeBack(since: state)
    variables.removeLast(variables.count - state.count)
  }

  /// Forgets what variables stand for since an earlier state. Those that were made since stay, open.
  mutating func forgetValues(since state: State) {
    takeBack(since: state)
    for index in state.count..<variables.count {
      variables[index].value = nil
      variables[index].isPack = false
    }
  }

  /// Takes back the steps since an earlier state, but for those of variables that were made since.
  private mutating func takeBack(since state: State) {
    while state.stepCount < steps.count {
      switch steps.removeLast() {
      case .variable(let index, let old): if index < state.count { variables[index] = old }
      case .awaited(let index, let old): awaited[index] = old
      }
    }
    openStates -= 1
  }
}
