import Syntax

/// Reads from the parameters and the body of a function what it does with a condition and a transform.
struct HelperReading {
  private let function: FunctionDeclView
  private let extendedType: String
  private let valueCounts: [Int?]
  private let condition: FunctionDeclView.Parameter?
  private let transform: FunctionDeclView.Parameter?
  private let alternative: FunctionDeclView.Parameter?
  /// The parameter that the body unwraps for the transform.
  private let unwrapped: FunctionDeclView.Parameter?
  private let enclosing: ExtensionDeclView

  init(_ function: FunctionDeclView, in enclosing: ExtensionDeclView) {
    self.function = function
    self.enclosing = enclosing
    extendedType = enclosing.extendedName
    let extendedType = extendedType
    let all = function.parameters
    let valueCounts = all.map { $0.type?.valueCount(ofTransformOf: extendedType) }
    let closures = all.indices.filter { valueCounts[$0] != nil }.map { all[$0] }
    self.valueCounts = valueCounts
    condition = all.first { $0.type?.isBoolean == true }
    transform = closures.first
    alternative =
      closures.dropFirst().first
      ?? all.first { parameter in
        !closures.isEmpty && parameter.hasDefault
          && parameter.type?.wrapped?.valueCount(ofTransformOf: extendedType) == 1
      }
    let body = closures.first.flatMap { UnwrappingBody(of: function, transform: $0.name) }
    let optional = body.flatMap { body in
      all.first { $0.name == body.parameter && $0.type?.kind == .optionalType }
    }
    unwrapped = all.count == 2 ? optional : nil
  }

  var parameters: [ConditionalHelper.Parameter] {
    zip(function.parameters, valueCounts).map { parameter, valueCount in
      ConditionalHelper.Parameter(
        label: parameter.label, role: role(of: parameter, valueCount: valueCount),
        hasDefault: parameter.hasDefault)
    }
  }

  private func role(
    of parameter: FunctionDeclView.Parameter, valueCount: Int?
  ) -> ConditionalHelper.Parameter.Role {
    switch parameter.cursor.id {
    case condition?.cursor.id, unwrapped?.cursor.id: .condition
    case alternative?.cursor.id: .alternative
    case transform?.cursor.id: .transform(valueCount: valueCount ?? 1)
    default: .other
    }
  }

  /// What the body does; nil if the function takes no transform, or only a transform.
  var meaning: ConditionalHelper.Meaning? {
    let count = function.parameters.count
    guard let transform, 1 < count else { return nil }
    // A function that returns the type itself creates no other view: it may be `bold()` on a `Text`.
    if let type = function.returnType?.text, ["Self", extendedType].contains(type) {
      return .other
    }
    let statements = Array(function.body?.children.map { $0 } ?? [])[...]
    let branches: Branches
    if isForwarding { return .applies(whenTrue: true) }
    switch Branches.read(statements) {
    case .success(let read) where read.statementCount == statements.count: branches = read
    case .failure(.unwrapping): return .unwraps
    default: return .other
    }
    // Any other parameter may change what the function does.
    guard let condition, count == (alternative == nil ? 2 : 3),
      let isTrue = branches.condition.isReading(of: condition.name),
      let whenTrue = branches.whenTrue.value, let whenFalse = branches.whenFalse.value
    else { return .other }
    let (chosen, otherwise) = isTrue ? (whenTrue, whenFalse) : (whenFalse, whenTrue)
    if let alternative {
      let isChoice =
        chosen.isCall(of: transform.name)
        && (otherwise.isCall(of: alternative.name)
          || otherwise.isCall(ofOptional: alternative.name))
      return isChoice ? .chooses : .other
    }
    if chosen.isCall(of: transform.name), otherwise.isSelf { return .applies(whenTrue: true) }
    if otherwise.isCall(of: transform.name), chosen.isSelf { return .applies(whenTrue: false) }
    return .other
  }
}

extension HelperReading {
  /// Whether the body gives its arguments and `{ $0 }` to a function of the same extension that chooses.
  private var isForwarding: Bool {
    guard function.parameters.count == 2, let condition, let transform,
      let body = ForwardingBody(
        of: function, condition: condition.name, transform: transform.name)
    else { return false }
    let called = enclosing.cursor.members.compactMap(FunctionDeclView.init)
      .filter(body.mayCall)
    return called.count == 1 && HelperReading(called[0], in: enclosing).meaning == .chooses
  }
}

// MARK: Types

extension SyntaxCursor {
  /// The number of parameters of a closure type whose first parameter is the view: 1 for
  /// `(Self) -> Content`.
  fileprivate func valueCount(ofTransformOf extendedType: String) -> Int? {
    guard let function = functionType else { return nil }
    let values = function.children.filter { $0.kind == .tupleTypeElement }
    guard let type = values.first?.children.first(where: { $0.kind != .unexpectedNodes }),
      type.text == "Self" || type.text == extendedType
    else { return nil }
    return values.count
  }

  /// The type in `A?` and `(A)?`.
  fileprivate var wrapped: SyntaxCursor? {
    guard kind == .optionalType, let type = children.first(where: { _ in true }) else { return nil }
    guard type.kind == .tupleType else { return type }
    let elements = type.children.filter { $0.kind == .tupleTypeElement }
    return elements.count == 1 ? elements[0].children.first { _ in true } : nil
  }

  /// The function type in `(A) -> B` and `@escaping (A) -> B`.
  private var functionType: SyntaxCursor? {
    switch kind {
    case .functionType: self
    case .attributedType: child(.functionType)
    default: nil
    }
  }

  /// Whether a type is `Bool` or `@autoclosure () -> Bool`.
  fileprivate var isBoolean: Bool {
    if text == "Bool" { return true }
    guard kind == .attributedType, let function = functionType,
      children.contains(where: { $0.kind == .attribute && $0.textWithoutTrivia == "@autoclosure" })
    else { return false }
    return function.child(.returnClause)?.child(.identifierType)?.text == "Bool"
  }
}

// MARK: Expressions

extension SyntaxCursor {
  /// Whether the expression is `self`.
  public var isSelf: Bool { kind == .declReferenceExpr && text == "self" }

  /// Whether the expression is `name(self)`.
  fileprivate func isCall(of name: String) -> Bool {
    guard let call = FunctionCallView(self), call.name == name, call.arguments.count == 1 else {
      return false
    }
    return call.arguments[0].value.isSelf
  }

  /// Whether it is `if let name { name(self) } else { self }`.
  fileprivate func isCall(ofOptional name: String) -> Bool {
    let blocks = children.filter { $0.kind == .codeBlock }
    guard kind == .ifExpr, blocks.count == 2,
      let test = children.first(where: { _ in true })?.textWithoutTrivia,
      ["let\(name)", "let\(name)=\(name)"].contains(test)
    else { return false }
    let values = blocks.map { Array($0.children) }
    return values[0].count == 1 && values[0][0].isCall(of: name)
      && values[1].count == 1 && values[1][0].isSelf
  }

  /// Whether a condition is a parameter or a call of an autoclosure: true for `c` and `c()`, false for
  /// `!c`, nil for other expressions.
  func isReading(of name: String) -> Bool? {
    if let operand = negatedOperand { return operand.isReading(of: name).map { !$0 } }
    if let call = FunctionCallView(self) {
      return call.name == name && call.arguments.isEmpty ? true : nil
    }
    return kind == .declReferenceExpr && declaredName == name ? true : nil
  }

  /// The operand of a `!` that negates the whole expression.
  public var negatedOperand: SyntaxCursor? {
    guard kind == .prefixOperatorExpr, let sign = firstToken,
      tree.source.string(tree.range(of: sign)) == "!"
    else { return nil }
    return children.first { $0.kind != .unexpectedNodes }
  }
}
