import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The edits that let a view dismiss itself with a property that its presenters pass it already.
struct ReusedProperty {
  let carried: CarriedDismissal
  /// All properties that presenters pass, this one included: beside the use of any of them, the view need not
  /// dismiss itself.
  let others: [CarriedDismissal]
  let facts: DismissalFacts
  let context: TransformContext

  /// The property that all removed calls stand beside; nil where other calls use one, or several do.
  var nameBesideCalls: String? {
    var names: Set<String> = []
    for file in facts.files {
      for use in file.uses {
        let ancestry = file.file.ancestry
        let beside = others.first { carried in
          RedundantStatement(use.expression, mayBeFirst: true, ancestry: ancestry) {
            statement($0, doesAs: carried, of: base(of: use))
          } != nil
        }
        guard let beside else { return nil }
        names.insert(beside.name)
      }
    }
    return names.count == 1 ? names.first : nil
  }

  /// Nil where a use has to stay.
  var edits: DismissalEdits? {
    var edits = DismissalEdits()
    var isUsed = false
    for file in facts.files {
      var others: [DismissUse] = []
      for use in file.uses {
        guard !isHidden(at: use) else { return nil }
        if let redundant = redundantStatement(of: use, in: file.file) {
          edits.add([redundant.deletion], in: file.file.path)
          if redundant.leavesComment || tellsOfDismissal(beside: use) {
            edits.add("the comment beside a removed call stays, and may no longer be true")
          }
        } else {
          others.append(use)
        }
      }
      guard others.isEmpty || carried.isForDismissal,
        others.allSatisfy({ carried.isTrue(of: $0, in: file.file) })
      else { return nil }
      isUsed = isUsed || !others.isEmpty
      let time = DismissalTime(in: context)
      let late = { carried.guardOfLateDismissal != nil && time.isLate($0, in: file.file) }
      for (uses, replacement) in [
        (others.filter { !late($0) }, replacement), (others.filter(late), guarded),
      ] {
        let rewriting = UseEdits(of: uses, as: replacement, in: file.file, context.program)
        guard rewriting.obstacles.isEmpty else { return nil }
        edits.add(rewriting.edits, in: file.file.path)
      }
    }
    edits.attempt { edits throws(Obstacle) in
      try facts.writeReceivers(to: &edits, allowsPublicAPI: false)
    }
    if isUsed, carried.pops { checkPaths(&edits) }
    if let name = nameBesideCalls, others.contains(where: { $0.isChosen && $0.name == name }) {
      edits.add(
        "where the presenter clears other states with `\(name)`, these stay as they are now")
    }
    guard edits.isPossible else { return nil }
    if isUsed { facts.warnOfReuse(in: &edits) }
    if let place = isUsed ? facts.placeOfDoubt(after: edits) ?? placeOfDoubt : placeOfOwnDismissal {
      edits.addDoubt(ofCommentIn: place)
    }
    for property in facts.view.properties {
      guard let file = context.screens.file(at: property.cursor.tree.source.path) else {
        return nil
      }
      for removal in DeclarationRemoval.removals(of: [property.cursor], ancestry: file.ancestry) {
        guard case .edit(let edit) = removal.verdict else { return nil }
        edits.add([edit], in: file.path)
      }
    }
    return edits
  }

  /// Checks that a view only removes itself from a path.
  private func checkPaths(_ edits: inout DismissalEdits) {
    for case .presentation(let presentation) in facts.view.sites.flatMap(\.routes).map(\.end) {
      edits.attempt { edits throws(Obstacle) in
        try facts.checkDismissal(of: presentation, &edits)
      }
    }
  }

  /// The view, where a comment at the property may no longer be true once more code uses it: `// Called by Cancel`.
  private var placeOfDoubt: String? {
    let properties = facts.view.declarations.flatMap(\.storedProperties).filter {
      $0.name == carried.propertyName
    }
    let interface = FalseComments(in: facts.view, for: carried.strategy, as: carried.name)
    if interface.areBesidesProperty { return facts.view.name }
    let isDoubtful = properties.contains { property in
      let comments = PropertyComments(of: property.decl)
      return comments.mayBecomeFalse
        || comments.kept.contains { comment in
          let text = property.decl.tree.source.string(comment.range).lowercased()
          if carried.strategy == .closure, !ProseTopics(of: text).haveDismissal { return true }
          return text.split { !$0.isLetter }.contains { Self.wordsOfCallers.contains(String($0)) }
        }
    }
    return isDoubtful ? facts.view.name : nil
  }

  /// The view, where a comment says that it closes itself, which only the presenter does then.
  private var placeOfOwnDismissal: String? {
    let tellsOfOwn = facts.view.declarations.contains { type in
      let tree = type.cursor.tree
      return (type.commentsAbove + type.commentsAtProperties).contains {
        tree.topics(of: $0)?.haveOwnDismissal == true
      }
    }
    return tellsOfOwn ? facts.view.name : nil
  }

  private static let wordsOfCallers: Set = [
    "button", "called", "calls", "invoked", "only", "set", "sets", "tap", "tapped", "when",
  ]

  private var replacement: DismissReplacement {
    if let closing = carried.closing { return .closure(closing) }
    if carried.pops { return .path(carried.name) }
    if carried.isOptional { return .optionalClosure(carried.name) }
    return carried.strategy == .binding
      ? .state(carried.name, carried.value) : .closure(carried.name)
  }

  /// What asks first whether the state still presents the view.
  private var guarded: DismissReplacement {
    .state(carried.name, carried.value, where: carried.guardOfLateDismissal)
  }

  private func isHidden(at use: DismissUse) -> Bool {
    let names = [carried.propertyName, carried.item?.name].compactMap(\.self)
    return use.isPlain
      && context.program.ask { program in
        names.contains { program.isHidden($0, at: use.expression) }
      }
  }

  /// A call beside a statement that dismisses the view already.
  private func redundantStatement(
    of use: DismissUse, in file: IndexedFile
  ) -> RedundantStatement? {
    guard use.kind == .call else { return nil }
    let base = base(of: use)
    return RedundantStatement(use.expression, mayBeFirst: true, ancestry: file.ancestry) {
      statement in others.contains { self.statement(statement, doesAs: $0, of: base) }
    }
  }

  /// Whether a comment above the code around a removed call counts it: "first the account, then the sheet".
  private func tellsOfDismissal(beside use: DismissUse) -> Bool {
    NearbyComments(in: context).tellOfSeveralThings(at: use.expression)
  }

  /// `parent.` where the view is named for the action: `parent.mode.wrappedValue.dismiss()`.
  private func base(of use: DismissUse) -> String {
    let tree = use.expression.tree
    let tokens = use.expression.tokenIDs.prefix { $0 < use.nameToken.index }
    let base = tokens.map { tree.source.string(tree.range(of: TokenID($0))) }.joined()
    return base == "self." ? "" : base
  }

  /// Whether a statement dismisses the view: `isShown = false`, `onSave(note)`.
  private func statement(
    _ statement: SyntaxCursor, doesAs carried: CarriedDismissal, of base: String
  ) -> Bool {
    switch carried.strategy {
    case .binding, .item:
      statement.textWithoutSelf == "\(base)\(carried.name)=\(carried.value)"
        || SettingCall(statement, in: context)?.sets(carried.name, to: carried.value) == true
        || carried.closing.map { $0 + "()" == statement.textWithoutSelf } ?? false
    case .closure:
      [carried.name, carried.name + "?"]
        .contains(FunctionCallView(statement)?.callee?.textWithoutSelf)
    case .model, .environment: false
    }
  }
}
