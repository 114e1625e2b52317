import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A function that hides the view on a condition:
/// `func isHidden(_ hidden: Bool) -> some View { if hidden { self.hidden() } else { self } }`.
///
/// Its definition is rewritten, and its calls stay.
struct HidingWrapper {
  private let hidden: HiddenCall
  /// The property or function.
  private let decl: SyntaxCursor
  private let reading: Result<Branches, Branches.Obstacle>
  private let file: ParsedFile
  private let context: TransformContext

  /// Finds the wrapper around `hidden()`; nil where it stands on no branch, or not in a wrapper.
  init?(
    around hidden: HiddenCall, in file: ParsedFile, ancestry: Ancestry, context: TransformContext
  ) {
    guard let decl = ancestry.wrapper(around: hidden, model: context.model),
      let reading = ancestry.branches(around: hidden.call.cursor, in: decl)
    else { return nil }
    self.hidden = hidden
    self.decl = decl
    self.reading = reading
    self.file = file
    self.context = context
  }

  var outcome: Outcome {
    switch reading {
    case .success(let branches): outcome(of: branches)
    case .failure(.unwrapping), .failure(.specialCondition):
      declined(Obstacle(.conditionNotBoolean, "its condition is not a plain Boolean value"))
    case .failure(.missingBranch): declined(.removing)
    case .failure(.otherStatement): declined(.otherBranches)
    }
  }

  private func outcome(of branches: Branches) -> Outcome {
    let hidesWhenTrue = branches.whenFalse.value?.id != hidden.call.cursor.id
    let hiding = hidesWhenTrue ? branches.whenTrue : branches.whenFalse
    let showing = hidesWhenTrue ? branches.whenFalse : branches.whenTrue

    guard !showing.isEmpty else { return declined(.removing) }
    guard hiding.value?.id == hidden.call.cursor.id, hidden.isFirst,
      showing.value?.text == hidden.subject.text, hiding.isReturned == showing.isReturned,
      hiding.isErased == showing.isErased
    else { return declined(.otherBranches) }
    if let obstacle = HiddenIfToOpacity.obstacle(in: branches.condition, context) {
      return declined(obstacle)
    }
    if let comment = lostComment(in: branches) {
      return declined(.lostComment(comment, remedy: nil))
    }
    let test = ConditionTest(branches.condition, holds: hidesWhenTrue)
    let edit = Edit.replace(branches.range, with: statement(like: hiding, of: branches, on: test))
    return HiddenIfToOpacity.change(at: place, in: file, edits: [edit], doubt: doubt)
  }

  private func declined(_ obstacle: Obstacle) -> Outcome { .declined(Decline(obstacle, at: place)) }

  private var place: ByteOffset { file.tree.range(of: hidden.nameToken).start }

  /// Why somebody should look at the change.
  private var doubt: String? {
    guard let function = FunctionDeclView(decl),
      let modifier = context.model.rebuildDependent(beside: function)
    else { return nil }
    return
      "`\(modifier)` beside a call of `\(function.name)` may act differently on a view that stays"
  }

  /// The branch that hides, with `opacity` in the place of `hidden`.
  private func statement(
    like branch: Branches.Branch, of branches: Branches, on test: ConditionTest
  ) -> String {
    let source = file.source
    let start = hidden.call.cursor.range.start
    var receiver = source.string(ByteRange(start, place)).replacingLineStarts(
      source.indentation(ofLineAt: start), by: source.indentation(ofLineAt: branches.range.start),
      lineEnding: LineEnding(of: source))
    // Without `self`, a parameter or a variable of the name would be meant.
    if receiver.isEmpty, decl.mentions("opacity") { receiver = "self." }
    let view = "\(receiver)opacity(\(test.text(choosing: "0", or: "1")))"
    return (branch.isReturned ? "return " : "") + (branch.isErased ? "AnyView(\(view))" : view)
  }

  /// A comment in the branches that the condition does not carry over.
  private func lostComment(in branches: Branches) -> String? {
    file.tree.comments(in: branches.range)
      .first { !branches.condition.range.contains($0.range) }
      .map { file.source.string($0.range) }
  }
}

extension Obstacle {
  fileprivate static let removing = Obstacle(
    .branchesDiffer, "it may remove the view instead of hiding it")

  fileprivate static let otherBranches = Obstacle(
    .branchesDiffer, "its branches differ in more than `hidden()`")
}

extension Ancestry {
  /// The property or function of an extension of `View`, or the `body(content:)` of a view
  /// modifier, whose view is hidden.
  fileprivate func wrapper(around hidden: HiddenCall, model: RepositoryModel) -> SyntaxCursor? {
    let enclosing = ancestors(of: hidden.call.cursor)
      .first { $0.kind == .functionDecl || $0.kind == .variableDecl }
    guard let decl = enclosing, !decl.hasModifier(.static),
      let members = ancestors(of: decl).first(where: { !$0.kind.isConditionalCompilation }),
      let type = parent(of: members)
    else { return nil }
    switch hidden.subject {
    case .parameter:
      return nil
    case .selfView:
      let extended = ExtensionDeclView(type)?.extendedName
      return extended.map(model.isViewProtocol) == true ? decl : nil
    case .named(let name):
      guard let function = FunctionDeclView(decl), function.fullName == "body(content:)",
        function.parameters[0].name == name, type.inheritedNames.contains("ViewModifier")
      else { return nil }
      return decl
    }
  }
}

extension SyntaxCursor {
  /// Whether a name stands anywhere within the node.
  fileprivate func mentions(_ name: String) -> Bool {
    tokenIDs.contains { tree.name(of: TokenID($0)) == name }
  }
}

extension SyntaxKind {
  fileprivate var isConditionalCompilation: Bool {
    self == .ifConfigDecl || self == .ifConfigClause
  }
}

extension String {
  /// The same with another indentation on the lines behind the first.
  fileprivate func replacingLineStarts(
    _ old: String, by new: String, lineEnding: LineEnding
  ) -> String {
    // Characters would not do: `\r\n` is one, so the last of its scalars separates.
    let separator = lineEnding.rawValue.unicodeScalars.last!
    let lines = unicodeScalars.split(separator: separator, omittingEmptySubsequences: false)
      .map { String($0) }
    return lines.enumerated().map { index, line in
      0 < index && line.hasPrefix(old) ? new + line.dropFirst(old.count) : line
    }.joined(separator: String(separator))
  }
}

extension Branches.Branch {
  /// Whether nothing is shown on this side.
  fileprivate var isEmpty: Bool {
    hasNoStatements || value?.textWithoutTrivia == "EmptyView()" || value?.text == "nil"
  }
}
