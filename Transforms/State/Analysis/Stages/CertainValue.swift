import Semantics
import Syntax
import TransformKit

/// What is certain of the value that a statement assigns.
struct CertainValue {
  private let parts: [SyntaxCursor]

  init?(assignedIn sequence: SyntaxCursor) {
    let parts = Array(sequence.children.dropFirst(2))
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  private var single: SyntaxCursor? { parts.count == 1 ? parts[0] : nil }

  /// The value of a Boolean literal.
  var boolean: Bool? {
    single.flatMap { $0.kind == .booleanLiteralExpr ? $0.text == "true" : nil }
  }

  var isNil: Bool { single?.kind == .nilLiteralExpr }

  /// Whether the value is certainly not nil.
  func isPresent(_ context: TransformContext) -> Bool {
    if let single { return Self.isPresent(single, context) }
    let operators = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    let operands = parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }
    if operators.allSatisfy({ $0.kind == .binaryOperatorExpr && $0.text == "??" }) {
      return operands.last.map { Self.isPresent($0, context) } ?? false
    }
    if operators.allSatisfy({ $0.kind == .binaryOperatorExpr && $0.text == "+" }) {
      return operands.contains { $0.kind == .stringLiteralExpr }
    }
    return isPresentChoice(context)
  }

  /// `condition ? "a" : "b"`
  private func isPresentChoice(_ context: TransformContext) -> Bool {
    guard parts.count == 3, parts[1].kind == .unresolvedTernaryExpr,
      let first = parts[1].children.first(where: { _ in true })
    else { return false }
    return Self.isPresent(first, context) && Self.isPresent(parts[2], context)
  }

  private static func isPresent(_ value: SyntaxCursor, _ context: TransformContext) -> Bool {
    switch value.kind {
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .arrayExpr, .dictionaryExpr, .closureExpr:
      return true
    case .tryExpr where value.isOptionalTry:
      return false
    case .tryExpr, .awaitExpr:
      return value.children.first { _ in true }.map { isPresent($0, context) } ?? false
    case .memberAccessExpr where value.isDescription:
      return true
    default:
      return context.program.ask { $0.isPresent(value) }
    }
  }
}

extension Program {
  /// Whether an expression certainly has a value other than nil, as its type says, or its declaration.
  fileprivate func isPresent(_ value: SyntaxCursor) -> Bool {
    switch type(of: value) {
    case .nominal(let decl, _): return name(of: decl) != "Optional"
    case .existential(let bounds): return !bounds.isEmpty
    case .tuple, .metatype: return true
    case .unknown: break
    default: return false
    }
    let name = FunctionCallView(value)?.nameNode ?? value
    guard name.kind == .declReferenceExpr,
      case .declaration(let decl) = reference(of: name), decl.facet == .declared
    else { return false }
    return value.kind == .functionCallExpr ? returnsValue(decl) : isUnwrapped(decl)
  }

  /// Whether a function returns something of a type that is written without a question mark.
  private func returnsValue(_ decl: DeclID) -> Bool {
    guard let function = FunctionDeclView(cursor(of: decl)), let type = function.returnType,
      function.cursor.child(.genericParameterClause) == nil
    else { return false }
    return type.kind == .identifierType || type.kind == .memberType || type.kind == .arrayType
  }

  /// Whether a variable is one that a condition has unwrapped, or its type is written without a question
  /// mark.
  private func isUnwrapped(_ decl: DeclID) -> Bool {
    let node = cursor(of: decl)
    if let type = FunctionDeclView.Parameter(node)?.type { return type.kind == .identifierType }
    guard let outer = file(decl.file).indexed.ancestry.parent(of: node) else { return false }
    if outer.kind == .optionalBindingCondition { return true }
    let type = outer.child(.typeAnnotation)?.children.first { $0.kind != .unexpectedNodes }
    return type?.kind == .identifierType || type?.kind == .arrayType
  }
}

extension SyntaxCursor {
  /// Whether a `try` makes nil of an error: `try?`.
  var isOptionalTry: Bool {
    kind == .tryExpr && (token(.postfixQuestionMark) ?? token(.infixQuestionMark)) != nil
  }

  /// `error.localizedDescription`, of a value that is there.
  fileprivate var isDescription: Bool {
    MemberAccessView(self)?.name == "localizedDescription"
      && !descendants.contains { $0.kind == .optionalChainingExpr }
  }
}
