import Semantics
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax

/// A closure between the parentheses of a call that only calls what dismisses the view:
/// `Editor(cancel: { dismiss() })`. A function that dismisses the view can take its place.
struct ClosureWrapper {
  let closure: SyntaxCursor

  /// - Returns: nil where the closure does more or has a comment to the end of a line, or what takes it may
  ///   not take a function without parameters that returns nothing.
  init?(of statement: SyntaxCursor, ancestry: Ancestry, _ program: SharedProgram) {
    guard let parent = ancestry.parent(of: statement), let closure = ClosureView(parent),
      closure.signature == nil, closure.statements.count == 1,
      !parent.tree.comments(in: parent.range).contains(where: \.reachesLineEnd),
      let argument = ancestry.parent(of: parent), argument.kind == .labeledExpr,
      let call = ancestry.parent(of: argument).flatMap(FunctionCallView.init),
      let index = call.arguments.firstIndex(where: { $0.value.id == parent.id }),
      !call.arguments[index].isTrailing,
      program.ask({ $0.takesPlainFunction(index, of: call, where: \.isPlainAction) })
    else { return nil }
    self.closure = parent
  }

  /// The edits that leave only a part of the closure, and its comments.
  func edits(keeping part: ByteRange) -> [Edit] {
    let range = closure.range
    return deletions(in: ByteRange(range.start, part.start))
      + deletions(in: ByteRange(part.end, range.end))
  }

  private func deletions(in range: ByteRange) -> [Edit] {
    let source = closure.tree.source
    let comments = closure.tree.comments(in: range)
    guard !comments.isEmpty else { return [.delete(range)] }
    let starts = [range.start] + comments.map(\.range.end)
    let ends = comments.map(\.range.start) + [range.end]
    return zip(starts, ends).compactMap { start, end in
      let space = source[ByteRange(start, end)].prefix { $0.isWhiteSpace }.count
      let code = ByteRange(ByteOffset(start.index + space), end)
      return code.isEmpty ? nil : .delete(code)
    }
  }
}

extension TriviaPiece {
  fileprivate var reachesLineEnd: Bool { kind == .lineComment || kind == .docLineComment }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
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
