import Syntax

extension SyntaxCursor {
  /// Whether the form of an expression allows a Boolean value: a key path, an array literal or an
  /// optional chain is never one.
  var mayBeBoolean: Bool {
    switch kind {
    case .arrayExpr, .dictionaryExpr, .keyPathExpr, .nilLiteralExpr, .postfixOperatorExpr,
      .stringLiteralExpr:
      false
    case .declReferenceExpr:
      !isProjectedValue
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr:
      !isOptionalChain
    case .prefixOperatorExpr:
      negatedOperand?.mayBeBoolean ?? false
    case .sequenceExpr:
      !isOptionalCast
    case .tupleExpr:
      children.count { $0.kind == .labeledExpr } == 1
    default:
      true
    }
  }

  /// Whether the expression is `$name`, which may be a binding; `$0` may be any value.
  private var isProjectedValue: Bool {
    guard let name = declaredName, name.hasPrefix("$") else { return false }
    return name.dropFirst().first?.isNumber == false
  }

  /// Whether the expression is an optional chain: `a?.b`.
  private var isOptionalChain: Bool {
    var place = self
    while let base = place.children.first(where: { $0.kind != .unexpectedNodes }) {
      switch place.kind {
      case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr: place = base
      default: return place.kind == .optionalChainingExpr
      }
    }
    return false
  }

  /// Whether the whole sequence is `a as? T`.
  private var isOptionalCast: Bool {
    guard case .cast(_, let sign, _) = OperatorTable.standard.fold(self).shape else { return false }
    return sign.textWithoutTrivia == "as?"
  }
}
