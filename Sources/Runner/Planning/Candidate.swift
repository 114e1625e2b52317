import Reporting
import SourceText
import TransformKit

/// A change that a transform proposes.
struct Candidate: Sendable {
  let transform: any Transform
  let change: Change
  let reported: ReportedChange
  /// The edits of other changes that it contains.
  var absorbed: [Change.FileEdits] = []
  /// The changes after the first that it does the work of.
  private(set) var followUps: [ReportedChange] = []
  /// The transforms whose work it does, each of which must have nothing left to do.
  private(set) var transforms: [any Transform]

  init(
    transform: any Transform, change: Change, reported: ReportedChange,
    absorbed: [Change.FileEdits] = []
  ) {
    self.transform = transform
    transforms = [transform]
    self.change = change
    self.reported = reported
    self.absorbed = absorbed
  }

  func isSame(as other: Candidate) -> Bool {
    reported == other.reported && change.parts == other.change.parts
  }

  /// The paths of the files that it edits.
  var paths: [String] { change.parts.map(\.path) }

  /// Its edits in a file; nil when it has none there.
  func edits(in path: String) -> EditSet? {
    change.parts.first { $0.path == path }?.edits
  }

  /// Whether it does the work of a transform at a place.
  func covers(_ transform: String, at location: Location) -> Bool {
    ([reported] + followUps).contains { $0.transform == transform && $0.location == location }
  }
}

// MARK: Changes that touch others

extension Candidate {
  /// Some changes with later ones. One that touches what others do becomes one change with them.
  static func absorbing(_ later: [Candidate], into changes: [Candidate]) -> [Candidate] {
    var all = changes
    for candidate in later {
      let owners = all.indices.filter { all[$0].shares(candidate.absorbed) }
      guard let first = owners.first else {
        if candidate.absorbed.isEmpty { all.append(candidate) }
        continue
      }
      // Another change of this round may have taken over the same edits.
      guard
        candidate.absorbed.allSatisfy({ part in
          part.edits.edits.allSatisfy { edit in
            owners.contains { all[$0].holds(edit, in: part.path) }
          }
        }), let fused = Candidate(owners.map { all[$0] }, followedBy: candidate)
      else { continue }
      all[first] = fused
      for index in owners.dropFirst().reversed() { all.remove(at: index) }
    }
    return all
  }

  /// The change that does the work of some, and of one that absorbs edits of each; nil where edits
  /// overlap.
  private init?(_ owners: [Candidate], followedBy later: Candidate) {
    var edits: [String: [Edit]] = [:]
    for part in owners.flatMap(\.change.parts) {
      let absorbed = later.absorbed.first { $0.path == part.path }?.edits.edits ?? []
      let kept = part.edits.edits.filter { edit in
        !absorbed.contains(edit)
          && !(edits[part.path] ?? []).contains { $0 == edit && edit.isAppliedOnce }
      }
      edits[part.path, default: []] += kept
    }
    for part in later.change.parts { edits[part.path, default: []] += part.edits.edits }
    var parts: [Change.FileEdits] = []
    for (path, edits) in edits where !edits.isEmpty {
      guard let set = EditSet(edits) else { return nil }
      parts.append(Change.FileEdits(path: path, edits: set))
    }
    let first = owners[0]
    transform = first.transform
    followUps = owners.dropFirst().map(\.reported) + owners.flatMap(\.followUps) + [later.reported]
    let all = owners + [later]
    transforms = all.flatMap(\.transforms)
    change = Change(
      Self.title(of: all.map(\.change.title)), safety: all.map(\.change.safety).max()!,
      at: first.change.offset, parts: parts)
    reported = first.reported.doing(change)
  }

  /// "Put the condition into `padding`, then replace `hidden()` with `opacity`"
  private static func title(of titles: [String]) -> String {
    titles[0]
      + titles.dropFirst().map { ", then " + $0.prefix(1).lowercased() + $0.dropFirst() }.joined()
  }

  /// Whether it has one of some edits.
  private func shares(_ parts: [Change.FileEdits]) -> Bool {
    parts.contains { part in part.edits.edits.contains { holds($0, in: part.path) } }
  }

  private func holds(_ edit: Edit, in path: String) -> Bool {
    edits(in: path)?.edits.contains(edit) ?? false
  }
}

extension ReportedChange {
  /// The same place and id with another change.
  fileprivate func doing(_ change: Change) -> ReportedChange {
    ReportedChange(
      id: id, location: location, utf16Column: utf16Column, transform: transform,
      title: change.title, safety: change.safety,
      otherPaths: change.parts.map(\.path).filter { $0 != location.path })
  }
}
