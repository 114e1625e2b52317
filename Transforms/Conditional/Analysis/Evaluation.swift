import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// What happens if an argument is evaluated although the modifier would not have been applied.
enum Evaluation {
  /// Nothing.
  case plain
  /// Nothing, as far as is known.
  case unsure(caveat: String)
  case harmful(Obstacle)

  var obstacle: Obstacle? {
    if case .harmful(let obstacle) = self { obstacle } else { nil }
  }

  var caveat: String? {
    if case .unsure(let caveat) = self { caveat } else { nil }
  }
}

extension SyntaxCursor {
  /// What an evaluation without the condition does. Creating a gesture runs none of its closures.
  ///
  /// - Parameter condition: the condition, which itself evaluates some names in any case.
  func evaluation(
    _ types: ArgumentTypes, isGesture: Bool = false, besides condition: AppliedCondition? = nil
  ) -> Evaluation {
    let evaluated = condition?.evaluatedNames ?? []
    if !evaluated.isEmpty, types.plainObstacle(in: self, allowsClosures: isGesture) != nil,
      types.plainObstacle(in: self, allowsClosures: isGesture, besides: evaluated) == nil
    {
      return .unsure(
        caveat: "after the change, `\(textWithoutTrivia)` is evaluated along with the condition")
    }
    switch types.plainObstacle(in: self, allowsClosures: isGesture) {
    case nil: return .plain
    case .unknown(let part):
      if let reason = whatWouldHappen(isGesture: isGesture) {
        return .harmful(Obstacle(.evaluationWouldChange, reason))
      }
      return .unsure(
        caveat: "after the change, `\(part.textWithoutTrivia)` is evaluated "
          + "whether or not the condition holds")
    case .harmful(let part):
      let reason =
        whatWouldHappen(isGesture: isGesture)
        ?? "`\(part.oneLineText)` would be evaluated whether or not the condition holds"
      return .harmful(Obstacle(.evaluationWouldChange, reason))
    }
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
