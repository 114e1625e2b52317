import Semantics
import SymbolIndex
import Syntax

/// What the code around a place asks of a parameter of the function or view that it is in: `if isLarge`,
/// `if let selection`. A call whose argument answers otherwise never runs the place.
struct ParameterTest: Hashable, Sendable {
  /// The index of the parameter.
  let parameter: Int
  let question: Question
  let answer: Bool

  enum Question: Hashable, Sendable {
    case isTrue
    case isNil
  }

  /// Whether an argument answers otherwise, as far as it is written.
  func isRefuted(by argument: SyntaxCursor) -> Bool {
    switch question {
    case .isTrue:
      argument.kind == .booleanLiteralExpr && (argument.text == "true") != answer
    case .isNil:
      argument.kind == .nilLiteralExpr ? !answer : answer && argument.isNeverNil
    }
  }
}

extension Program {
  /// The tests that a place in a function or view passes wherever it runs.
  ///
  /// - Parameter variables: the parameter that each variable is.
  func tests(around place: SyntaxCursor, of variables: [DeclID: Int]) -> [ParameterTest] {
    guard !variables.isEmpty, let number = number(ofFileAt: place.tree.source.path) else {
      return []
    }
    var tests: [ParameterTest] = []
    var inner = place
    for outer in file(number).indexed.ancestry.ancestors(of: place) {
      defer { inner = outer }
      if TypeDecl(outer) != nil { break }
      guard outer.kind == .ifExpr, inner.kind != .conditionElement else { continue }
      let conditions = outer.children.filter { $0.kind == .conditionElement }
      let isThen = outer.child(.codeBlock)?.id == inner.id
      guard isThen || conditions.count == 1 else { continue }
      tests += conditions.compactMap { element in
        element.children.first { _ in true }.flatMap {
          test($0, around: outer, answer: isThen, of: variables)
        }
      }
    }
    return tests
  }

  private func test(
    _ condition: SyntaxCursor, around place: SyntaxCursor, answer: Bool,
    of variables: [DeclID: Int]
  ) -> ParameterTest? {
    func made(_ name: SyntaxCursor?, _ question: ParameterTest.Question, _ answer: Bool)
      -> ParameterTest?
    {
      guard let name = name?.plainName,
        let parameter = parameter(named: name, at: place, of: variables)
      else { return nil }
      return ParameterTest(parameter: parameter, question: question, answer: answer)
    }
    switch condition.kind {
    case .prefixOperatorExpr:
      guard condition.text.hasPrefix("!"), let operand = condition.children.reversed().first else {
        return nil
      }
      return test(operand, around: place, answer: !answer, of: variables)
    case .optionalBindingCondition:
      let value = condition.child(.initializerClause)?.children.first { _ in true }
      return made(value ?? condition.child(.identifierPattern), .isNil, !answer)
    case .sequenceExpr:
      let parts = Array(condition.children)
      guard parts.count == 3, ["==", "!="].contains(parts[1].text),
        parts[2].kind == .nilLiteralExpr
      else { return nil }
      return made(parts[0], .isNil, (parts[1].text == "==") == answer)
    default: return made(condition, .isTrue, answer)
    }
  }

  private func parameter(
    named name: String, at place: SyntaxCursor, of variables: [DeclID: Int]
  ) -> Int? {
    meaning(of: name, at: place).decls.lazy
      .compactMap { variables[DeclID(file: $0.file, node: $0.node)] }.first
  }

  /// The variable that `if let` gives the value of another one: `if let selection`, `if let shown = selection`.
  func unwrapped(by decl: DeclID) -> [DeclID] {
    let pattern = cursor(of: decl)
    let ancestry = file(decl.file).indexed.ancestry
    guard pattern.kind == .identifierPattern,
      let condition = ancestry.parent(of: pattern), condition.kind == .optionalBindingCondition,
      let outer = ancestry.ancestors(of: condition).first(where: { $0.kind == .ifExpr }),
      let name = (condition.child(.initializerClause)?.children.first { _ in true } ?? pattern)
        .plainName
    else { return [] }
    return meaning(of: name, at: outer).decls
  }
}

extension Passage {
  /// Whether what the call passes keeps a place in a callee from running.
  func keeps(
    from place: SyntaxCursor, in parameter: ContentParameter, _ facts: DeclarationFacts,
    parts: [TypeDecl]
  ) -> Bool {
    guard 1 < parameter.signature.parameters.count, let call = FunctionCallView(call) else {
      return false
    }
    return facts.program.ask { program in
      guard let callee = OwnCallee(parameter.callee, in: program) else { return false }
      let variables = callee.variablesByDecl(parts: parts, program)
      return callee.isRefuted(program.tests(around: place, of: variables), by: call)
    }
  }
}

extension OwnCallee {
  /// The parameter that each variable is.
  func variablesByDecl(parts: [TypeDecl], _ program: Program) -> [DeclID: Int] {
    var variables: [DeclID: Int] = [:]
    for index in signature.parameters.indices {
      for variable in copies(of: index, parts: parts) {
        variables[program.decl(at: variable) ?? decl] = index
      }
    }
    return variables
  }

  /// Whether a call answers one of some tests otherwise, by an argument or by a default value.
  func isRefuted(_ tests: [ParameterTest], by call: FunctionCallView) -> Bool {
    guard !tests.isEmpty,
      let indices = signature.parameterIndices(of: call, lookingThroughAliases: true)
    else { return false }
    return tests.contains { test in
      let argument = indices.firstIndex(of: test.parameter).map { call.arguments[$0].value }
      return (argument ?? defaultValue(of: test.parameter)).map(test.isRefuted) ?? false
    }
  }
}

extension SyntaxCursor {
  /// The name of a variable, also as a member of `self`.
  fileprivate var plainName: String? {
    if kind == .identifierPattern { return text }
    if kind == .declReferenceExpr { return declaredName }
    guard let member = MemberAccessView(self), member.base?.declaredName == "self" else {
      return nil
    }
    return member.name
  }

  /// Whether an argument is written as a value that is there: a binding of a state, a literal, a closure.
  fileprivate var isNeverNil: Bool {
    switch kind {
    case .closureExpr, .booleanLiteralExpr, .integerLiteralExpr, .stringLiteralExpr,
      .simpleStringLiteralExpr:
      true
    case .declReferenceExpr: text.hasPrefix("$")
    default: false
    }
  }
}
