import SymbolIndex
import Syntax

/// The statements and declarations of a body.
extension Solver {
  /// Solves a member, or a declaration or statement at the top level.
  func solve(root: SyntaxCursor) { solve(statement: root) }

  func solve(statements: some Sequence<SyntaxCursor>) {
    for statement in statements { solve(statement: statement) }
  }

  func solve(statement: SyntaxCursor) {
    switch statement.kind {
    case .variableDecl: solve(variable: statement)
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorDecl:
      solve(function: statement)
    case .enumCaseDecl, .enumCaseElement, .enumCaseParameterClause:
      solve(statements: statement.children)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
      .typeAliasDecl, .importDecl, .associatedTypeDecl, .operatorDecl, .precedenceGroupDecl:
      return
    case .codeBlock, .ifConfigDecl, .ifConfigClause, .deferStmt, .doStmt, .labeledStmt:
      solve(statements: statement.children)
    case .catchClause: solve(catchClause: statement)
    case .ifExpr, .guardStmt, .whileStmt: solve(conditional: statement)
    case .repeatStmt, .throwStmt, .initializerClause, .yieldStmt:
      for child in statement.children { solve(statement: child) }
    case .forStmt: solve(loop: statement)
    case .switchExpr: solve(switch: statement)
    case .returnStmt: solve(return: statement)
    case .breakStmt, .continueStmt, .fallThroughStmt, .discardStmt, .missingDecl, .attribute,
      .declModifier, .unexpectedNodes, .availabilityCondition, .macroDecl:
      return
    default:
      solve(expression: statement, expected: nil)
    }
  }

  // MARK: Declarations

  private func solve(variable decl: SyntaxCursor) {
    let isLocal = !program.ancestry(in: file).isMemberOrGlobal(decl)
    for binding in decl.children where binding.kind == .patternBinding {
      guard let pattern = binding.children.first(where: { _ in true }) else { continue }
      let annotation = binding.child(.typeAnnotation).map { program.type(written: $0, in: file) }
      let name = binding.child(.identifierPattern).map(id)
      let wrapper = name.flatMap { program.wrapperAttributes(of: $0).first }
      if let wrapper, let name, wrapper.child(.labeledExpr) != nil {
        let value = binding.child(.initializerClause)?.firstExpression
        _ = solveWrapper(wrapper, around: value, as: program.wrapperType(of: name) ?? .unknown)
      }
      var type = annotation
      if let value = binding.child(.initializerClause)?.firstExpression {
        let found = solve(expression: value, expected: annotation)
        type = annotation ?? found
      }
      if isLocal || pattern.kind != .identifierPattern || annotation == nil {
        bind(pattern, to: type ?? .unknown)
      }
      if let accessors = binding.child(.accessorBlock) {
        solve(
          accessors: accessors, of: type ?? .unknown,
          builder: program.resultBuilder(of: decl, in: file) ?? inheritedBuilder(of: name))
      }
    }
  }

  /// The result builder that a protocol's requirement gives to its witness: `body` in a view.
  private func inheritedBuilder(of decl: DeclID?) -> SwiftType? {
    guard let decl, let type = program.enclosingType(of: decl) else { return nil }
    let name: String? =
      switch program.kind(of: decl) {
      case .identifierPattern: program.cursor(of: decl).patternName
      case .functionDecl: FunctionDeclView(program.cursor(of: decl))?.name
      default: nil
      }
    guard let name else { return nil }
    for proto in program.protocols(of: program.selfType(in: type)) {
      for requirement in program.ownMembers(of: proto, named: name) {
        let cursor = program.variableDecl(of: requirement) ?? program.cursor(of: requirement)
        if let builder = program.resultBuilder(of: cursor, in: requirement.file) { return builder }
      }
    }
    return nil
  }

  private func solve(accessors: SyntaxCursor, of type: SwiftType, builder: SwiftType?) {
    let explicit = accessors.children.filter { $0.kind == .accessorDecl }
    guard !explicit.isEmpty else {
      return solve(body: Array(accessors.children), result: type, builder: builder)
    }
    for accessor in explicit {
      let isGetter = accessor.ownTokens.contains { tree.tokens[$0.index].kind == .get }
      guard let body = accessor.child(.codeBlock) else { continue }
      asyncContexts.append(accessor.effects.contains(.async))
      defer { asyncContexts.removeLast() }
      solve(
        body: Array(body.children), result: isGetter ? type : .void,
        builder: isGetter ? builder : nil)
    }
  }

  private func solve(function: SyntaxCursor) {
    let signature = program.signature(of: id(function))
    asyncContexts.append(signature?.effects.contains(.async) ?? false)
    defer { asyncContexts.removeLast() }
    for parameter in function.descendantsOfSignature where parameter.kind == .functionParameter {
      guard let value = parameter.child(.initializerClause)?.firstExpression else { continue }
      solve(expression: value, expected: program.declaredType(of: id(parameter)))
    }
    let builder =
      program.resultBuilder(of: function, in: file) ?? inheritedBuilder(of: id(function))
    if let accessors = function.child(.accessorBlock) {
      return solve(accessors: accessors, of: signature?.result ?? .unknown, builder: builder)
    }
    guard let body = function.child(.codeBlock) else { return }
    let isInitializer = function.kind == .initializerDecl
    solve(
      body: Array(body.children), result: isInitializer ? .void : signature?.result ?? .void,
      builder: builder)
  }

  /// Solves the statements of a function; a single expression is what the function returns.
  private func solve(body: [SyntaxCursor], result: SwiftType, builder: SwiftType?) {
    if let builder, body.allSatisfy(\.ownReturns.isEmpty) {
      results.append(nil)
      _ = build(body, with: builder)
      results.removeLast()
      return
    }
    results.append(result)
    defer { results.removeLast() }
    solve(branch: body, expected: result.isOpaque ? nil : result)
  }

  /// Solves the statements of a branch; a single expression is the value of the branch.
  private func solve(branch: [SyntaxCursor], expected: SwiftType?) {
    guard branch.count == 1 else { return solve(statements: branch) }
    if branch[0].kind == .ifConfigDecl {
      for clause in branch[0].children {
        let hasCondition = clause.token(.poundElse) == nil
        solve(branch: Array(clause.children.dropFirst(hasCondition ? 1 : 0)), expected: expected)
      }
    } else if branch[0].kind.isExpression {
      solve(expression: branch[0], expected: expected)
    } else {
      solve(statement: branch[0])
    }
  }

  private func solve(return statement: SyntaxCursor) {
    guard let value = statement.firstExpression else { return }
    let wanted = results.last ?? nil
    solve(expression: value, expected: wanted.flatMap { $0.isOpaque ? nil : $0 })
  }

  // MARK: Control flow

  func solve(conditional statement: SyntaxCursor, expected: SwiftType? = nil) {
    solve(conditionsOf: statement)
    for child in statement.children where child.kind != .conditionElement {
      let isBranch = statement.kind == .ifExpr && child.kind == .codeBlock
      solve(branch: isBranch ? Array(child.children) : [child], expected: expected)
    }
  }

  func solve(conditionsOf statement: SyntaxCursor) {
    for element in statement.children where element.kind == .conditionElement {
      guard let condition = element.firstExpression else { continue }
      solve(condition: condition)
    }
  }

  private func solve(condition: SyntaxCursor) {
    let parts = Array(condition.children)
    switch condition.kind {
    case .optionalBindingCondition:
      guard let pattern = parts.first else { return }
      let annotation = condition.child(.typeAnnotation).map { program.type(written: $0, in: file) }
      let value: SwiftType
      if let expr = condition.child(.initializerClause)?.firstExpression {
        value = solve(expression: expr, expected: annotation.map(program.optional))
      } else {
        value = typeOfShadowedVariable(pattern, at: condition)
      }
      bind(pattern, to: annotation ?? unwrapped(value))
    case .matchingPatternCondition:
      guard let pattern = parts.first,
        let value = condition.child(.initializerClause)?.firstExpression
      else { return }
      match(pattern, against: solve(expression: value, expected: nil))
    case .availabilityCondition:
      return
    default:
      solve(expression: condition, expected: program.standard("Bool"))
    }
  }

  /// The type of the variable that `if let name` unwraps.
  private func typeOfShadowedVariable(
    _ pattern: SyntaxCursor, at condition: SyntaxCursor
  ) -> SwiftType {
    guard let name = pattern.patternName else { return .unknown }
    return typeOfName(name, at: condition, recordedFor: nil, expected: nil)
  }

  private func solve(loop: SyntaxCursor) {
    let parts = Array(loop.children)
    guard let pattern = parts.first,
      let sequence = parts.dropFirst().first(where: \.kind.isExpression)
    else { return }
    let type = solve(expression: sequence, expected: nil)
    bind(pattern, to: elementType(of: type))
    for part in parts where part.id > sequence.id { solve(statement: part) }
  }

  /// The type of the elements of a sequence.
  func elementType(of type: SwiftType) -> SwiftType {
    let element = program.memberType(named: "Element", of: resolved(type))
    return element ?? .unknown
  }

  func solve(switch statement: SyntaxCursor, expected: SwiftType? = nil) {
    guard let subject = statement.firstExpression else { return }
    let type = solve(expression: subject, expected: nil)
    for switchCase in statement.children.dropFirst() {
      solve(switchCase: switchCase, of: type, expected: expected)
    }
  }

  private func solve(switchCase: SyntaxCursor, of type: SwiftType, expected: SwiftType?) {
    if switchCase.kind == .ifConfigDecl || switchCase.kind == .ifConfigClause {
      for inner in switchCase.children { solve(switchCase: inner, of: type, expected: expected) }
      return
    }
    bindLabels(of: switchCase, to: type)
    let branch = switchCase.children.filter {
      $0.kind != .switchCaseLabel && $0.kind != .switchDefaultLabel
    }
    solve(branch: branch, expected: expected)
  }

  func bindLabels(of switchCase: SyntaxCursor, to type: SwiftType) {
    for item in switchCase.child(.switchCaseLabel)?.children ?? switchCase.children
    where item.kind == .switchCaseItem {
      guard let pattern = item.firstExpression else { continue }
      match(pattern, against: type)
      if let condition = item.child(.whereClause)?.firstExpression {
        solve(expression: condition, expected: program.standard("Bool"))
      }
    }
  }

  private func solve(catchClause: SyntaxCursor) {
    for item in catchClause.children where item.kind == .catchItem {
      guard let pattern = item.firstExpression else { continue }
      match(pattern, against: program.declaredType(of: id(catchClause).facet(.implicitValue)))
    }
    for child in catchClause.children where child.kind != .catchItem { solve(statement: child) }
  }
}

extension SyntaxCursor {
  fileprivate var descendantsOfSignature: [SyntaxCursor] {
    (child(.functionSignature) ?? self).child(.functionParameterClause).map { Array($0.children) }
      ?? []
  }
}

extension SwiftType {
  var isOpaque: Bool { if case .opaque = self { true } else { false } }
}

extension SyntaxKind {
  /// Whether it is an expression.
  var isExpression: Bool {
    switch self {
    case .arrayElement, .closureCapture, .closureCaptureClause, .closureCaptureSpecifier,
      .closureParameter, .closureParameterClause, .closureShorthandParameter, .closureSignature,
      .declNameArgument, .declNameArguments, .dictionaryElement, .expressionSegment,
      .keyPathComponent, .labeledExpr, .moduleSelector, .multipleTrailingClosureElement,
      .stringSegment:
      false
    default: Self.arrayElement.rawValue < rawValue && rawValue <= Self.unsafeExpr.rawValue
    }
  }
}
