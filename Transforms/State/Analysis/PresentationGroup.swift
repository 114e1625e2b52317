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

  /// A call that takes several of the flags or bindings to them, and so needs each of them; or code that observes one
  /// after the other.
  var rebuilding: Obstacle? {
    var takers: [StageGroup.Place: PresentationFlag] = [:]
    var observed: PresentationFlag?
    for flag in flags {
      for use in flag.uses where use.action == .read(isNegated: false) || use.action == .binding {
        let ancestry = use.file.ancestry
        if ancestry.isObserved(use.node) {
          if let observed, observed.name != flag.name {
            return Obstacle(
              .flagUsedOtherwise,
              "code observes both `\(observed.name)` and `\(flag.name)`", at: use.node)
          }
          observed = flag
        }
        guard let argument = ancestry.parent(of: use.node), argument.kind == .labeledExpr,
          let call = ancestry.parent(of: argument), call.kind == .functionCallExpr
        else { continue }
        if let other = takers[StageGroup.Place(call)], other.name != flag.name {
          return Obstacle(
            .flagUsedOtherwise, "a call takes both `\(other.name)` and `\(flag.name)`",
            at: use.node)
        }
        takers[StageGroup.Place(call)] = flag
      }
    }
    return nil
  }

  /// A modifier between two of the presentations that may matter to what is presented.
  var dividingModifier: String? {
    zip(flags, flags.dropFirst()).lazy.compactMap {
      $0.presentation.modifier(before: $1.presentation)
    }
    .first
  }
}

extension Ancestry {
  /// Whether a value is what a modifier observes: `onChange(of: showHelp)`.
  fileprivate func isObserved(_ value: SyntaxCursor) -> Bool {
    guard let argument = parent(of: value), argument.kind == .labeledExpr,
      let call = parent(of: argument).flatMap(FunctionCallView.init)
    else { return false }
    return call.member?.name == "onChange"
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
