import Syntax

/// Functions, initializers and operators that are named and not called: `map(Text.init)`, `reduce(0, +)`.
extension Solver {
  /// `Name.init`: the initializer that takes what the place passes.
  func initializerReference(
    of type: SwiftType, _ nameNode: SyntaxCursor, expected: SwiftType?
  ) -> SwiftType {
    let candidates = initializerCandidates(of: type)
    guard let expected = expectedFunction(expected) ?? onlyFunction(of: candidates) else {
      refer(nameNode, to: .ambiguous(candidates.compactMap(\.decl)))
      return .unknown
    }
    return functionReference(candidates, nameNode, taking: expected)
  }

  /// The type of a function whose generic parameters the place tells, or which has overloads; nil for others.
  func functionReference(
    _ members: [MemberCandidate], _ nameNode: SyntaxCursor?, expected: SwiftType
  ) -> SwiftType? {
    guard let parameters = expectedFunction(expected),
      members.allSatisfy({ program.kind(of: $0.decl) == .functionDecl })
    else { return nil }
    let candidates = members.flatMap(callCandidates)
    guard 1 < candidates.count || candidates.contains(where: \.isOpen) else { return nil }
    return functionReference(candidates, nameNode, taking: parameters)
  }

  /// `+`: the operator that takes what the place passes.
  func operatorReference(
    _ name: String, _ node: SyntaxCursor, expected: SwiftType?
  ) -> SwiftType {
    guard let expected = expected.map(resolved),
      case .function(let parameters, let result, _) = unwrapped(expected), parameters.count == 2
    else { return .unknown }
    let types = parameters.map { resolved($0.type) }
    if ["+", "-", "*", "/"].contains(name), let number = types.first(where: isNumber),
      (types + [result]).allSatisfy({ fitIfPossible(number, to: $0) })
    {
      return resolved(.function(parameters, result))
    }
    if ["==", "!=", "<", ">", "<=", ">="].contains(name), types[0] == types[1],
      types[0].isComplete
    {
      return .function(parameters, program.standard("Bool"))
    }
    let candidates = operatorCandidates(name, of: types) {
      !$0.hasModifier(.prefix) && !$0.hasModifier(.postfix)
    }
    return functionReference(candidates, node, taking: parameters)
  }

  private func isNumber(_ type: SwiftType) -> Bool {
    ["CGFloat", "Double", "Float", "Int"].contains { isNumber(type, $0) }
  }

  private func functionReference(
    _ candidates: [CallCandidate], _ nameNode: SyntaxCursor?,
    taking parameters: [SwiftType.Parameter]
  ) -> SwiftType {
    let fitting = candidates.compactMap {
      parameters.isEmpty ? $0.withoutDefaults : $0.parameters.count == parameters.count ? $0 : nil
    }
    let types = parameters.map { settled($0.type) }
    let isOpen = 1 < fitting.count && types.contains { !$0.isComplete }
    let chosen =
      isOpen
      ? nil
      : chosen(among: fitting.map(\.withoutLabels), withTypes: types.map { (nil, $0) })
    if let nameNode {
      let decls = chosen?.alternatives ?? candidates.compactMap(\.decl)
      refer(nameNode, to: chosen?.decl.map { .declaration($0) } ?? .ambiguous(decls))
    }
    guard let chosen, chosen.decl != nil else { return .unknown }
    return resolved(.function(chosen.parameters.map(\.value), chosen.result))
  }

  private func expectedFunction(_ type: SwiftType?) -> [SwiftType.Parameter]? {
    guard let type, case .function(let parameters, _, _) = unwrapped(type) else { return nil }
    return parameters
  }

  private func onlyFunction(of candidates: [CallCandidate]) -> [SwiftType.Parameter]? {
    candidates.count == 1 ? candidates[0].parameters.map(\.value) : nil
  }
}

extension CallCandidate {
  /// The same without parameters; nil for one that has some. A structure whose properties all have values has
  /// such an initializer, too.
  fileprivate var withoutDefaults: CallCandidate? {
    if parameters.isEmpty { return self }
    guard decl?.facet == .implicitInitializer, parameters.allSatisfy(\.hasDefault) else {
      return nil
    }
    return CallCandidate(
      decl: decl, member: member, parameters: [], result: result, requirements: requirements)
  }

  /// Whether its use tells what its generic parameters are.
  fileprivate var isOpen: Bool {
    result.contains(where: \.isVariable)
      || parameters.contains { $0.value.type.contains(where: \.isVariable) }
  }
}

extension String {
  /// Whether a name is that of an operator.
  var isOperator: Bool {
    first.map { !$0.isLetter && !$0.isNumber && !"_$`".contains($0) } ?? false
  }
}
