import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Flags whose presentations, of one kind, stand on one view.
struct PresentationGroup {
  let kind: PresentationKind
  /// The flags in the order of their modifiers.
  let flags: [PresentationFlag]

  /// The flags of one kind, by the views that present them.
  static func groups(of flags: [PresentationFlag]) -> [PresentationGroup] {
    var hosts: [[PresentationFlag]] = []
    for flag in flags.sorted(by: { $0.presentation.start < $1.presentation.start }) {
      let index = hosts.firstIndex { $0[0].presentation.shares(hostOf: flag.presentation) }
      if let index { hosts[index].append(flag) } else { hosts.append([flag]) }
    }
    return hosts.map { PresentationGroup(kind: $0[0].presentation.kind, flags: $0) }
  }

  /// Where the first of the flags is declared.
  var place: ByteOffset {
    flags.map(\.property.decl.range.start).min() ?? ByteOffset(0)
  }

  /// The longest part of the group without obstacles and without a modifier in between that may matter to
  /// what is presented.
  var movable: PresentationGroup {
    var parts: [[PresentationFlag]] = [[]]
    for flag in flags where flag.obstacle == nil {
      if let previous = parts[parts.count - 1].last,
        previous.presentation.modifier(before: flag.presentation) != nil
      {
        parts.append([])
      }
      parts[parts.count - 1].append(flag)
    }
    let longest = parts.max { $0.count < $1.count } ?? []
    return PresentationGroup(kind: kind, flags: longest)
  }

  /// A call that needs several of the flags, or bindings to most of them; or code that observes one after the other.
  var rebuilding: Obstacle? {
    var takers: [StageGroup.Place: [(flag: PresentationFlag, use: FlagUse)]] = [:]
    var observed: [(flag: PresentationFlag, use: FlagUse)] = []
    for flag in flags {
      for use in flag.uses where use.action == .read(isNegated: false) || use.action == .binding {
        guard let argument = use.file.ancestry.parent(of: use.node), argument.kind == .labeledExpr,
          let call = use.file.ancestry.parent(of: argument).flatMap(FunctionCallView.init)
        else { continue }
        takers[StageGroup.Place(call.cursor), default: []].append((flag, use))
        if call.member?.name == "onChange" { observed.append((flag, use)) }
      }
    }
    if let (first, second) = Self.different(observed) {
      return Obstacle(
        .flagUsedOtherwise, "code observes both `\(first.flag.name)` and `\(second.flag.name)`",
        at: second.use.node)
    }
    let calls = takers.values.sorted {
      ($0[0].use.file.path, $0[0].use.node.range.start)
        < ($1[0].use.file.path, $1[0].use.node.range.start)
    }
    return calls.lazy.compactMap { taken -> Obstacle? in
      let bindings = taken.filter { $0.use.action == .binding }
      let reads = taken.filter { $0.use.action != .binding }
      let isOfMost = 2 < Set(bindings.map(\.flag.name)).count
      guard let (first, second) = Self.different(isOfMost ? bindings : reads) else { return nil }
      let names = ["`\(first.flag.name)`", "`\(second.flag.name)`"]
      let words =
        isOfMost
        ? "bindings to \(names[0]), \(names[1]) and others" : "both \(names[0]) and \(names[1])"
      return Obstacle(.flagUsedOtherwise, "a call takes \(words)", at: second.use.node)
    }.first
  }

  typealias Taken = (flag: PresentationFlag, use: FlagUse)

  /// The first two uses that are of different flags.
  private static func different(_ taken: [Taken]) -> (Taken, Taken)? {
    guard let first = taken.first,
      let second = taken.first(where: { $0.flag.name != first.flag.name })
    else { return nil }
    return (first, second)
  }

  /// A modifier between two of the presentations that may matter to what is presented.
  var dividingModifier: String? {
    zip(flags, flags.dropFirst()).lazy.compactMap {
      $0.presentation.modifier(before: $1.presentation)
    }
    .first
  }
}

extension FlagPresentation {
  fileprivate func shares(hostOf other: FlagPresentation) -> Bool {
    kind == other.kind && file.path == other.file.path && host.id == other.host.id
  }

  /// The name of a modifier after this presentation and before another one that may matter to what is
  /// presented: it sets the environment, or is not known.
  fileprivate func modifier(before other: FlagPresentation) -> String? {
    let chain = ModifierChain(around: call.cursor, ancestry: file.ancestry)
    return chain.links.dropFirst(chain.position + 1)
      .prefix { $0.call?.cursor.id != other.call.cursor.id }
      .first { !NeutralModifiers.names.contains($0.name) }?.name
  }
}
