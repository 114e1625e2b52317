import Syntax

/// The parameters of an initializer, as far as they decide which initializer a call means.
public struct InitializerSignature: Hashable, Sendable {
  public let parameters: [Parameter]

  public struct Parameter: Hashable, Sendable {
    /// Nil for `_`.
    public let label: String?
    /// Whether a call may omit it.
    public let isOptional: Bool
    /// Whether its argument may be a closure, as far as the declaration shows.
    public let takesClosure: Bool
    public let isVariadic: Bool

    public init(label: String?, isOptional: Bool, takesClosure: Bool, isVariadic: Bool = false) {
      self.label = label
      self.isOptional = isOptional
      self.takesClosure = takesClosure
      self.isVariadic = isVariadic
    }
  }

  /// An argument of a call, as far as it decides which parameter it belongs to.
  public struct Argument: Hashable, Sendable {
    public let label: String?
    public let isTrailing: Bool

    public init(label: String?, isTrailing: Bool) {
      self.label = label
      self.isTrailing = isTrailing
    }

    public init(_ argument: FunctionCallView.Argument) {
      label = argument.label
      isTrailing = argument.isTrailing
    }
  }

  public init(_ parameters: [Parameter]) {
    self.parameters = parameters
  }

  /// The signature of a declared initializer.
  public init(of initializer: InitializerDeclView) {
    self.init(of: initializer.parameters)
  }

  /// The signature of a function with the given parameters.
  public init(of parameters: [FunctionDeclView.Parameter]) {
    self.parameters = parameters.map { parameter in
      let isVariadic = parameter.cursor.token(.ellipsis) != nil
      return Parameter(
        label: parameter.label, isOptional: parameter.hasDefault || isVariadic,
        takesClosure: parameter.type?.isFunctionType == true || parameter.cursor.hasResultBuilder,
        isVariadic: isVariadic)
    }
  }

  /// The index of the parameter for each argument of a call, in the order of the arguments; nil if the
  /// call does not match.
  ///
  /// - Parameter lookingThroughAliases: whether the last free parameter may take a trailing closure
  ///   although its type is not written as a function type, since a type alias may hide that.
  public func parameterIndices(
    of call: FunctionCallView, lookingThroughAliases: Bool = false
  ) -> [Int]? {
    parameterIndices(
      of: call.arguments.map(Argument.init), lookingThroughAliases: lookingThroughAliases)
  }

  /// The same for the known properties of a call's arguments.
  public func parameterIndices(
    of arguments: [Argument], lookingThroughAliases: Bool = false
  ) -> [Int]? {
    guard let indices = indices(ofListed: arguments) else { return nil }
    let trailing = arguments.filter(\.isTrailing)
    let next = indices.last.map { $0 + 1 } ?? 0
    let rest = trailingIndices(
      of: trailing, from: next, lookingThroughAliases: lookingThroughAliases)
    return rest.map { indices + $0 }
  }

  /// Whether the labels between the parentheses of a call allow it, whatever its trailing closures are for.
  public func mayTake(_ arguments: [Argument]) -> Bool {
    guard let indices = indices(ofListed: arguments) else { return false }
    let next = indices.last.map { $0 + 1 } ?? 0
    return arguments.last?.isTrailing == true || canLeaveOut(next..<parameters.count)
  }

  /// The index of the parameter for each argument between the parentheses.
  private func indices(ofListed arguments: [Argument]) -> [Int]? {
    var indices: [Int] = []
    for argument in arguments where !argument.isTrailing {
      if argument.label == nil, let last = indices.last, parameters[last].isVariadic {
        indices.append(last)
        continue
      }
      let next = indices.last.map { $0 + 1 } ?? 0
      guard let index = parameters[next...].firstIndex(where: { $0.label == argument.label }),
        canLeaveOut(next..<index)
      else { return nil }
      indices.append(index)
    }
    return indices
  }

  /// The parameters of trailing closures. A labeled closure goes to the parameter of that label. For the
  /// first, which has no label, the compiler chooses the first parameter that accepts a closure, and skips
  /// those with a default if a later parameter needs the closure.
  private func trailingIndices(
    of trailing: [Argument], from start: Int, lookingThroughAliases: Bool
  ) -> [Int]? {
    guard !trailing.isEmpty else { return canLeaveOut(start..<parameters.count) ? [] : nil }
    var labeled: [Int] = []
    for argument in trailing.dropFirst().reversed() {
      let end = labeled.first ?? parameters.count
      guard let index = parameters[start..<end].lastIndex(where: { $0.label == argument.label })
      else { return nil }
      labeled.insert(index, at: 0)
    }
    let open = start..<(labeled.first ?? parameters.count)
    let candidates = [
      open.first { parameters[$0].takesClosure && !parameters[$0].isOptional },
      open.first { parameters[$0].takesClosure },
      lookingThroughAliases ? open.last : nil,
    ]
    for case let candidate? in candidates {
      let taken = [candidate] + labeled
      if (start..<parameters.count).allSatisfy({ taken.contains($0) || canLeaveOut($0..<$0 + 1) }) {
        return taken
      }
    }
    return nil
  }

  private func canLeaveOut(_ range: Range<Int>) -> Bool {
    parameters[range].allSatisfy(\.isOptional)
  }
}
