import Semantics
import SwiftUIModel
import Syntax
import TransformKit

extension SyntaxCursor {
  /// Why an argument must not be evaluated if the modifier would not have been applied. Creating a
  /// gesture has no effect, and its closures run later.
  func evaluationObstacle(_ types: ArgumentTypes, isGesture: Bool = false) -> Obstacle? {
    let property = isGesture ? nil : types.trappingProperty(in: self)
    let reason =
      whatWouldHappen(isGesture: isGesture)
      ?? property.map { "`\($0)` would be computed whether or not the condition holds" }
    return reason.map { Obstacle(.evaluationWouldChange, $0) }
  }

  private func whatWouldHappen(isGesture: Bool) -> String? {
    switch kind {
    case .closureExpr where isGesture: return nil
    case .forceUnwrapExpr:
      return "`\(textWithoutTrivia)` would be unwrapped whether or not the condition holds"
    case .subscriptCallExpr:
      return "`\(textWithoutTrivia)` would be evaluated whether or not the condition holds"
    case .tryExpr, .awaitExpr:
      return "an argument contains `\(firstToken.map(tree.name(of:)) ?? "")`"
    case .binaryOperatorExpr where Self.trappingOperators.contains(text) && hasVariableBeside:
      return "`\(text)` would be computed whether or not the condition holds"
    case .functionCallExpr where !isGesture:
      let name = FunctionCallView(self)?.callee?.text ?? ""
      // Initializers and static members of value types are assumed to have no side effects.
      let isInitializer = name.split(separator: ".").last?.first?.isUppercase == true
      let convertsToInteger = name.hasPrefix("Int") || name.hasPrefix("UInt")
      if !isInitializer && !name.hasPrefix(".") || convertsToInteger {
        return "`\(name)` would be called whether or not the condition holds"
      }
    default: break
    }
    return children.lazy.compactMap { $0.whatWouldHappen(isGesture: isGesture) }.first
  }

  /// Operators that trap on some values.
  private static let trappingOperators: Set<String> = ["/", "%", "...", "..<"]

  /// Whether an operator is followed by something other than a literal.
  private var hasVariableBeside: Bool {
    guard let last = lastToken else { return true }
    let next = tree.tokens[last.index + 1].kind
    return next != .integerLiteral && next != .floatLiteral
  }
}

extension ArgumentTypes {
  /// A property in an expression that the repository computes with an operation that may trap.
  fileprivate func trappingProperty(in expression: SyntaxCursor) -> String? {
    ask { program in
      ([expression] + Array(expression.descendants)).first { name in
        name.kind == .declReferenceExpr
          && program.reference(of: name).decls.contains { decl in
            program.knownModule(of: decl) == nil && program.isComputed(decl)
              && program.statements(of: decl).contains(where: \.mayTrap)
          }
      }?.declaredName
    }
  }
}

extension SyntaxCursor {
  /// Whether some operation within the node may trap.
  fileprivate var mayTrap: Bool {
    let traps: [SyntaxKind] = [.forceUnwrapExpr, .subscriptCallExpr]
    return traps.contains(kind) || descendants.contains { traps.contains($0.kind) }
  }
}
