import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A choice between two styles, or two shapes.
///
/// Both sides of a ternary have the same type. A color needs no wrapper if the other side is a color;
/// anything else is wrapped on both sides: `c ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.clear)`.
struct StyleChoice {
  private let value: SyntaxCursor
  private let types: ArgumentTypes
  private let wrapper: String

  /// Nil if the form's parameter is neither a style nor a shape.
  init?(_ value: SyntaxCursor, kind: ArgumentKind?, _ types: ArgumentTypes) {
    switch kind {
    case .style: wrapper = "AnyShapeStyle"
    case .shape: wrapper = "AnyShape"
    default: return nil
    }
    self.value = value
    self.types = types
  }

  /// Whether both the style and an inert one are written as colors.
  func isPlain(or inert: String) -> Bool { isColor(value) && inert == ".clear" }

  /// The values of such a choice that the source does not contain.
  func written(or inert: String) -> [String] {
    if !isPlain(or: inert) { return ["\(wrapper)(\(inert))"] }
    return [value.text.hasPrefix(".") ? inert : "Color\(inert)"]
  }

  /// The values of a choice of two styles that the source does not contain.
  func written(or other: SyntaxCursor) -> [String] {
    isColor(value) && isColor(other) ? [] : ["\(wrapper)()"]
  }

  /// The edits that choose between the style and an inert one.
  func edits(_ condition: AppliedCondition, or inert: String) -> [Edit] {
    guard isPlain(or: inert) else {
      return edits(condition, wrapped: true, or: "\(wrapper)(\(inert))")
    }
    return edits(condition, wrapped: false, or: value.text.hasPrefix(".") ? inert : "Color\(inert)")
  }

  /// What the choice between the style and another needs.
  func availability(or other: SyntaxCursor) -> Availability {
    if isColor(value) && isColor(other) { return .any }
    return Availability(iOS: wrapper == "AnyShape" ? 16 : 15)
  }

  /// The edits that choose between the style and another.
  func edits(_ condition: AppliedCondition, or other: SyntaxCursor) -> [Edit] {
    let isPlain = isColor(value) && isColor(other)
    let text = isPlain || isWrapped(other) ? other.text : "\(wrapper)(\(other.text))"
    return edits(condition, wrapped: !isPlain, or: text)
  }

  private func edits(
    _ condition: AppliedCondition, wrapped: Bool, or other: String
  ) -> [Edit] {
    // A nested ternary needs parentheses, unless those of the wrapper enclose it.
    let isEnclosed = wrapped ? !isWrapped(value) : [.sequenceExpr, .tryExpr].contains(value.kind)
    let (opens, closes) = isEnclosed ? ("\(wrapped ? wrapper : "")(", ")") : ("", "")
    let (before, after) = condition.choice(or: other)
    return [
      .insert(before + opens, at: value.range.start), .insert(closes + after, at: value.range.end),
    ].filter { !$0.replacement.isEmpty }
  }

  private func isColor(_ expr: SyntaxCursor) -> Bool { expr.style(types) == .color }

  private func isWrapped(_ expr: SyntaxCursor) -> Bool { FunctionCallView(expr)?.name == wrapper }
}
