import SourceText
import SwiftUIModel
import Syntax
import TransformKit

extension AppliedCondition {
  /// The edits that turn an argument into a choice between it and an inert value.
  func edits(_ value: SyntaxCursor, or inert: String) -> [Edit] {
    if value.kind == .booleanLiteralExpr, value.text != inert {
      return [
        .replace(value.range, with: inert == "false" ? text : negatedText)
      ]
    }
    if isSaid(by: value, or: inert) { return [] }
    if let parts = combining(value, or: inert) { return parts }
    if let choice = value.choice(besides: inert) {
      return combining(test: choice.test, or: choice.isInertWhenTrue ? "true" : "false")
    }
    if inert == "nil", isPresence(of: value) {
      let optional = value.unwrapped ?? value
      return [.replace(ByteRange(optional.range.end, value.range.end), with: "")].filter {
        !$0.range.isEmpty
      }
    }
    if isPresence(of: value), let optional = value.unwrapped, !inert.contains(" ") {
      let range = ByteRange(optional.range.end, value.range.end)
      return [.replace(range, with: " ?? \(inert)")]
    }
    let (before, after) = choice(or: inert)
    let opens = value.bindsLooserThanChoice ? "(" : ""
    let closes = value.bindsLooserThanChoice ? ")" : ""
    return [
      .insert(before + opens, at: value.range.start), .insert(closes + after, at: value.range.end),
    ].filter { !$0.replacement.isEmpty }
  }

  /// Why a call would be harder to read that contains the condition so many times.
  func obstacle(toWriting count: Int) -> Obstacle? {
    if 0 < count, expressions.contains(where: \.callsClosure) {
      return Obstacle(.harderToRead, "the condition calls a closure that is written in it")
    }
    guard 1 < count, hasOperator else { return nil }
    return Obstacle(
      .harderToRead,
      text.utf8.count < 60
        ? "`\(text)` would be written \(count) times in a call"
        : "the condition would be written \(count) times in a call")
  }
}

extension SyntaxCursor {
  /// `{ … }()`
  fileprivate var callsClosure: Bool {
    FunctionCallView(self)?.callee?.kind == .closureExpr
  }
}
