import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax

/// Whether an expression can be evaluated at any time, and any number of times: nothing in it traps or has an
/// effect.
///
/// It lists what is plain; everything else is not.
struct PlainExpression {
  let program: Program
  /// Whether a class may have subclasses, by its name.
  let isInherited: (String) -> Bool
  /// Whether closures count as plain, because nothing runs them: those of a gesture.
  private let allowsClosures: Bool
  /// The names and members that are evaluated in any case.
  private var evaluated: Set<String>
  /// The declarations that lead to the expression.
  private var path: [DeclID] = []
  /// The file of the expression, if it is not that of the first one.
  private var file: Int32?

  init(
    _ program: Program, isInherited: @escaping (String) -> Bool, allowsClosures: Bool = false,
    evaluated: Set<String> = []
  ) {
    self.evaluated = evaluated
    self.program = program
    self.isInherited = isInherited
    self.allowsClosures = allowsClosures
  }

  /// The same for the value of a declaration that the expression uses; nil where that leads too far.
  func following(_ decl: DeclID) -> PlainExpression? {
    guard !path.contains(decl), path.count < 6 else { return nil }
    var inner = self
    inner.evaluated = []
    inner.path.append(decl)
    inner.file = decl.file
    return inner
  }

  /// The first part of an expression that is not plain; nil where all of it is.
  func obstacle(in expr: SyntaxCursor) -> PlainObstacle? {
    switch expr.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .simpleStringLiteralExpr, .keyPathExpr, .superExpr, .typeExpr, .binaryOperatorExpr,
      .unresolvedIsExpr, .stringSegment, .missingExpr, .genericArgumentClause,
      .discardAssignmentExpr:
      return nil
    case .stringLiteralExpr, .expressionSegment, .arrayExpr, .arrayElement, .dictionaryExpr,
      .tupleExpr, .labeledExpr, .unresolvedTernaryExpr, .genericSpecializationExpr,
      .optionalChainingExpr:
      return first(in: expr.children)
    case .closureExpr where allowsClosures: return nil
    case .sequenceExpr: return operatorObstacle(in: expr) ?? first(in: expr.children)
    case .prefixOperatorExpr: return prefixObstacle(in: expr) ?? first(in: expr.children)
    case .unresolvedAsExpr:
      return expr.text.contains("!") ? .harmful(expr) : nil
    case _ where isEvaluatedAnyway(expr): return nil
    case .declReferenceExpr: return obstacle(inName: expr, of: nil)
    case .memberAccessExpr:
      guard let member = MemberAccessView(expr), let name = member.nameNode else {
        return .harmful(expr)
      }
      if let base = member.base, let found = obstacle(in: base) { return found }
      if !program.dynamicSubscripts(for: expr).isEmpty { return .harmful(expr) }
      return obstacle(inName: name, of: member.base)
    case .functionCallExpr: return obstacle(inCall: expr)
    case _ where expr.kind.isPlainSyntax: return first(in: expr.children)
    default: return .harmful(expr)
    }
  }

  private func isEvaluatedAnyway(_ expr: SyntaxCursor) -> Bool {
    !evaluated.isEmpty && [.declReferenceExpr, .memberAccessExpr].contains(expr.kind)
      && evaluated.contains(expr.textWithoutTrivia)
  }

  func reference(of name: SyntaxCursor) -> Reference {
    file.map { program.reference(of: name, in: $0) } ?? program.reference(of: name)
  }

  private func type(of expr: SyntaxCursor) -> SwiftType {
    file.map { program.type(of: expr, in: $0) } ?? program.type(of: expr)
  }

  private func first(in parts: some Sequence<SyntaxCursor>) -> PlainObstacle? {
    parts.lazy.compactMap { obstacle(in: $0) }.first
  }
}

/// A part of an expression that may do something when it is evaluated.
enum PlainObstacle {
  /// It may trap, or have an effect.
  case harmful(SyntaxCursor)
  /// No declaration of it is in sight.
  case unknown(SyntaxCursor)
}

// MARK: Operators

extension PlainExpression {
  private static let comparisons: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "??",
  ]

  private static let arithmetic: Set<String> = ["+", "-", "*", "/"]

  /// Operators are plain on Boolean values, floating-point numbers, and other values of known types.
  private func operatorObstacle(in sequence: SyntaxCursor) -> PlainObstacle? {
    let parts = sequence.children.filter { $0.kind != .unexpectedNodes }
    for (index, part) in parts.enumerated() where part.kind == .binaryOperatorExpr {
      guard 0 < index, index + 1 < parts.count else { return .harmful(sequence) }
      let operands = [parts[index - 1], parts[index + 1]]
      guard isKnown(part) else { return .harmful(sequence) }
      switch part.text {
      case "&&", "||", "??", "===", "!==": continue
      case _ where Self.comparisons.contains(part.text):
        if operands.contains(where: declaresOperators) { return .harmful(sequence) }
        if operands.allSatisfy({ type(of: $0) == .unknown }) { return .unknown(sequence) }
      case _ where Self.arithmetic.contains(part.text):
        guard operands.allSatisfy({ isFloating($0) || $0.isNumberLiteral }) else {
          return .harmful(sequence)
        }
      default: return .harmful(sequence)
      }
    }
    return nil
  }

  private func prefixObstacle(in expr: SyntaxCursor) -> PlainObstacle? {
    guard let sign = expr.firstToken.map({ expr.tree.source.string(expr.tree.range(of: $0)) }),
      let operand = expr.children.first(where: { $0.kind != .unexpectedNodes }),
      operand.kind != .unexpectedNodes
    else { return .harmful(expr) }
    switch sign {
    case "!":
      let type = type(of: operand)
      if program.knownName(of: type) == "Bool" { return nil }
      return type.isComplete ? .harmful(expr) : .unknown(expr)
    case "-", "+": return isFloating(operand) || operand.isNumberLiteral ? nil : .harmful(expr)
    default: return .harmful(expr)
    }
  }

  private func isKnown(_ sign: SyntaxCursor) -> Bool {
    reference(of: sign).decls.allSatisfy { program.knownModule(of: $0) != nil }
  }

  private func isFloating(_ expr: SyntaxCursor) -> Bool {
    let type = type(of: expr)
    return ["CGFloat", "Double", "Float"].contains(program.knownName(of: type))
  }

  /// Whether the repository declares comparisons of the type of an operand.
  private func declaresOperators(_ operand: SyntaxCursor) -> Bool {
    var type = type(of: operand)
    if case .nominal(_, let arguments) = type, program.knownName(of: type) == "Optional",
      let wrapped = arguments.first
    {
      type = wrapped
    }
    guard let decl = program.decl(of: type), program.knownModule(of: decl) == nil else {
      return false
    }
    return ["==", "<"].contains { name in
      program.staticMembers(named: name, of: type, from: decl.file)
        .contains { program.knownModule(of: $0) == nil }
    }
  }
}

// MARK: Calls

extension PlainExpression {
  /// Calls of what SwiftUI declares for its values, and initializers of plain values.
  private func obstacle(inCall expr: SyntaxCursor) -> PlainObstacle? {
    guard let call = FunctionCallView(expr), let name = call.nameNode else { return .harmful(expr) }
    if let base = call.member?.base, let found = obstacle(in: base) { return found }
    for argument in call.arguments {
      if let found = obstacle(in: argument.value) { return found }
    }
    var decls = reference(of: expr).decls
    if decls.isEmpty { decls = program.initializers(calledBy: call) }
    if decls.isEmpty { decls = reference(of: name).decls }
    guard !decls.isEmpty else { return .unknown(expr) }
    let isPlain = decls.allSatisfy { decl in
      guard let module = program.knownModule(of: decl) else {
        return program.cursor(of: decl).kind == .enumCaseElement
          || decl.facet == .implicitInitializer
      }
      if program.cursor(of: decl).kind == .functionDecl {
        return Self.modulesOfValues.contains(module)
      }
      let type = program.isTypeDecl(decl) ? decl : program.owner(of: decl)
      return Self.modulesOfValues.contains(module)
        || type.map { Self.plainTypes.contains(program.name(of: $0)) } == true
    }
    return isPlain ? nil : .harmful(expr)
  }

  private static let modulesOfValues: Set<String> = ["SwiftUI", "Context"]

  private static let plainTypes: Set<String> = [
    "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Double", "Float",
    "Locale", "String", "UIColor", "NSColor", "CATransform3D", "UIEdgeInsets",
  ]
}

extension SyntaxKind {
  /// Nodes within the expressions that are no expressions themselves.
  fileprivate var isPlainSyntax: Bool { self == .dictionaryElement }
}

extension SyntaxCursor {
  fileprivate var isNumberLiteral: Bool {
    [.integerLiteralExpr, .floatLiteralExpr].contains(kind)
  }
}
