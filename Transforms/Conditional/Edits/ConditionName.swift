import Semantics
import Syntax

/// The name of a constant for a condition: `isCreating` for `mode == .creating`.
struct ConditionName {
  let text: String
  /// Whether the name is that of the opposite: `isReading` for `mode != .reading`.
  let isOpposite: Bool

  private init(text: String, isOpposite: Bool) {
    self.text = text
    self.isOpposite = isOpposite
  }

  /// Nil where nothing in the condition names it.
  init?(_ condition: SyntaxCursor, holds: Bool) {
    let folded = OperatorTable.standard.fold(condition)
    guard folded.problem == nil, case .infix(let left, let sign, let right) = folded.shape,
      ["==", "!="].contains(sign.text), case .operand(let value) = left.shape,
      case .operand(let other) = right.shape
    else { return nil }
    let isEqual = sign.text == "=="
    if other.kind == .nilLiteralExpr {
      guard let name = (MemberAccessView(value)?.name ?? value.declaredName)?.capitalized else {
        return nil
      }
      self.init(text: "has" + name, isOpposite: isEqual == holds)
    } else if let name = other.nameOfCase?.capitalized {
      self.init(text: "is" + name, isOpposite: isEqual != holds)
    } else {
      return nil
    }
  }
}

extension SyntaxCursor {
  /// The member of a type that a value is, or is a property of: `creating` for `.creating`, `Mode.creating` and
  /// `Mode.creating.rawValue`.
  fileprivate var nameOfCase: String? {
    guard let member = MemberAccessView(self) else { return nil }
    guard let base = member.base, base.declaredName?.first?.isUppercase != true else {
      return member.name
    }
    return base.nameOfCase
  }
}

extension String {
  /// With an uppercase first letter; nil if it does not begin with a letter.
  fileprivate var capitalized: String? {
    guard let first, first.isLetter else { return nil }
    return first.uppercased() + dropFirst()
  }
}
