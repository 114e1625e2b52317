import Syntax

/// The code of closures.
extension Solver {
  /// Solves a closure, with the types that the place gives to its parameters and its result.
  ///
  /// - Parameter builder: the result builder that the parameter says makes its value.
  func solve(
    closure node: SyntaxCursor, expected: SwiftType?, builder: SwiftType? = nil
  ) -> SwiftType {
    guard let view = ClosureView(node) else { return .unknown }
    let wanted = functionParts(of: expected).map { ($0.parameters.map(closed), $0.result) }
    let names = view.signature.map(parameterNodes) ?? []
    var types = wanted?.0.map(\.type) ?? names.map { _ in .unknown }
    let highest = names.isEmpty ? view.highestAnonymousParameter : names.count - 1
    if let highest, 0 < highest, types.count == 1, case .tuple(let elements) = resolved(types[0]) {
      types = elements.map(\.type)
    }
    if highest == nil, types.count == 1, resolved(types[0]) == .void { types = [] }
    if wanted == nil, names.isEmpty, let highest {
      types = Array(repeating: .unknown, count: highest + 1)
    }
    for capture in view.signature?.child(.closureCaptureClause)?.children ?? node.children
    where capture.kind == .closureCapture {
      declare(capture, as: type(ofCapture: capture, in: node))
    }
    for (index, name) in names.enumerated() {
      let written = name.children.first(where: \.kind.isTypeNode)
      let given = index < types.count ? types[index] : .unknown
      let type = written.map { program.type(written: $0, in: file) } ?? given
      if index < types.count { types[index] = type } else { types.append(type) }
      declare(parameter: name, as: type)
    }
    let isSingle = builder == nil && view.statements.count < 2
    // Only a single expression tells what the literals around a closure are.
    if !isSingle { types.forEach(settleLiterals) }
    let asked = expected == .unknown ? .unknown : wanted?.1
    let result = solveBody(of: view, types: names.isEmpty ? types : nil, asked, builder)
    return .function(types.map { SwiftType.Parameter(type: $0) }, result, effects(of: node))
  }

  /// A parameter whose type the code of the closure cannot tell any more.
  private func closed(_ parameter: SwiftType.Parameter) -> SwiftType.Parameter {
    let type = resolved(parameter.type).mapped { part in
      switch part {
      case .variable(let index): variables.literal(of: index) == nil ? .unknown : nil
      case .member(let base, _): base.isUnknown ? .unknown : nil
      default: nil
      }
    }
    return parameter.replacing(type)
  }

  /// Gives a parameter its type; the type of `$name` is that of the wrapper of `name`.
  private func declare(parameter: SyntaxCursor, as type: SwiftType) {
    guard parameter.isProjectedParameter else { return declare(parameter, as: type) }
    declare(parameter, as: program.valueType(ofWrapper: resolved(type)))
    solved.locals[id(parameter).facet(.projection)] = type
  }

  private func functionParts(
    of type: SwiftType?
  ) -> (parameters: [SwiftType.Parameter], result: SwiftType)? {
    guard let type else { return nil }
    switch resolved(type) {
    case .function(let parameters, let result, _): return (parameters, result)
    case let type where isOptional(type): return functionParts(of: unwrapped(type))
    default: return nil
    }
  }

  /// What the statements of a closure may do besides returning.
  func effects(of closure: SyntaxCursor) -> SwiftType.FunctionEffects {
    if let known = closureEffects[closure.id] { return known }
    let written = closure.child(.closureSignature)?.children.first {
      $0.kind == .functionEffectSpecifiers || $0.kind == .typeEffectSpecifiers
    }
    let found = closure.children.reduce(into: written?.effects ?? []) {
      $0.formUnion($1.innerEffects)
    }
    closureEffects[closure.id] = found
    return found
  }

  private func parameterNodes(of signature: SyntaxCursor) -> [SyntaxCursor] {
    let list = signature.child(.closureParameterClause) ?? signature
    return list.children.filter {
      $0.kind == .closureShorthandParameter || $0.kind == .closureParameter
    }
  }

  /// `[weak self]`, `[name]`, `[name = value]`
  private func type(ofCapture capture: SyntaxCursor, in closure: SyntaxCursor) -> SwiftType {
    let isWeak = capture.child(.closureCaptureSpecifier)?.text.hasPrefix("weak") ?? false
    let type: SwiftType
    if let value = capture.child(.initializerClause)?.firstExpression
      ?? capture.children.first(
        where: \.kind.isExpression)
    {
      type = infer(value, expected: nil)
    } else if let name = capture.innerName {
      type = typeOfName(name, at: closure, recordedFor: nil, expected: nil)
    } else {
      type = .unknown
    }
    return isWeak ? optional(type) : type
  }

  private func solveBody(
    of view: ClosureView, types: [SwiftType]?, _ wanted: SwiftType?, _ builder: SwiftType?
  ) -> SwiftType {
    anonymousParameters.append(types ?? [])
    anonymousClosures.append(view.cursor)
    asyncContexts.append(effects(of: view.cursor).contains(.async))
    defer {
      asyncContexts.removeLast()
      anonymousParameters.removeLast()
      anonymousClosures.removeLast()
    }
    let statements = view.statements
    let returns = statements.flatMap(\.ownReturns)
    if let builder, returns.isEmpty {
      results.append(nil)
      defer { results.removeLast() }
      return build(statements, with: builder)
    }
    let written = view.signature?.child(.returnClause).map { program.type(written: $0, in: file) }
    let result = written ?? wanted ?? freshVariable()
    results.append(result)
    defer { results.removeLast() }
    if statements.count == 1, statements[0].kind.isExpression {
      let isVoid = resolved(result) == .void
      let type = infer(statements[0], expected: isVoid ? nil : resolved(result))
      if isVoid { return .void }
      fitIfPossible(type, to: result)
      return written
        ?? (resolved(result).isVariable || resolved(result).isUnknown ? type : resolved(result))
    }
    solve(statements: statements)
    let hasResult = returns.contains { $0.firstExpression != nil }
    if resolved(result).isVariable, !hasResult { _ = fit(.void, to: result) }
    return resolved(result)
  }
}

extension SyntaxCursor {
  /// What running a node may do besides returning; closures and functions in it are not run.
  fileprivate var innerEffects: SwiftType.FunctionEffects {
    var effects: SwiftType.FunctionEffects = []
    switch kind {
    case .closureExpr, .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl: return []
    case .tryExpr where !isOptionalTry && token(.exclamationMark) == nil: effects = .throws
    case .throwStmt: effects = .throws
    case .awaitExpr: effects = .async
    case .forStmt where token(.await) != nil: effects = .async
    default: break
    }
    for child in children { effects.formUnion(child.innerEffects) }
    let catchesAll =
      kind == .doStmt
      && children.contains {
        $0.kind == .catchClause && $0.child(.catchItem) == nil
      }
    return catchesAll ? effects.subtracting(.throws) : effects
  }
}
