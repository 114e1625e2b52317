import Syntax

/// The variables that patterns bind.
extension Solver {
  /// Gives the variables of a pattern the types that its value has for them.
  func bind(_ pattern: SyntaxCursor, to type: SwiftType) {
    let type = resolved(type)
    switch pattern.kind {
    case .identifierPattern: declare(pattern, as: type)
    case .valueBindingPattern:
      if let inner = pattern.firstExpression { bind(inner, to: type) }
    case .tuplePattern:
      let parts = pattern.children.filter { $0.kind == .tuplePatternElement }
      let elements: [SwiftType.Element] =
        if case .tuple(let elements) = type { elements } else { [] }
      for (index, part) in parts.enumerated() {
        guard let inner = part.children.first(where: \.kind.isPattern) else { continue }
        let isWhole = parts.count == 1
        bind(inner, to: isWhole ? type : index < elements.count ? elements[index].type : .unknown)
      }
    case .expressionPattern, .isTypePattern:
      match(pattern, against: type)
    default: return
    }
  }

  /// Solves a pattern of a `case`, and binds its variables.
  func match(_ pattern: SyntaxCursor, against type: SwiftType) {
    let type = resolved(type)
    switch pattern.kind {
    case .valueBindingPattern:
      guard let inner = pattern.firstExpression else { return }
      match(inner, against: type)
    case .identifierPattern: declare(pattern, as: type)
    case .expressionPattern:
      if let expression = pattern.firstExpression { match(expression: expression, against: type) }
    case .tuplePattern: bind(pattern, to: type)
    case .isTypePattern, .wildcardPattern: return
    default: match(expression: pattern, against: type)
    }
  }

  private func match(expression: SyntaxCursor, against type: SwiftType) {
    switch expression.kind {
    case .patternExpr:
      if let inner = expression.firstExpression { match(inner, against: type) }
    case .functionCallExpr:
      matchCase(expression, against: type)
    case .tupleExpr:
      let parts = expression.children.filter { $0.kind == .labeledExpr }
      let elements: [SwiftType.Element] =
        if case .tuple(let elements) = type { elements } else { [] }
      for (index, part) in parts.enumerated() {
        guard let value = part.argumentValue else { continue }
        match(
          expression: value,
          against: parts.count == 1
            ? type : index < elements.count ? elements[index].type : .unknown)
      }
    case .optionalChainingExpr:
      if let inner = expression.firstExpression {
        match(expression: inner, against: unwrapped(type))
      }
    case .sequenceExpr:
      matchCast(expression, against: type)
    case .discardAssignmentExpr: return
    default: solve(expression: expression, expected: type)
    }
  }

  /// `let x as T`
  private func matchCast(_ sequence: SyntaxCursor, against type: SwiftType) {
    let parts = Array(sequence.children)
    guard parts.count == 3, parts[1].kind == .unresolvedAsExpr,
      let written = parts[2].children.first(where: \.kind.isTypeNode)
    else {
      solve(expression: sequence, expected: type)
      return
    }
    match(expression: parts[0], against: program.type(written: written, in: file))
  }

  /// `.loaded(let items)`: the values of a case are matched one by one.
  private func matchCase(_ call: SyntaxCursor, against type: SwiftType) {
    guard let view = FunctionCallView(call), let member = view.member, let name = member.name,
      let nameNode = member.cursor.lastChild
    else { return }
    var type = type
    if let base = member.base {
      if case .metatype(let named) = infer(base, expected: nil) { type = filled(named, from: type) }
    }
    var cases = program.members(named: name, of: type, isStatic: true, from: file)
    if cases.isEmpty {
      type = unwrapped(type)
      cases = program.members(named: name, of: type, isStatic: true, from: file)
    }
    guard let found = cases.first, let signature = program.signature(of: found.decl) else {
      for argument in view.arguments { match(expression: argument.value, against: .unknown) }
      return
    }
    refer(nameNode, to: .declaration(found.decl))
    note(type, for: call)
    let values = signature.parameters.map {
      program.apply(found.substitution, to: $0.value.type)
    }
    let elements = values.count == 1 && view.arguments.count > 1 ? tupleTypes(values[0]) : values
    if view.arguments.count == 1, values.count > 1 {
      let whole = SwiftType.tuple(
        zip(signature.parameters, values).map { .init(label: $0.label, type: $1) })
      return match(expression: view.arguments[0].value, against: whole)
    }
    for (argument, value) in zip(view.arguments, elements) {
      match(expression: argument.value, against: value)
    }
  }

  private func tupleTypes(_ type: SwiftType) -> [SwiftType] {
    if case .tuple(let elements) = type { elements.map(\.type) } else { [type] }
  }

  /// A generic type that a pattern names without arguments has those of the value.
  private func filled(_ named: SwiftType, from type: SwiftType) -> SwiftType {
    if case .nominal(let one, _) = named, case .nominal(let other, _) = type, one == other {
      return type
    }
    return named
  }
}

extension SyntaxKind {
  var isPattern: Bool {
    switch self {
    case .expressionPattern, .identifierPattern, .isTypePattern, .tuplePattern,
      .valueBindingPattern, .wildcardPattern:
      true
    default: false
    }
  }
}

extension SyntaxCursor {
  /// The value of a `labeledExpr`.
  var argumentValue: SyntaxCursor? { children.first { $0.kind != .unexpectedNodes } }

  var lastChild: SyntaxCursor? {
    var last: SyntaxCursor?
    for child in children { last = child }
    return last
  }
}
