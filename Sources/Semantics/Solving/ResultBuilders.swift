import SymbolIndex
import Syntax

/// What result builders make of statements: `@ViewBuilder`.
extension Solver {
  /// Solves statements, and finds the type that a builder makes of them.
  func build(_ statements: [SyntaxCursor], with builder: SwiftType) -> SwiftType {
    let components = self.components(of: statements, builder)
    let block = block(of: components, builder)
    return call("buildFinalResult", of: builder, [(nil, block)]) ?? block
  }

  private func components(of statements: [SyntaxCursor], _ builder: SwiftType) -> [SwiftType] {
    statements.flatMap { statement -> [SwiftType] in
      switch statement.kind {
      case .ifExpr: return [component(ofIf: statement, builder)]
      case .switchExpr: return [component(ofSwitch: statement, builder)]
      case .forStmt:
        solve(statement: statement)
        return [.unknown]
      case .ifConfigDecl:
        return statement.children.flatMap { clause in
          components(of: Array(clause.children), builder)
        }.isEmpty ? [] : [.unknown]
      case _ where statement.kind.isExpression:
        let type = solve(expression: statement, expected: nil)
        if case .tuple(let elements) = type, elements.isEmpty { return [] }
        return [call("buildExpression", of: builder, [(nil, type)]) ?? type]
      default:
        solve(statement: statement)
        return []
      }
    }
  }

  private func block(of components: [SwiftType], _ builder: SwiftType) -> SwiftType {
    if components.contains(.unknown) { return .unknown }
    return call("buildBlock", of: builder, components.map { (nil, $0) })
      ?? partialBlock(of: components, builder) ?? .unknown
  }

  private func partialBlock(of components: [SwiftType], _ builder: SwiftType) -> SwiftType? {
    guard let first = components.first,
      var block = call("buildPartialBlock", of: builder, [("first", first)])
    else { return nil }
    for component in components.dropFirst() {
      guard
        let next = call(
          "buildPartialBlock", of: builder, [("accumulated", block), ("next", component)])
      else { return nil }
      block = next
    }
    return block
  }

  private func component(ofIf statement: SyntaxCursor, _ builder: SwiftType) -> SwiftType {
    var branches: [SwiftType] = []
    var next: SyntaxCursor? = statement
    while let branch = next {
      next = nil
      guard branch.kind == .ifExpr else {
        branches.append(block(of: components(of: Array(branch.children), builder), builder))
        return tree(of: branches[...], builder)
      }
      solve(conditionsOf: branch)
      let parts = branch.children.filter { [.codeBlock, .ifExpr].contains($0.kind) }
      guard let body = parts.first else { return .unknown }
      let then = block(of: components(of: Array(body.children), builder), builder)
      branches.append(branch.isLimited ? limited(then, builder) : then)
      next = parts.dropFirst().first
    }
    let all = optionalComponent(tree(of: branches[...], builder))
    return call("buildOptional", of: builder, [(nil, all)])
      ?? call("buildIf", of: builder, [(nil, all)]) ?? .unknown
  }

  private func limited(_ type: SwiftType, _ builder: SwiftType) -> SwiftType {
    call("buildLimitedAvailability", of: builder, [(nil, type)]) ?? type
  }

  private func optionalComponent(_ type: SwiftType) -> SwiftType {
    type.isUnknown ? .unknown : program.optional(type)
  }

  private func component(ofSwitch statement: SyntaxCursor, _ builder: SwiftType) -> SwiftType {
    guard let subject = statement.firstExpression else { return .unknown }
    let type = solve(expression: subject, expected: nil)
    let cases = statement.children.filter { $0.kind == .switchCase }.map { switchCase in
      bindLabels(of: switchCase, to: type)
      let body = switchCase.children.filter {
        $0.kind != .switchCaseLabel && $0.kind != .switchDefaultLabel
      }
      return block(of: components(of: Array(body), builder), builder)
    }
    return tree(of: cases[...], builder)
  }

  /// The type of several branches: a tree whose left half is full, with a power of two of them.
  private func tree(of branches: ArraySlice<SwiftType>, _ builder: SwiftType) -> SwiftType {
    guard branches.count > 1 else { return branches.first ?? .unknown }
    let height = Int.bitWidth - (branches.count - 1).leadingZeroBitCount
    let middle = branches.startIndex + (1 << (height - 1))
    return either(
      tree(of: branches[..<middle], builder), tree(of: branches[middle...], builder), builder)
  }

  private func either(_ first: SwiftType, _ second: SwiftType, _ builder: SwiftType) -> SwiftType {
    if first.isUnknown || second.isUnknown { return .unknown }
    let members = program.members(
      named: "buildEither", of: builder, isStatic: true)
    for member in members {
      guard let signature = program.signature(of: member.decl), signature.parameters.count == 1,
        signature.parameters[0].label == "first"
      else { continue }
      let substitution = openedParameters(of: member)
      let other = members.first {
        program.signature(of: $0.decl)?.parameters.first?.label == "second"
      }
      let result = program.apply(substitution, to: signature.result)
      guard fit(first, to: program.apply(substitution, to: signature.parameters[0].value.type))
      else { continue }
      if let other, let signature = program.signature(of: other.decl) {
        let opened = openedParameters(of: other)
        _ = fit(second, to: program.apply(opened, to: signature.parameters[0].value.type))
        _ = fit(program.apply(opened, to: signature.result), to: result)
      }
      return resolved(result)
    }
    return .unknown
  }

  /// The type of a call of a function of the builder; nil where it has no such function.
  private func call(
    _ name: String, of builder: SwiftType, _ arguments: [(label: String?, type: SwiftType)]
  ) -> SwiftType? {
    let members = program.members(
      named: name, of: builder, isStatic: true, from: file)
    let candidates = members.flatMap(callCandidates)
    return solve(candidates, withTypes: arguments)
  }
}

extension SyntaxCursor {
  /// Whether the code after a condition is only for some releases of a platform.
  fileprivate var isLimited: Bool {
    children.contains { $0.kind == .conditionElement && $0.child(.availabilityCondition) != nil }
  }
}
