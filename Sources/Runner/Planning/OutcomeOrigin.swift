import SourceText
import TransformKit

extension Outcome {
  /// The outcome for the file on disk, where it was found in what planned changes make of it.
  func onDisk(_ path: String, after planned: [String: PlannedFile]) -> Outcome {
    func origin(of offset: ByteOffset) -> ByteOffset {
      planned[path]?.edits.origin(of: offset) ?? offset
    }
    switch self {
    case .declined(let decline):
      return .declined(
        Decline(
          decline.code, decline.reason, remedy: decline.remedy, at: origin(of: decline.offset)))
    case .change(let change):
      let place = origin(of: change.offset)
      var parts: [Change.FileEdits] = []
      for part in change.parts {
        guard let edits = part.edits(after: planned[part.path]) else {
          return .declined(
            Decline(
              .editedByAnotherChange, "another change of this run edits the same code",
              remedy: "run again", at: place))
        }
        parts.append(Change.FileEdits(path: part.path, edits: edits))
      }
      return .change(Change(change.title, safety: change.safety, at: place, parts: parts))
    }
  }
}

extension Change.FileEdits {
  fileprivate func edits(after planned: PlannedFile?) -> EditSet? {
    guard let planned else { return edits }
    return planned.edits.origin(of: edits)
  }
}
