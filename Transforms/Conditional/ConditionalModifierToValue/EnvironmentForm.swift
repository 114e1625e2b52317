import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that sets a value of the environment: `lineLimit(2)`, `environment(\.locale, locale)`.
///
/// `transformEnvironment(\.lineLimit) { [condition = c] in if condition { $0 = 2 } }` leaves the value as
/// it is inherited when the condition does not hold, which no value given to `lineLimit` would.
///
/// The closure captures what it reads: SwiftUI sees what a body reads, and not what a closure reads
/// later.
struct EnvironmentForm {
  private let modifier: ConditionalModifier
  /// The key path as it is written, or is to be.
  private let keyPath: String
  private let value: SyntaxCursor

  /// Nil for any other modifier.
  init?(_ modifier: ConditionalModifier, _ types: DeclaredTypes) {
    let arguments = modifier.call.arguments
    guard modifier.call.leftParen != nil,
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailing })
    else { return nil }
    if modifier.name == "environment", arguments.count == 2,
      arguments[0].value.kind == .keyPathExpr
    {
      keyPath = arguments[0].value.text
    } else if SwiftUINames[modifier.name].contains(.environmentValue), arguments.count == 1,
      arguments[0].value.isSingle(for: modifier.name, types)
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
        Obstacle(
          .movesIntoClosure,
          "the closure of `transformEnvironment` would keep the object around it alive"))
    }
    guard let captures else {
      return .failure(
        Obstacle(
          .movesIntoClosure,
          "the value would be read in a closure, where SwiftUI does not see what is read"))
    }
    let call = modifier.call
    let tree = call.cursor.tree
    let start = tree.range(of: call.member!.nameToken!).start
    let (before, behind) = braces(from: start, captures)
    var edits: [Edit] = [
      .replace(ByteRange(start, value.range.start), with: before),
      .replace(ByteRange(value.range.end, call.cursor.range.end), with: behind),
    ]
    if value.isPathOfValue { edits.append(.replace(value.range, with: Self.valueName)) }
    let lost = edits.lazy.flatMap { tree.comments(in: $0.range) }.first
    if let lost {
      return .failure(.lostComment(tree.source.string(lost.range)))
    }
    return .success(CarriedModifier(ChainReplacement.Piece(call, edits: edits)))
  }

  private static let conditionName = "condition"
  private static let valueName = "value"

  /// What the closure captures; nil where the value cannot do with captures.
  private var captures: [String]? {
    let condition = "\(Self.conditionName) = \(modifier.condition.text)"
    if value.isPathOfValue { return [condition, "\(Self.valueName) = \(value.text)"] }
    guard let names = value.namesRead, !names.contains(Self.conditionName) else { return nil }
    return [condition] + names.map { "\($0) = \($0)" }
  }

  /// What goes in front of the value and behind it: on one line if that is not too long.
  private func braces(from start: ByteOffset, _ captures: [String]) -> (String, String) {
    let head = "transformEnvironment(\(keyPath)) { [\(captures.joined(separator: ", "))] in"
    let test = "if \(Self.conditionName) {"
    let text = value.isPathOfValue ? Self.valueName : value.text
    let source = value.tree.source
    let line = "\(source.indentation(ofLineAt: start)).\(head) \(test) $0 = \(text) } }"
    guard Self.longestLine < line.count || text.contains(where: \.isNewline) else {
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

extension SyntaxCursor {
  /// Whether the expression names a value, as `locale` and `self.model.locale` do.
  fileprivate var isPathOfValue: Bool {
    var place = self
    while let member = MemberAccessView(place) {
      guard let base = member.base else { return false }
      place = base
    }
    return place.kind == .declReferenceExpr && place.text.first?.isLowercase == true
  }

  /// The names of values that the expression reads, each once; nil where it calls one, or reads `self`.
  fileprivate var namesRead: [String]? {
    var names: [String] = []
    let callees = Set(
      ([self] + Array(descendants)).compactMap { FunctionCallView($0)?.callee?.id })
    for place in [self] + Array(descendants) where place.kind == .declReferenceExpr {
      guard let name = place.declaredName, !place.isMemberName, name.first?.isUppercase != true
      else { continue }
      if name == "self" || name.hasPrefix("$") || callees.contains(place.id) { return nil }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Whether the value is certainly no range, where a modifier takes ranges too.
  fileprivate func isSingle(for modifier: String, _ types: DeclaredTypes) -> Bool {
    guard ArgumentKind.value.fits(self, types) else { return false }
    switch modifier {
    case "lineLimit": return kind == .nilLiteralExpr || ArgumentKind.number.fits(self, types)
    case "controlSize", "dynamicTypeSize":
      return MemberAccessView(self).map { $0.base == nil } == true
    default: return true
    }
  }
}
