import SourceText
import TransformKit

/// The change that replaces one call with modifiers.
extension ConditionalRewriting {
  func edits(
    for call: ConditionalCall, _ rewritten: [RewrittenModifier]
  ) throws(Obstacle) -> [Edit] {
    let replacement = ChainReplacement(of: call.helper, by: rewritten.map(\.piece))
    if let comment = replacement.lostComment { throw .lostComment(comment) }
    guard let follower = call.follower else { return replacement.edits }
    return replacement.edits + [try removal(of: follower)]
  }

  func change(
    of call: ConditionalCall, _ modifiers: [ConditionalModifier], _ edits: [Edit],
    caveatOf rewritten: [RewrittenModifier], also others: [String] = []
  ) -> Change {
    let names = modifiers.map(\.name)
    let targets = context.deploymentTargets(for: file.source.path)
    let overridden = OverriddenModifier(
      by: modifiers, of: call, ancestry: ancestry, context: context)
    let replaced = rewritten.flatMap { modifier in
      modifier.writtenCall.map { [modifier.name, $0.name] } ?? []
    }
    let comment = call.commentCaveat(replacing: replaced, ancestry: ancestry)
    let caveats =
      call.caveats(replacedBy: modifiers, ancestry: ancestry, in: context)
      + rewritten.flatMap(\.caveats) + others
      + call.hidingCaveats(modifiers, in: context, ancestry: ancestry)
      + [
        overridden?.caveat, modifiers.originCaveat, comment, call.movedCommentCaveat,
        rewritten.compilingCaveat,
        call.releaseCaveat(rewritten.map(\.availability), ancestry),
        rewritten.lazy.compactMap { targets.caveat(about: $0.availability) }.first,
      ].compactMap(\.self)
    let list = names.unique.map { "`\($0)`" }.joined(separator: ", ")
    return Change(
      (["Put the condition into \(list)"] + caveats.unique).joined(separator: "; "),
      safety: caveats.isEmpty ? .safe : .review, at: call.place,
      parts: file.parts(edits, with: rewritten))
  }
}

extension [RewrittenModifier] {
  /// A chain is checked as one expression, and each choice multiplies what the compiler tries.
  fileprivate var compilingCaveat: String? {
    reduce(0) { $0 + $1.conditionCount } > 5
      ? "the compiler may be slow to check so many choices in one expression" : nil
  }
}

extension [String] {
  /// The strings, each once.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
