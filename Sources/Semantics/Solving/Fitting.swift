import SymbolIndex
import Syntax

/// Whether a value of one type may stand where another type is wanted.
extension Solver {
  /// Whether one type converts to another, with nothing kept of what that says of variables.
  func fits(_ given: SwiftType, to wanted: SwiftType) -> Bool {
    let saved = (variables.open(), conversions)
    defer {
      variables.undo(since: saved.0)
      conversions = saved.1
    }
    return fit(given, to: wanted)
  }

  /// Whether one type converts to another. Variables get the values that this takes; where it does not
  /// convert, they stay as they are.
  @discardableResult
  func fitIfPossible(_ given: SwiftType, to wanted: SwiftType) -> Bool {
    let saved = (variables.open(), conversions)
    if fit(given, to: wanted) {
      variables.keep(since: saved.0)
      return true
    }
    variables.undo(since: saved.0)
    conversions = saved.1
    return false
  }

  /// Whether one type converts to another. Variables get the values that this takes.
  func fit(_ given: SwiftType, to place: SwiftType) -> Bool {
    let given = resolved(given)
    let wanted = resolved(place)
    if given == wanted { return true }
    if case .variable(let index) = place, isNumber(wanted, "CGFloat"), isNumber(given, "Double") {
      // A number that some arguments have in common is as wide as the widest.
      conversions.numbers += 1
      variables.rebind(index, to: given)
      return true
    }
    if let isEqual = equateOpen(given, wanted, isConversion: true) { return isEqual }
    switch (given, wanted) {
    case (.function(let first, let result, let has), .function(let second, let other, let may)):
      guard may.isSuperset(of: has) else { return false }
      if has != may { conversions.functions += 1 }
      return fit(first, result, to: second, other)
    case (.tuple(let first), .tuple(let second)):
      return first.count == second.count
        && zip(first, second).allSatisfy { fit($0.type, to: $1.type) }
    case (.parameter(let one, _), .parameter(let other, _)): return one == other
    case (.metatype(let one), .metatype(let other)): return fit(one, to: other)
    case (.opaque(let one, let first, _), .opaque(let other, let second, _)) where one == other:
      return zip(first, second).allSatisfy { equate($0, $1) }
    case (_, .existential) where wanted.anyMetatype != nil:
      guard case .metatype(let one) = given.openedMetatype else { return false }
      return wanted.anyMetatype.map { fit(one, to: $0) } ?? false
    case (_, .existential(let bounds)):
      if bounds.isEmpty { conversions.toAny += 1 }
      return bounds.allSatisfy { isKnownToFit(given, bound: $0) }
    default: return fitNominal(given, to: wanted)
    }
  }

  /// Whether two types are one, once variables have the values that this takes.
  func equate(_ one: SwiftType, _ other: SwiftType) -> Bool {
    let one = resolved(one)
    let other = resolved(other)
    if one == other { return true }
    if let isEqual = equateOpen(one, other) { return isEqual }
    switch (one, other) {
    case (.nominal(let decl, let first), .nominal(let second, let arguments)),
      (.opaque(let decl, let first, _), .opaque(let second, let arguments, _)),
      (.constraint(let decl, let first), .constraint(let second, let arguments)):
      return decl == second && first.count == arguments.count
        && zip(first, arguments).allSatisfy { equate($0, $1) }
    case (.existential(let first), .existential(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { equate($0, $1) }
    case (.function(let first, let result, _), .function(let second, let other, _)):
      return first.count == second.count
        && zip(first, second).allSatisfy { equate($0.type, $1.type) } && equate(result, other)
    case (.tuple(let first), .tuple(let second)):
      return first.count == second.count
        && zip(first, second).allSatisfy { equate($0.type, $1.type) }
    case (.metatype(let first), .metatype(let second)): return equate(first, second)
    case (.parameter(let first, _), .parameter(let second, _)): return first == second
    case (.member(let first, let name), .member(let second, let otherName)):
      return name == otherName && equate(first, second)
    default: return false
    }
  }

  /// The answer where one of two types is not known yet; nil where both are.
  private func equateOpen(
    _ one: SwiftType, _ other: SwiftType, isConversion: Bool = false
  ) -> Bool? {
    switch (one, other) {
    case (.unknown, _), (_, .unknown):
      conversions.unknowns += 1
      return true
    case (.variable(let index), .variable(let second)):
      return variables.merge(index, into: second) && mayBeLiteral(second)
    case (.variable(let index), .member)
    where variables.literal(of: index) != nil && other.variableOfMember != nil:
      return awaitMember(one, other, isConversion: isConversion)
    case (_, .variable(let index)): return bind(index, to: one)
    case (.variable(let index), _): return bind(index, to: other)
    default: return awaitMember(one, other, isConversion: isConversion)
    }
  }

  /// Keeps for later what a member of a variable is compared with; nil where neither type is such a member.
  private func awaitMember(_ one: SwiftType, _ other: SwiftType, isConversion: Bool) -> Bool? {
    if let index = other.variableOfMember {
      variables.await(.init(type: one, member: other, isConversion: isConversion), on: index)
    } else if let index = one.variableOfMember {
      variables.await(.init(type: other, member: one, isConversion: false), on: index)
    } else {
      return nil
    }
    return true
  }

  /// Compares what waited for the value of a variable.
  private func compareAwaited(on index: Int) -> Bool {
    variables.takeAwaited(on: index).allSatisfy { awaited in
      let member = resolved(awaited.member)
      if case .member(_, _) = member, member.variableOfMember == nil { return true }
      return awaited.isConversion ? fit(awaited.type, to: member) : equate(awaited.type, member)
    }
  }

  private func fitNominal(_ given: SwiftType, to wanted: SwiftType) -> Bool {
    if case .nominal(let decl, let first) = given, case .nominal(let other, let second) = wanted,
      decl == other
    {
      return fit(argumentsOf: decl, first, to: second)
    }
    if isOptional(wanted) {
      conversions.toOptional += 1
      return fit(given, to: unwrapped(wanted))
    }
    if case .function(let parameters, let result, _) = wanted, parameters.count == 1,
      let (root, value) = keyPathParts(given)
    {
      conversions.functions += 1
      return fit(parameters[0].type, to: root) && fit(value, to: result)
    }
    if isAnyHashable(wanted) {
      conversions.toAny += 1
      return standardProtocol("Hashable").map { program.conforms(given, to: $0) != false } ?? true
    }
    if let parent = program.superclass(of: given), parent != given {
      return fit(parent, to: wanted)
    }
    if isNumber(given, "Double") && isNumber(wanted, "CGFloat")
      || isNumber(given, "CGFloat") && isNumber(wanted, "Double")
    {
      conversions.numbers += 1
      return true
    }
    return false
  }

  /// Whether the arguments of a generic type fit: those of an optional and of the standard collections
  /// convert, all others have to be the same.
  private func fit(
    argumentsOf decl: DeclID, _ first: [SwiftType], to second: [SwiftType]
  ) -> Bool {
    guard first.count == second.count else { return false }
    let saved = (variables.open(), conversions)
    let areEqual = zip(first, second).allSatisfy { equate($0, $1) }
    guard !areEqual, ["Array", "Dictionary", "Optional", "Set"].contains(program.name(of: decl)),
      program.file(decl.file).isKnownModule
    else {
      variables.keep(since: saved.0)
      return areEqual
    }
    variables.undo(since: saved.0)
    conversions = saved.1
    if program.name(of: decl) != "Optional" { conversions.collections += 1 }
    return zip(first, second).allSatisfy { fit($0, to: $1) }
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
    if type.contains(where: { $0 == .variable(index) }) { return false }
    if let literal = variables.literal(of: index) { return bind(literal, index, to: type) }
    for proto in variables.protocols(of: index) where program.conforms(type, to: proto) == false {
      return false
    }
    variables.set(index, to: type)
    return compareAwaited(on: index)
  }

  /// Gives a literal a type that can be written so.
  private func bind(_ literal: TypeVariables.Literal, _ index: Int, to type: SwiftType) -> Bool {
    let own = program.standard(literal.defaultName)
    switch type {
    case .nominal where isOptional(type):
      conversions.toOptional += 1
      return fit(.variable(index), to: unwrapped(type))
    case .existential,
      .nominal where isAnyHashable(type):
      variables.set(index, to: own)
      return fit(own, to: type)
    default:
      if type != own { conversions.literals += 1 }
      let proto = program.standardDecl(literal.protocolName)
      guard type == own || proto.map({ program.conforms(type, to: $0) != false }) ?? true else {
        return false
      }
      variables.set(index, to: type)
      return compareAwaited(on: index)
    }
  }

  /// Whether a literal can be of a type that conforms to all that its variable has to.
  private func mayBeLiteral(_ index: Int) -> Bool {
    guard let literal = variables.literal(of: index) else { return true }
    let protocols = variables.protocols(of: index)
    return literal.typeNames.contains { name in
      let type = program.standard(name)
      return protocols.allSatisfy { program.conforms(type, to: $0) != false }
    }
  }

  private func isKnownToFit(_ type: SwiftType, bound: SwiftType) -> Bool {
    switch bound {
    case .constraint(let proto, _): program.conforms(type, to: proto) ?? true
    case .nominal: program.isSubclass(type, of: bound)
    default: true
    }
  }

  private func isAnyHashable(_ type: SwiftType) -> Bool {
    if case .nominal(let decl, _) = type {
      decl == program.standardDecl("AnyHashable")
    } else {
      false
    }
  }

  func isNumber(_ type: SwiftType, _ name: String) -> Bool {
    guard case .nominal(let decl, _) = type, program.file(decl.file).isKnownModule else {
      return false
    }
    return TypeDecl(program.cursor(of: decl))?.isNamed(name) ?? (program.name(of: decl) == name)
  }

  /// The root and the value of a key path type.
  func keyPathParts(_ type: SwiftType) -> (root: SwiftType, value: SwiftType)? {
    guard case .nominal(let decl, let arguments) = type, arguments.count == 2,
      program.name(of: decl).hasSuffix("KeyPath")
    else { return nil }
    return (arguments[0], arguments[1])
  }
}

extension SwiftType {
  var isVariable: Bool { if case .variable = self { true } else { false } }

  /// The variable that a member type is a member of: that of `F` for `F.FormatInput`.
  var variableOfMember: Int? {
    guard case .member(let base, _) = self else { return nil }
    if case .variable(let index) = base { return index }
    return base.variableOfMember
  }
}
