import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Lets a closure capture `self` weakly: `{ [weak self] in self?.reload() }`.
struct WeakCapture {
  private let closure: ClosureView
  private let uses: [SyntaxCursor]

  init(_ closure: ClosureView, replacing capture: StrongCapture) {
    self.closure = closure
    uses = capture.uses
  }

  private var tree: SyntaxTree { closure.cursor.tree }

  var edits: [Edit] {
    // What closures in it do is done only where the object is still there.
    if uses.isEmpty { return [capture] }
    if let use = onlyUse {
      return [capture, .insert("?", at: use.range.end)]
    }
    guard let first = closure.statements.first else { return [capture] }
    return [capture, .insert(unwrapping + separator(before: first), at: first.range.start)]
  }

  /// The only `self` of a closure with one statement that begins with it: `self.reload()`, `self.count += 1`.
  private var onlyUse: SyntaxCursor? {
    guard uses.count == 1, closure.statements.count == 1, let statement = closure.statements.first,
      uses[0].range.start == statement.range.start,
      [.functionCallExpr, .sequenceExpr].contains(statement.kind)
    else { return nil }
    return uses[0]
  }

  private var capture: Edit { closure.capturing("weak self") }

  /// As the file writes it elsewhere: Swift before 5.7 needs `= self`.
  private var unwrapping: String {
    let isOld = tree.nodes(ofKind: .optionalBindingCondition).contains {
      $0.textWithoutTrivia == "letself=self"
    }
    return isOld
      ? "guard let self = self else { return }" : "guard let self else { return }"
  }

  private func separator(before statement: SyntaxCursor) -> String {
    guard let token = statement.firstToken,
      tree.tokens[token.index].flags.contains(.startsLine)
    else { return "; " }
    return LineEnding(of: tree.source).rawValue
      + tree.source.indentation(ofLineAt: statement.range.start)
  }
}
