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
  private let context: TransformContext

  /// Finds the wrapper around `hidden()`; nil where it stands on no branch, or not in a wrapper.
  init?(around hidden: HiddenCall, ancestry: Ancestry, context: TransformContext) {
    guard let decl = ancestry.wrapper(around: hidden, model: context.model),
      let reading = ancestry.branches(around: hidden.call.cursor, in: decl)
    else { return nil }
    self.hidden = hidden
    self.decl = decl
    self.reading = reading
    self.context = context
  }

  func outcome(in file: ParsedFile) -> Outcome {
    let place = file.tree.range(of: hidden.nameToken).start
    switch reading {
    case .failure(let obstacle):
      return .declined(Decline(Self.reason(for: obstacle), at: place))
    case .success(let branches):
      if let reason = obstacle(in: branches) { return .declined(Decline(reason, at: place)) }
      let edit = Edit.replace(branches.range, with: replacement(for: branches))
      return .change(HiddenIfToOpacity.change(at: place, in: file, edits: [edit], doubt: doubt))
    }
  }

  private static func reason(for obstacle: Branches.Obstacle) -> String {
    switch obstacle {
    case .unwrapping, .specialCondition: "its condition is not a plain Boolean value"
    case .missingBranch: "it may remove the view instead of hiding it"
    case .otherStatement: "its branches differ in more than `hidden()`"
    }
  }

  private func obstacle(in branches: Branches) -> String? {
    let (hiding, showing) = sides(of: branches)
    guard hiding.value?.id == hidden.call.cursor.id, hidden.isFirst else {
      return Self.reason(for: .otherStatement)
    }
    if showing.isEmpty { return Self.reason(for: .missingBranch) }
    guard showing.value?.text == subject, hiding.isReturned == showing.isReturned,
      hiding.isErased == showing.isErased
    else { return Self.reason(for: .otherStatement) }
    if let reason = HiddenIfToOpacity.obstacle(in: branches.condition, context) { return reason }
    return lostComment(in: branches).map { "the comment `\($0)` would be lost" }
  }

  /// Why somebody should look at the change.
  private var doubt: String? {
    guard let name = FunctionDeclView(decl)?.name,
      let modifier = context.model.rebuildDependent(beside: name)
    else { return nil }
    return "`\(modifier)` beside a call of `\(name)` may count on the view being built anew"
  }

  // MARK: Writing

  /// One statement for the two branches: what hides the view, with `opacity` for `hidden`.
  private func replacement(for branches: Branches) -> String {
    let (hiding, _) = sides(of: branches)
    let source = hidden.call.cursor.tree.source
    let name = hidden.call.cursor.tree.range(of: hidden.nameToken)
    let receiver = source.string(ByteRange(hidden.call.cursor.range.start, name.start))
    let isTrueHiding = branches.whenTrue.value?.id == hidden.call.cursor.id
    let choice = ConditionTest(branches.condition, holds: isTrueHiding).text(choosing: "0", or: "1")
    let view = "\(receiver)opacity(\(choice))"
    return (hiding.isReturned ? "return " : "") + (hiding.isErased ? "AnyView(\(view))" : view)
  }

  /// A comment in the branches that the condition does not carry over.
  private func lostComment(in branches: Branches) -> String? {
    let tree = hidden.call.cursor.tree
    let comments = tree.comments(in: branches.range)
      .filter { !branches.condition.range.contains($0.range) }
    return comments.first.map { tree.source.string($0.range) }
  }

  private func sides(of branches: Branches) -> (hiding: Branches.Branch, showing: Branches.Branch) {
    let hides = branches.whenFalse.value?.id == hidden.call.cursor.id
    return hides
      ? (branches.whenFalse, branches.whenTrue) : (branches.whenTrue, branches.whenFalse)
  }

  /// The view as the other branch must name it.
  private var subject: String {
    if case .named(let name) = hidden.subject { name } else { "self" }
  }
}

// MARK: Finding

extension Ancestry {
  /// The property or function of an extension of `View`, or the `body(content:)` of a view
  /// modifier, whose view is hidden.
  fileprivate func wrapper(around hidden: HiddenCall, model: RepositoryModel) -> SyntaxCursor? {
    guard
      let decl = ancestors(of: hidden.call.cursor).first(where: {
        $0.kind == .functionDecl || $0.kind == .variableDecl
      }),
      let block = parent(of: decl), let type = parent(of: block)
    else { return nil }
    switch hidden.subject {
    case .parameter:
      return nil
    case .selfView:
      guard let enclosing = ExtensionDeclView(type), model.isViewProtocol(enclosing.extendedName)
      else {
        return nil
      }
    case .named(let name):
      guard let function = FunctionDeclView(decl), function.fullName == "body(content:)",
        function.parameters.first?.name == name, type.inheritedNames.contains("ViewModifier")
      else { return nil }
    }
    return decl
  }

  /// The branches that an expression is on one side of, be it the side behind an early exit; nil
  /// where it is on none.
  fileprivate func branches(
    around expression: SyntaxCursor, in decl: SyntaxCursor
  ) -> Result<Branches, Branches.Obstacle>? {
    var statement = expression
    var isOnBranch = false
    for ancestor in ancestors(of: expression) {
      if ancestor.id == decl.id { return nil }
      if ancestor.kind.holdsStatements, let block = parent(of: statement), block.id == ancestor.id {
        let siblings = Array(ancestor.children)
        guard let index = siblings.firstIndex(where: { $0.id == statement.id }) else { return nil }
        if isOnBranch { return Branches.read(siblings[index...]) }
        if 0 < index, siblings[index - 1].unwrapped.isEarlyExit {
          return Branches.read(siblings[(index - 1)...])
        }
      }
      if ancestor.isBranching {
        // An `else if` is one branch of three.
        if parent(of: ancestor)?.kind == .ifExpr { return .failure(.otherStatement) }
        isOnBranch = true
      }
      statement = ancestor
    }
    return nil
  }
}

extension SyntaxKind {
  fileprivate var holdsStatements: Bool {
    self == .codeBlock || self == .closureExpr || self == .switchCase || self == .accessorBlock
  }
}

extension SyntaxCursor {
  fileprivate var isBranching: Bool {
    switch kind {
    case .ifExpr, .guardStmt, .switchExpr: true
    case .sequenceExpr: children.contains { $0.kind == .unresolvedTernaryExpr }
    default: false
    }
  }

  fileprivate var isEarlyExit: Bool { kind == .guardStmt || kind == .ifExpr }
}

extension Branches.Branch {
  /// Whether nothing is shown on this side.
  fileprivate var isEmpty: Bool {
    guard let value else { return hasNoStatements }
    return value.text == "EmptyView()" || value.text == "nil"
  }
}
