import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A choice between a style and one that does nothing.
///
/// Both sides of a choice have one type. A colour is chosen against the clear colour; any other
/// style is wrapped, and so is what it is chosen against.
struct StyleChoice {
  private let value: SyntaxCursor
  private let isColor: Bool

  /// - Parameter kind: what the form says of the argument; nil is the answer where that is no style.
  init?(_ value: SyntaxCursor, kind: ArgumentKind?, _ types: DeclaredTypes) {
    guard kind == .style else { return nil }
    self.value = value
    isColor = value.style(types) == .color
  }

  /// The edits that make the choice where the style stands.
  func edits(_ condition: AppliedCondition, or inert: String) -> [Edit] {
    let (opens, closes) = isPlain(beside: inert) || isWrapped ? ("", "") : ("AnyShapeStyle(", ")")
    let (before, behind) = condition.choice(or: inertText(inert))
    return [
      .insert(before + opens, at: value.range.start), .insert(closes + behind, at: value.range.end),
    ].filter { !$0.replacement.isEmpty }
  }

  /// Whether the style and the inert one have one type as they are.
  private func isPlain(beside inert: String) -> Bool { isColor && inert == ".clear" }

  private var isWrapped: Bool { FunctionCallView(value)?.name == "AnyShapeStyle" }

  private func inertText(_ inert: String) -> String {
    guard isPlain(beside: inert) else { return "AnyShapeStyle(\(inert))" }
    return value.text.hasPrefix(".") ? inert : "Color\(inert)"
  }
}
