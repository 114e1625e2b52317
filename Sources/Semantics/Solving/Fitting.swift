import Syntax

/// Whether a value of one type may stand where another type is wanted.
extension Solver {
  /// Whether one type converts to another, with nothing kept of what that says of variables.
  func fits(_ given: SwiftType, to wanted: SwiftType) -> Bool {
    let saved = (bindings, conversions)
    defer { (bindings, conversions) = saved }
    return fit(given, to: wanted)
  }

  /// Whether one type converts to another. Variables get the values that this takes.
  func fit(_ given: SwiftType, to wanted: SwiftType) -> Bool {
    let given = resolved(given)
    let wanted = resolved(wanted)
    if given == wanted { return true }
    switch (given, wanted) {
    case (.unknown, _), (_, .unknown):
      conversions.unknowns += 1
      return true
    case (_, .variable(let index)): return bind(index, to: given)
    case (.variable(let index), _): return bind(index, to: wanted)
    case (.member(let base, _), _) where base.isVariable: return true
    case (_, .member(let base, _)) where base.isVariable: return true
    case (.function(let first, let result), .function(let second, let other)):
      return fit(first, result, to: second, other)
    case (.tuple(let first), .tuple(let second)):
      return first.count == second.count
        && zip(first, second).allSatisfy { fit($0.type, to: $1.type) }
    case (.metatype(let one), .metatype(let other)): return fit(one, to: other)
    case (.opaque(let one, let first, _), .opaque(let other, let second, _)) where one == other:
      return zip(first, second).allSatisfy { fit($0, to: $1) }
    case (_, .existential(let bounds)):
      conversions.toExistential += 1
      return bounds.allSatisfy { isKnownToFit(given, bound: $0) }
    default: return fitNominal(given, to: wanted)
    }
  }

  private func fitNominal(_ given: SwiftType, to wanted: SwiftType) -> Bool {
    if case .nominal(let one, let first) = given, case .nominal(let other, let second) = wanted,
      one == other
    {
      return zip(first, second).allSatisfy { fit($0, to: $1) }
    }
    if isOptional(wanted) {
      conversions.toOptional += 1
      return fit(given, to: unwrapped(wanted))
    }
    if let parent = program.superclass(of: given), parent != given {
      return fit(parent, to: wanted)
    }
    if isNumber(given, "Double") && isNumber(wanted, "CGFloat")
      || isNumber(given, "CGFloat") && isNumber(wanted, "Double")
    {
      conversions.nonDefaultLiterals += 1
      return true
    }
    if case .function(let parameters, let result) = wanted, parameters.count == 1,
      let (root, value) = keyPathParts(given)
    {
      return fit(root, to: parameters[0].type) && fit(value, to: result)
    }
    return false
  }

  private func fit(
    _ first: [SwiftType.Parameter], _ result: SwiftType, to second: [SwiftType.Parameter],
    _ other: SwiftType
  ) -> Bool {
    guard
      first.count == second.count || first.isEmpty && second.count == 1 && second[0].type == .void
    else { return false }
    guard zip(first, second).allSatisfy({ fit($1.type, to: $0.type) }) else { return false }
    return fit(result, to: other)
  }

  private func bind(_ index: Int, to type: SwiftType) -> Bool {
    if type.contains(where: { $0 == .variable(index) }) { return type == .variable(index) }
    for proto in bounds[index] ?? [] where program.conforms(type, to: proto) == false {
      return false
    }
    if case .variable(let other) = type {
      bounds[other, default: []] += bounds[index] ?? []
    }
    bindings[index] = type
    return true
  }

  private func isKnownToFit(_ type: SwiftType, bound: SwiftType) -> Bool {
    switch bound {
    case .constraint(let proto, _): program.conforms(type, to: proto) ?? true
    case .nominal: program.isSubclass(type, of: bound)
    default: true
    }
  }

  private func isNumber(_ type: SwiftType, _ name: String) -> Bool {
    guard case .nominal(let decl, _) = type else { return false }
    let cursor = program.cursor(of: decl)
    return cursor.kind == .structDecl && cursor.declaredNames.first?.name == name
  }

  /// The root and the value of a key path type.
  func keyPathParts(_ type: SwiftType) -> (root: SwiftType, value: SwiftType)? {
    guard case .nominal(let decl, let arguments) = type, arguments.count == 2,
      let name = program.cursor(of: decl).declaredNames.first?.name, name.hasSuffix("KeyPath")
    else { return nil }
    return (arguments[0], arguments[1])
  }
}

extension SwiftType {
  var isVariable: Bool { if case .variable = self { true } else { false } }
}
