import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A function or property that hides its view on a condition:
/// `func isHidden(_ hidden: Bool) -> some View { if hidden { self.hidden() } else { self } }`.
///
/// The change rewrites its definition. Its calls stay as they are.
struct HidingFunction {
  private let hidden: HiddenCall
  /// The function or property.
  private let decl: SyntaxCursor
  private let reading: Result<Branches, Branches.Mismatch>
  private let file: ParsedFile
  private let ancestry: Ancestry
  private let context: TransformContext

  /// Finds the function around `hidden()`; nil if the call is not in a branch of such a function.
  init?(
    around hidden: HiddenCall, in file: ParsedFile, ancestry: Ancestry, context: TransformContext
  ) {
    guard let decl = ancestry.hidingFunction(around: hidden, context),
      let reading = ancestry.branches(around: hidden.call.cursor, in: decl)
    else { return nil }
    self.hidden = hidden
    self.decl = decl
    self.reading = reading
    self.file = file
    self.ancestry = ancestry
    self.context = context
  }

  var outcome: Outcome {
    switch reading {
    case .success(let branches): outcome(of: branches)
    case .failure(.unwrapping), .failure(.specialCondition):
      declined(Obstacle(.conditionNotBoolean, "the condition is not a single Boolean expression"))
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
    if let obstacle = ConditionalCall.obstacle(in: branches.condition, context)
      ?? HiddenIfToOpacity.ownModifier(
        hidden.call, on: hidden.call.member?.base, in: decl, context)
      ?? drawingObstacle
    {
      return declined(obstacle)
    }
    if let comment = lostComment(in: branches) {
      return declined(.lostComment(comment, remedy: nil))
    }
    let test = ConditionTest(branches.condition, holds: hidesWhenTrue)
    let edit = Edit.replace(branches.range, with: statement(like: hiding, of: branches, on: test))
    return HiddenIfToOpacity.change(at: place, in: file, edits: [edit], caveat: caveat)
  }

  private func declined(_ obstacle: Obstacle) -> Outcome { .declined(Decline(obstacle, at: place)) }

  private var place: ByteOffset { file.tree.range(of: hidden.nameToken).start }

  /// Why the view would be shown in spite of its opacity.
  private var drawingObstacle: Obstacle? {
    var search = DrawingSearch(in: context)
    return ancestry.shownDeclaration(around: hidden.call.cursor).flatMap { search.obstacle(to: $0) }
  }

  /// Why the change needs review.
  private var caveat: String? {
    let caveats = [
      styleCaveat, rebuildCaveat ?? KeptContent.caveat(atUsesOf: shown, in: context),
      HiddenPlace(in: context).caveat(of: shown), commentCaveat,
    ].compactMap(\.self)
    return caveats.isEmpty ? nil : caveats.unique.joined(separator: "; ")
  }

  /// The documentation of the function, or a comment in it, may speak of the hidden view.
  private var commentCaveat: String? {
    let inside = file.tree.comments(in: decl.range)
    let isStale = (inside + ancestry.documentation(around: hidden.call.cursor)).contains {
      let comment = StaleComment($0, in: file.tree)
      return comment.maySpeakOfMechanics || comment.speaks(ofModifier: "hidden")
    }
    return isStale ? ConditionalCall.staleComment : nil
  }

  /// A color or gradient has its own `opacity`.
  private var styleCaveat: String? {
    let name = context.program.ask { program -> String? in
      let type = program.decl(at: decl).map(program.selfType) ?? .unknown
      return program.isShapeStyle(type) == true ? program.knownName(of: type) : nil
    }
    return name.map(HiddenIfToOpacity.styleCaveat)
  }

  /// The function or property, or the view modifier whose body it is.
  private var shown: SyntaxCursor {
    ancestry.shownDeclaration(around: hidden.call.cursor) ?? decl
  }

  private var rebuildCaveat: String? {
    guard let function = FunctionDeclView(decl) else { return nil }
    let uses = DeclarationUses(in: context)
    for use in uses.possibleUses(of: decl) {
      guard let call = use.call, let modifier = rebuildDependent(beside: call, use.ancestry),
        uses.isUse(use, of: decl)
      else { continue }
      return
        "after the change, `\(modifier)` on a chain with `\(function.name)` may behave differently: "
        + "the view is no longer rebuilt"
    }
    return RebuildSearch(in: context, staysVisible: false).finding(atUsesOf: shown)?
      .caveat(near: "a use of `\(function.name)`")
  }

  /// A modifier that depends on rebuilding, on the same chain as a call.
  private func rebuildDependent(beside call: SyntaxCursor, _ ancestry: Ancestry) -> String? {
    let chain = ModifierChain(around: call, ancestry: ancestry)
    return context.program.ask { program in
      let dependence = RebuildDependence(program, staysVisible: false)
      return chain.links.indices.lazy.filter { $0 != chain.position }
        .compactMap { chain.links[$0].call }
        .first { dependence.mayAffect($0) && dependence.affects($0) }?.member?.name
    }
  }

  /// The hiding branch with `opacity` instead of `hidden`.
  private func statement(
    like branch: Branches.Branch, of branches: Branches, on test: ConditionTest
  ) -> String {
    let source = file.source
    let start = hidden.call.cursor.range.start
    var receiver = source.string(ByteRange(start, place)).replacingLineStarts(
      source.indentation(ofLineAt: start), by: source.indentation(ofLineAt: branches.range.start),
      lineEnding: LineEnding(of: source))
    // Without `self`, the name would mean a parameter or a variable.
    if receiver.isEmpty, decl.mentions("opacity") { receiver = "self." }
    let view = "\(receiver)opacity(\(test.text(choosing: "0", or: "1")))"
    return (branch.isReturned ? "return " : "") + (branch.isErased ? "AnyView(\(view))" : view)
  }

  /// A comment in the branches that is not part of the condition, and would be lost.
  private func lostComment(in branches: Branches) -> String? {
    file.tree.comments(in: branches.range)
      .first { !branches.condition.range.contains($0.range) }
      .map { file.source.string($0.range) }
  }
}

extension Obstacle {
  fileprivate static let removing = Obstacle(
    .branchesDiffer, "the function may remove the view instead of hiding it")

  fileprivate static let otherBranches = Obstacle(
    .branchesDiffer, "the branches differ in more than `hidden()`")
}

extension Ancestry {
  /// The function or property in an extension of `View`, or the `body(content:)` of a view modifier,
  /// whose view the call hides.
  fileprivate func hidingFunction(
    around hidden: HiddenCall, _ context: TransformContext
  ) -> SyntaxCursor? {
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
      guard type.kind == .extensionDecl else { return nil }
      let isForViews = context.program.ask { program in
        program.decl(at: decl).map { program.isView(program.selfType(of: $0)) } == true
      }
      return isForViews ? decl : nil
    case .named(let name):
      guard let function = FunctionDeclView(decl), function.fullName == "body(content:)",
        function.parameters[0].name == name
      else { return nil }
      let isModifier = context.program.ask { program in
        program.decl(at: decl).map {
          program.conforms(program.selfType(of: $0), to: "ViewModifier", of: "SwiftUI")
        } == true
      }
      return isModifier ? decl : nil
    }
  }
}

extension SyntaxCursor {
  /// Whether a name occurs anywhere in the node.
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
  /// The text with another indentation on all lines but the first.
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
  /// Whether the branch shows nothing.
  fileprivate var isEmpty: Bool {
    hasNoStatements || value?.textWithoutTrivia == "EmptyView()" || value?.text == "nil"
  }
}
