import Semantics
import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// The rewrite of properties that exclude each other into one enumeration.
struct StageRewrite {
  private let analysis: StageAnalysis
  private let type: TypeDecl
  private let names: StageNames
  private let isEquatable: Bool
  private let context: TransformContext

  /// - Throws: why no name is free for the enumeration.
  init(
    of analysis: StageAnalysis, in type: TypeDecl, named name: String?, _ context: TransformContext
  ) throws(Obstacle) {
    self.analysis = analysis
    self.type = type
    self.context = context
    names = try StageNames(for: analysis, in: type, preferring: name, context)
    isEquatable = context.program.ask { program in
      analysis.group.properties.compactMap(\.payload).allSatisfy {
        program.conforms(program.type(written: $0), to: "Equatable", of: "Swift") == true
      }
    }
  }

  private var properties: [StageProperty] { analysis.group.properties }

  /// - Parameter place: where a person should look.
  func change(at place: ByteOffset) throws(Obstacle) -> Change {
    let shared = context.once { SharedStages(in: context) }
    if let obstacle = shared.obstacle(to: type, context) { throw obstacle }
    let files = Dictionary(analysis.group.uses.map { ($0.file.path, $0.file) }) { first, _ in first
    }
    let pattern = CasePattern(in: Array(files.values), context)
    if let obstacle = StageSwitch.deadBranch(in: analysis) { throw obstacle }
    let switches = StageSwitch.all(in: analysis, names, pattern)
    let joined = JoinedConditions(in: analysis, names, isEquatable: isEquatable)
    var uses = StageUseEdits(analysis, names, isEquatable: isEquatable, pattern)
    let written = joined.written.union(
      switches.flatMap(\.uses).map { StageGroup.Place($0.name) })
    let bound = BoundReads(in: analysis, names, pattern, except: written)
    try uses.writeAll(except: written.union(bound.written))
    if let obstacle = uses.memberForTests ?? analysis.group.lostAccess { throw obstacle }
    var edits = uses.edits.merging(joined.edits, uniquingKeysWith: +)
      .merging(bound.edits, uniquingKeysWith: +)
    for chain in switches { edits[chain.path, default: []] += chain.edits }
    let naming = NamingComments(
      of: properties.map(\.name), in: type, used: analysis.group.uses.map(\.name), context)
    if let comment = lostComment(by: edits) ?? naming.obstacle { throw comment }
    let enumeration = StageEnumeration(
      type: type, analysis: analysis, names: names, isEquatable: isEquatable,
      pattern: pattern, members: uses.members)
    edits[type.cursor.tree.source.path, default: []] +=
      try enumeration.edits(Ancestry(of: type.cursor.tree))
    var parts: [Change.FileEdits] = []
    for (path, edits) in edits where !edits.isEmpty {
      guard let set = EditSet(edits) else {
        throw Obstacle(
          .unusualDeclaration, "the properties share lines with what they are used for")
      }
      parts.append(Change.FileEdits(path: path, edits: set))
    }
    return Change(title, safety: .review, at: place, parts: parts)
  }

  /// A comment in code that is replaced.
  private func lostComment(by edits: [String: [Edit]]) -> Obstacle? {
    let files = Dictionary(analysis.group.uses.map { ($0.file.path, $0.file) }) { first, _ in first
    }
    return edits.lazy.compactMap { path, edits -> Obstacle? in
      guard let tree = files[path]?.tree else { return nil }
      let comment = edits.lazy.flatMap { tree.comments(in: $0.range) }.first
      return comment.map { .lostComment(tree.source.string($0.range), remedy: nil) }
    }.first
  }

  private var title: String {
    let names = properties.map { "`\($0.name)`" }
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    return "Replace \(list) of `\(type.name)`, which exclude each other, with one enumeration"
  }
}
