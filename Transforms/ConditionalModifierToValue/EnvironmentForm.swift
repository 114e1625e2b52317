import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that sets a value of the environment: `lineLimit(2)`, `environment(\.locale, locale)`.
///
/// `transformEnvironment(\.lineLimit) { if c { $0 = 2 } }` leaves the value as it is inherited when the
/// condition does not hold, which no value given to `lineLimit` would.
struct EnvironmentForm {
  private let modifier: ConditionalModifier
  /// The key path as it is written, or is to be.
  private let keyPath: String
  private let value: SyntaxCursor

  /// Nil for any other modifier.
  init?(_ modifier: ConditionalModifier) {
    let arguments = modifier.call.arguments
    guard modifier.call.leftParen != nil,
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailing })
    else { return nil }
    if modifier.name == "environment", arguments.count == 2,
      arguments[0].value.kind == .keyPathExpr
    {
      keyPath = arguments[0].value.text
    } else if ModifierTable.environmentValues.contains(modifier.name), arguments.count == 1,
      ArgumentKind.value.fits(arguments[0].value, DeclaredTypes())
    {
      keyPath = "\\.\(modifier.name)"
    } else {
      return nil
    }
    self.modifier = modifier
    value = arguments.last!.value
  }

  func carried(insideClass: Bool) -> Result<CarriedModifier, Obstacle> {
    if modifier.condition.usesShorthandParameter {
      return .failure(.shorthandInCondition)
    }
    if insideClass {
      return .failure(
        Obstacle("the closure of `transformEnvironment` would keep the object around it alive"))
    }
    let call = modifier.call
    let tree = call.cursor.tree
    let start = tree.range(of: call.member!.nameToken!).start
    let (before, behind) = braces(from: start)
    let edits: [Edit] = [
      .replace(ByteRange(start, value.range.start), with: before),
      .replace(ByteRange(value.range.end, call.cursor.range.end), with: behind),
    ]
    let lost = edits.lazy.flatMap { tree.comments(in: $0.range) }.first
    if let lost {
      return .failure(.lostComment(tree.source.string(lost.range)))
    }
    return .success(
      CarriedModifier(ChainReplacement.Piece(call, edits: edits)))
  }

  /// What goes in front of the value and behind it: on one line if that is not too long.
  private func braces(from start: ByteOffset) -> (String, String) {
    let head = "transformEnvironment(\(keyPath)) {"
    let test = "if \(modifier.condition.statementText) {"
    let source = value.tree.source
    let line = "\(source.indentation(ofLineAt: start)).\(head) \(test) $0 = \(value.text) } }"
    guard Self.longestLine < line.count || value.text.contains(where: \.isNewline) else {
      return ("\(head) \(test) $0 = ", " } }")
    }
    let style = TextStyle(of: source)
    let indentation = source.indentation(ofLineAt: start)
    return (
      style.styled("\(head)\n  \(test) $0 = ", indentedBy: indentation),
      style.styled(" }\n}", indentedBy: indentation)
    )
  }

  /// Longer lines are hard to read.
  private static let longestLine = 100
}
