import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// The rewrite of the flags of one view, or why some or all of them stay.
struct PresentationRewrite {
  private let group: PresentationGroup
  private let reach: ContentReach
  private let type: TypeDecl
  private let files: [IndexedFile]
  private let minimum: Int
  /// How many groups of the same kind come before this one and get names of their own.
  private let ordinal: Int
  private let context: TransformContext

  init(
    of group: PresentationGroup, in type: TypeDecl, atLeast minimum: Int, ordinal: Int,
    _ context: TransformContext
  ) {
    let files = context.filesWithCode(of: type)
    let all = ContentReach(group.flags, of: type, in: files, context)
    let exclusion = Exclusion(flags: group.flags, reach: all, context: context)
    let flags = group.flags.enumerated().map { $1.staying(for: exclusion.obstacle(to: $0)) }
    self.group = PresentationGroup(kind: group.kind, flags: flags)
    self.files = files
    self.type = type
    self.minimum = minimum
    self.ordinal = ordinal
    self.context = context
    reach = all
  }

  /// The change of the flags that can go, or the first reason why too few can.
  var outcome: Outcome {
    let movable = group.movable
    guard minimum <= movable.flags.count else { return .declined(decline) }
    do throws(Obstacle) {
      return .change(try change(of: movable))
    } catch {
      return .declined(Decline(error.naming(placeSeenFrom: type), at: group.place))
    }
  }

  private var decline: Decline {
    if let obstacle = group.flags.lazy.compactMap(\.obstacle).first {
      return Decline(obstacle.naming(placeSeenFrom: type), at: group.place)
    }
    let modifier = group.dividingModifier ?? ""
    let reason = "`\(modifier)` between the \(group.kind.words)s may matter to what they present"
    return Decline(.separateHosts, reason, at: group.place)
  }

  // MARK: The change

  private func change(of group: PresentationGroup) throws(Obstacle) -> Change {
    let naming = NamingComments(
      of: group.flags.map(\.name), in: type,
      used: group.flags.flatMap { $0.uses.map(\.node) }, context)
    if let obstacle = group.rebuilding ?? naming.obstacle ?? group.boundElsewhere {
      throw obstacle
    }
    let names = try PresentedNames(
      for: group, in: type, files: files, skipping: ordinal, context)
    let cases = CaseNames(of: group.flags.map(\.name))
    var edits = useEdits(of: group, names, cases)
    let path = group.flags[0].presentation.file.path
    let contents = group.flags.compactMap { $0.presentation.content?.cursor.range }
    let own = edits[path] ?? []
    let inner = own.filter { edit in contents.contains { $0.contains(edit.range) } }
    let outer = own.filter { edit in !contents.contains { $0.contains(edit.range) } }
    let merge = PresentationMerge(group: group, names: names, cases: cases)
    edits[path] = outer + (try merge.edits(applying: inner))
    let enumeration = NestedEnumeration(
      type: type, flags: group.flags, names: names, cases: cases,
      needsBindings: group.flags.contains { $0.uses.contains { $0.action == .binding } })
    edits[type.cursor.tree.source.path, default: []] +=
      try enumeration.edits(Ancestry(of: type.cursor.tree))
    var parts: [Change.FileEdits] = []
    for (path, edits) in edits where !edits.isEmpty {
      guard let set = EditSet(edits) else {
        throw Obstacle(.unusualDeclaration, "the flags share lines with what they are used for")
      }
      parts.append(Change.FileEdits(path: path, edits: set))
    }
    return Change(
      title(of: group), safety: .review, at: self.group.place, parts: parts)
  }

  private func title(of movable: PresentationGroup) -> String {
    let words = group.kind.words
    let count = movable.flags.count
    let subject =
      count == group.flags.count
      ? "the \(count) \(words)s" : "\(count) of the \(group.flags.count) \(words)s"
    return "Present \(subject) of `\(type.name)` from one optional state; a \(words) that is asked "
      + "for while another one is shown replaces it"
  }

  /// The edits of the uses, by the paths of the files.
  private func useEdits(
    of group: PresentationGroup, _ names: PresentedNames, _ cases: CaseNames
  ) -> [String: [Edit]] {
    let replaced = ReplacedHiding(in: group)
    let joined = JoinedReads(in: group, names)
    var edits = joined.edits
    for (index, flag) in group.flags.enumerated() {
      let writer = FlagUseEdits(names: names, caseName: cases.names[index])
      let number = self.group.flags.firstIndex { $0.name == flag.name } ?? index
      for use in flag.uses where !joined.has(use) {
        let path = use.file.path
        if let removal = replaced.removal(of: use) {
          edits[path, default: []].append(removal)
          continue
        }
        let knowledge = replaced.hidesAll(use) ? .isShown : knowledge(of: number, at: use)
        let text = writer.text(for: use, where: knowledge)
        edits[path, default: []].append(.replaceAlone(use.node.range, with: text))
      }
    }
    return edits
  }

  private func knowledge(of flag: Int, at use: FlagUse) -> FlagUseEdits.Knowledge {
    if reach.isShown(flag, at: use) { return .isShown }
    return reach.isBelow(flag, use) ? .isNotShown : .nothing
  }
}

extension TransformContext {
  /// The files that declare or extend a type.
  func filesWithCode(of type: TypeDecl) -> [IndexedFile] {
    let own = type.cursor.tree.source.path
    let others = index.extensions(named: type.name).map(\.path)
    return ([own] + Set(others).subtracting([own]).sorted()).compactMap(file)
  }
}

extension PresentationGroup {
  /// Why the flags stay where other views than those that are presented bind most of them, and would get bindings that
  /// are made by hand.
  fileprivate var boundElsewhere: Obstacle? {
    let bound = flags.filter { flag in
      flag.uses.contains { $0.action == .binding && !flag.presents($0) }
    }
    guard flags.count < 2 * bound.count,
      let use = bound[0].uses.first(where: { $0.action == .binding })
    else { return nil }
    return Obstacle(
      .flagUsedOtherwise, "other views bind `\(bound[0].name)` and most of the other flags",
      remedy: "pass closures that show the \(kind.words)s", at: use.node)
  }
}

extension PresentationFlag {
  /// Whether a use is in the content that the flag presents.
  fileprivate func presents(_ use: FlagUse) -> Bool {
    presentation.file.path == use.file.path
      && presentation.content?.cursor.range.contains(use.node.range) == true
  }
}
