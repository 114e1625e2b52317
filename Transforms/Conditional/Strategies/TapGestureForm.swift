import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// `onTapGesture { … }` as a gesture with a mask, which the condition switches off:
/// `gesture(TapGesture().onEnded { … }, including: c ? .all : .subviews)`.
struct TapGestureForm {
  static let name = "onTapGesture"

  /// How a masked gesture differs from none.
  static let caveat =
    "after the change, the view keeps the gesture, which is off while the condition is false"

  private let modifier: ConditionalModifier
  private let action: FunctionCallView.Argument
  private let count: FunctionCallView.Argument?

  /// Nil for any other modifier, and if the action is not a closure literal without parameters.
  init?(_ modifier: ConditionalModifier) {
    guard modifier.name == Self.name else { return nil }
    var arguments = modifier.call.arguments[...]
    count = arguments.first?.label == "count" ? arguments.removeFirst() : nil
    guard arguments.count == 1, let action = arguments.first,
      [nil, "perform"].contains(action.label),
      let closure = ClosureView(action.value), closure.parameterNames == nil,
      !closure.cursor.usesLocation, count.map({ $0.value.kind == .integerLiteralExpr }) != false
    else { return nil }
    self.modifier = modifier
    self.action = action
  }

  func rewritten() throws(Obstacle) -> RewrittenModifier {
    let call = modifier.call
    let start = call.nameOfModifier.start
    let taps = count.map { "count: \($0.value.text)" } ?? ""
    let mask = modifier.condition.choosing(".all", or: ".subviews")
    // A closure of several lines is wrapped in an argument list of several lines.
    let (line, step) = lines(at: start)
    let edits: [Edit] = [
      .replace(
        ByteRange(start, action.value.range.start),
        with: "gesture(\(line)\(step)TapGesture(\(taps)).onEnded "),
      .replace(
        ByteRange(action.value.range.end, call.cursor.range.end),
        with: ",\(line.isEmpty ? " " : line)\(step)including: \(mask)\(line))"),
    ]
    if let lost = edits.lazy.flatMap({ tree.comments(in: $0.range) }).first {
      throw .lostComment(tree.source.string(lost.range))
    }
    let deepened = line.isEmpty ? nil : action.value.range
    return RewrittenModifier(
      ChainReplacement.Piece(call, edits: edits, deepened: deepened), caveats: [Self.caveat],
      written: ["TapGesture()", ".all", ".subviews"],
      writtenCall: WrittenModifier("gesture", labels: [nil, "including"]))
  }

  private var tree: SyntaxTree { modifier.call.cursor.tree }

  /// The line end with the indentation of the call, and one more step of indentation; both are empty
  /// for a closure on one line.
  private func lines(at start: ByteOffset) -> (line: String, step: String) {
    let source = tree.source
    guard action.value.text.contains(where: \.isNewline) else { return ("", "") }
    let style = TextStyle(of: source)
    return (
      style.lineEnding.rawValue + source.indentation(ofLineAt: start), style.indentation.text
    )
  }
}

extension SyntaxCursor {
  /// Whether a closure uses the location of the tap, as `$0`.
  fileprivate var usesLocation: Bool { children.contains { $0.usesShorthandParameter } }
}
