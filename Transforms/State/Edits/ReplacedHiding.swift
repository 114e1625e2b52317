import SourceText
import Syntax

/// Statements that hide presentations beside statements that make them superfluous: the enumeration needs only
/// the second of `first = false` and `second = true`, and one statement for all that hide everything.
struct ReplacedHiding {
  private let group: PresentationGroup

  init(in group: PresentationGroup) {
    self.group = group
  }

  /// The removal of a statement that hides a presentation where another one does what it does; nil for any
  /// other use.
  func removal(of use: FlagUse) -> Edit? {
    guard use.action == .hide, let place = place(of: use) else { return nil }
    let (statements, index) = place
    let next = (index + 1..<statements.count).first { !hides(statements[$0], beside: use) }
    if let next,
      shows(statements[next], beside: use) || showsInBranches(statements[next], beside: use)
    {
      return use.removal(of: ByteRange(use.node.range.start, statements[index + 1].range.start))
    }
    guard 0 < index,
      shows(statements[index - 1], beside: use)
        || run(around: index, of: statements, beside: use).map({ $0.lowerBound < index }) ?? false
    else { return nil }
    return use.removal(of: ByteRange(statements[index - 1].range.end, use.node.range.end))
  }

  /// Whether a use is the first of the statements that hide all presentations.
  func hidesAll(_ use: FlagUse) -> Bool {
    guard use.action == .hide, let (statements, index) = place(of: use) else { return false }
    return run(around: index, of: statements, beside: use)?.lowerBound == index
  }

  private func place(of use: FlagUse) -> (statements: [SyntaxCursor], index: Int)? {
    guard let list = use.file.ancestry.parent(of: use.node) else { return nil }
    let statements = Array(list.children)
    return statements.firstIndex { $0.id == use.node.id }.map { (statements, $0) }
  }

  /// The statements around an index that hide every presentation, one after the other.
  private func run(
    around index: Int, of statements: [SyntaxCursor], beside use: FlagUse
  ) -> Range<Int>? {
    let first = (0...index).reversed().prefix { hides(statements[$0], beside: use) }.last ?? index
    let after = (index..<statements.count).first { !hides(statements[$0], beside: use) }
    let end = after ?? statements.count
    let hidden = group.flags.filter { flag in
      statements[first..<end].contains { flag.has(.hide, at: $0, in: use.file.path) }
    }
    return hidden.count == group.flags.count ? first..<end : nil
  }

  private func hides(_ statement: SyntaxCursor, beside use: FlagUse) -> Bool {
    group.flags.contains { $0.has(.hide, at: statement, in: use.file.path) }
  }

  private func shows(_ statement: SyntaxCursor, beside use: FlagUse) -> Bool {
    group.flags.contains { $0.has(.show, at: statement, in: use.file.path) }
  }

  /// Whether each branch of an `if` begins by showing a presentation.
  private func showsInBranches(_ statement: SyntaxCursor, beside use: FlagUse) -> Bool {
    guard statement.kind == .ifExpr, !statement.waits else { return false }
    let branches = statement.children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
    return 1 < branches.count
      && branches.allSatisfy { branch in
        if branch.kind == .ifExpr { return showsInBranches(branch, beside: use) }
        return branch.statements.first.map { shows($0, beside: use) } ?? false
      }
  }
}

extension PresentationFlag {
  /// Whether a statement of a file is a use of the flag with an action.
  fileprivate func has(_ action: FlagUse.Action, at statement: SyntaxCursor, in path: String)
    -> Bool
  {
    uses.contains {
      $0.action == action && $0.node.id == statement.id && $0.file.path == path
    }
  }
}

extension FlagUse {
  /// Removes the use with the white space around it; without, if a comment stands there.
  fileprivate func removal(of range: ByteRange) -> Edit {
    .delete(node.tree.comments(in: range).isEmpty ? range : node.range)
  }
}
