import SourceText
import TransformKit

/// An outcome for the file on disk, of a transform that looked at what planned changes make of it.
struct OutcomeOnDisk {
  let outcome: Outcome
  /// The planned edits whose work the change does, too, since it touches the same code.
  private(set) var absorbed: [Change.FileEdits] = []

  init(_ outcome: Outcome, in path: String, after planned: [String: PlannedFile]) {
    func origin(of offset: ByteOffset) -> ByteOffset {
      planned[path]?.edits.origin(of: offset) ?? offset
    }
    let places = outcome.places.map { place in
      guard let edits = planned[place.path]?.edits else { return place }
      let ends = [place.range.start, place.range.end].map(edits.origin)
      return SourcePlace(place.path, ByteRange(ends[0], max(ends[0], ends[1])))
    }
    let onDisk: Outcome
    switch outcome {
    case .declined(let decline):
      onDisk = .declined(
        Decline(
          decline.code, decline.reason, remedy: decline.remedy, at: origin(of: decline.offset)))
    case .change(let change):
      var parts: [Change.FileEdits] = []
      for part in change.parts {
        guard let planned = planned[part.path] else {
          parts.append(part)
          continue
        }
        let composed = EditComposition(
          of: part.edits, after: planned.edits, result: planned.result)
        parts.append(Change.FileEdits(path: part.path, edits: composed.edits))
        if let edits = EditSet(composed.absorbed), !edits.isEmpty {
          absorbed.append(Change.FileEdits(path: part.path, edits: edits))
        }
      }
      onDisk = .change(
        Change(
          change.title, safety: change.safety, at: origin(of: change.offset), parts: parts))
    }
    self.outcome = onDisk.about(places)
  }

  /// The same where planned edits stay as they are: a change that touches them is declined.
  var withoutAbsorbing: OutcomeOnDisk {
    guard case .change(let change) = outcome, !absorbed.isEmpty else { return self }
    return OutcomeOnDisk(
      declined: Decline(
        .editedByAnotherChange, "another change of this run edits the same code",
        remedy: "run again", at: change.offset))
  }

  private init(declined decline: Decline) { outcome = .declined(decline) }
}

extension Outcome {
  fileprivate var places: [SourcePlace] {
    switch self {
    case .change(let change): change.places
    case .declined(let decline): decline.places
    }
  }
}
