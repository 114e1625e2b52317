import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// `keyboardShortcut(c ? KeyboardShortcut("s") : nil)`: the control has no shortcut while the condition is false.
struct ShortcutForm {
  static let name = "keyboardShortcut"

  private let modifier: ConditionalModifier
  private let arguments: [FunctionCallView.Argument]
  private let types: ArgumentTypes

  /// Nil for any other modifier, and for a key that may be a shortcut already.
  init?(_ modifier: ConditionalModifier, _ types: ArgumentTypes) {
    arguments = modifier.call.arguments
    guard modifier.name == Self.name, let first = arguments.first, first.label == nil,
      arguments.dropFirst().allSatisfy({ $0.label == "modifiers" })
    else { return nil }
    self.modifier = modifier
    self.types = types
    guard isShortcut || isKey else { return nil }
  }

  func rewritten() throws(Obstacle) -> RewrittenModifier {
    let first = arguments[0].value
    let list = ByteRange(first.range.start, arguments.last!.value.range.end)
    let (before, after) = modifier.condition.choice(or: "nil")
    let (opens, closes) = isShortcut ? ("", "") : ("KeyboardShortcut(", ")")
    let edits: [Edit] = [
      .insert(before + opens, at: list.start), .insert(closes + after, at: list.end),
    ].filter { !$0.replacement.isEmpty }
    return RewrittenModifier(
      ChainReplacement.Piece(modifier.call, edits: edits),
      caveats: [
        "after the change, another `keyboardShortcut` of the control may be overridden while the "
          + "condition is false"
      ],
      availability: Availability(iOS: 16), written: isShortcut ? [] : ["KeyboardShortcut()"],
      writtenCall: WrittenModifier(Self.name, labels: [nil]))
  }

  /// Whether the argument is a shortcut that SwiftUI names, and no key.
  private var isShortcut: Bool {
    arguments.count == 1
      && [".cancelAction", ".defaultAction"].contains(arguments[0].value.textWithoutTrivia)
  }

  /// Whether the argument is certainly a key: a character, or one that SwiftUI names.
  private var isKey: Bool {
    let first = arguments[0].value
    return arguments.count == 2 || types.isString(first)
      || MemberAccessView(first).map { $0.base == nil && !first.text.hasSuffix("Action") } == true
  }
}
