import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax

/// A closure between the parentheses of a call that only calls what dismisses the view:
/// `Editor(cancel: { dismiss() })`. A function that dismisses the view can take its place.
struct ClosureWrapper {
  let closure: SyntaxCursor

  /// - Returns: nil where the closure does more or has a comment, or what takes it may not take a function
  ///   without parameters that returns nothing.
  init?(of statement: SyntaxCursor, ancestry: Ancestry, _ program: SharedProgram) {
    guard let parent = ancestry.parent(of: statement), let closure = ClosureView(parent),
      closure.signature == nil, closure.statements.count == 1,
      parent.tree.comments(in: parent.range).isEmpty,
      let argument = ancestry.parent(of: parent), argument.kind == .labeledExpr,
      let call = ancestry.parent(of: argument).flatMap(FunctionCallView.init),
      let index = call.arguments.firstIndex(where: { $0.value.id == parent.id }),
      !call.arguments[index].isTrailing,
      program.ask({ $0.takesPlainFunction(index, of: call, where: \.isPlainAction) })
    else { return nil }
    self.closure = parent
  }

  /// The edits that leave only a part of the closure.
  func edits(keeping part: ByteRange) -> [Edit] {
    [
      .delete(ByteRange(closure.range.start, part.start)),
      .delete(ByteRange(part.end, closure.range.end)),
    ].filter { !$0.range.isEmpty }
  }
}

extension SyntaxCursor {
  /// Whether a type is `() -> Void`, perhaps optional, and asks nothing else of a function.
  fileprivate var isPlainAction: Bool {
    var text = textWithoutTrivia
    for attribute in ["@escaping", "@MainActor"] where text.hasPrefix(attribute) {
      text.removeFirst(attribute.utf8.count)
    }
    return ["()->Void", "()->()", "(()->Void)", "(()->Void)?", "(()->())?"].contains(text)
  }
}
