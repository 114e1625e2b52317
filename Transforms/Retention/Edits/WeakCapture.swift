import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Lets a closure capture `self` weakly: `{ [weak self] in self?.reload() }`.
struct WeakCapture {
  private let closure: ClosureView
  private let uses: [SyntaxCursor]
  /// `self` in the capture list.
  private let listed: SyntaxCursor?
  /// What the closure calls its timer, which it ends where the object is gone.
  private let timer: String?

  /// - Parameter endsTimer: whether the closure gets a timer that nothing else ends.
  init(_ closure: ClosureView, replacing capture: StrongCapture, endsTimer: Bool = false) {
    self.closure = closure
    uses = capture.uses
    listed = capture.listed
    let usesSelf = !capture.uses.isEmpty || capture.listed != nil
    timer = endsTimer && usesSelf ? closure.timerName : nil
  }

  /// Whether the timer ends with the object.
  var endsTimer: Bool { timer != nil }

  private var tree: SyntaxTree { closure.cursor.tree }

  var edits: [Edit] {
    // What closures in it do is done only where the object is still there.
    if uses.isEmpty, listed == nil { return [capture] }
    guard let first = closure.statements.first else { return [capture] }
    if timer == nil, listed == nil, let use = onlyUse {
      return [capture, .insert("?", at: use.range.end)]
    }
    let name = timer.flatMap { timer in
      closure.discardedParameter.map { Edit.replace($0.range, with: timer) }
    }
    let place = commentsAbove(first)?.range.start ?? first.range.start
    return [capture, .insert(unwrapping + separator(before: first), at: place)]
      + [name].compactMap(\.self)
  }

  /// The first of the comments above a statement, which speak of it.
  private func commentsAbove(_ statement: SyntaxCursor) -> TriviaPiece? {
    guard let token = statement.firstToken else { return nil }
    return tree.leadingTrivia(of: token).first(where: \.isComment)
  }

  /// The only `self` of a closure with one statement that begins with it: `self.reload()`, `self.count += 1`.
  private var onlyUse: SyntaxCursor? {
    guard uses.count == 1, closure.statements.count == 1, let statement = closure.statements.first,
      uses[0].range.start == statement.range.start,
      [.functionCallExpr, .sequenceExpr].contains(statement.kind)
    else { return nil }
    return uses[0]
  }

  private var capture: Edit {
    listed.map { .insert("weak ", at: $0.range.start) } ?? closure.capturing("weak self")
  }

  /// As the file writes it elsewhere: Swift before 5.7 needs `= self`.
  private var unwrapping: String {
    let isOld = tree.nodes(ofKind: .optionalBindingCondition).contains {
      $0.textWithoutTrivia == "letself=self"
    }
    let end = timer.map { "{ return \($0).invalidate() }" } ?? "{ return }"
    return isOld ? "guard let self = self else \(end)" : "guard let self else \(end)"
  }

  private func separator(before statement: SyntaxCursor) -> String {
    guard let token = statement.firstToken,
      tree.tokens[token.index].flags.contains(.startsLine)
    else { return "; " }
    return LineEnding(of: tree.source).rawValue
      + tree.source.indentation(ofLineAt: statement.range.start)
  }
}

extension ClosureView {
  /// `_` in `{ _ in … }`.
  fileprivate var discardedParameter: SyntaxCursor? {
    let clause = signature?.child(.closureParameterClause) ?? signature
    return clause?.children.first {
      ($0.kind == .closureShorthandParameter || $0.kind == .closureParameter)
        && $0.textWithoutTrivia == "_"
    }
  }

  /// The name for the only parameter of a closure; nil where it has none, and `timer` means something else.
  fileprivate var timerName: String? {
    guard let names = parameterNames, names.count == 1 else { return nil }
    if names[0] != "_" { return names[0] }
    let isTaken = cursor.descendants.contains { $0.declaredName == "timer" }
    return discardedParameter != nil && !isTaken ? "timer" : nil
  }
}
