/// Edits of an edited text as edits of the original text.
public struct EditComposition: Sendable {
  /// The edits of the original text. One that touches what an earlier edit wrote or removed does
  /// the work of both.
  public let edits: EditSet
  /// The earlier edits whose work they do, too.
  public let absorbed: [Edit]

  /// - Parameters:
  ///   - later: edits of the text that `earlier` leaves.
  ///   - result: that text.
  public init(of later: EditSet, after earlier: EditSet, result: SourceText) {
    let written = earlier.placesInResult
    var clusters: [Cluster] = []
    for edit in later.edits {
      var cluster = Cluster(of: edit)
      cluster.grow(over: written)
      while let last = clusters.last, last.touches(cluster) {
        cluster = clusters.removeLast().joined(with: cluster)
        cluster.grow(over: written)
      }
      clusters.append(cluster)
    }
    let composed = clusters.map { $0.edit(of: result, after: written) }
    guard let edits = EditSet(composed) else {
      preconditionFailure("Edits that touch the same code are one.")
    }
    self.edits = edits
    absorbed = clusters.flatMap(\.absorbed).map { written[$0].edit }
  }
}

/// An edit with the range of its replacement in the edited text.
private struct WrittenEdit {
  let edit: Edit
  let range: ByteRange

  /// The number of bytes that the edit adds.
  var growth: Int { range.count - edit.range.count }
}

extension EditSet {
  fileprivate var placesInResult: [WrittenEdit] {
    var shift = 0
    return edits.map { edit in
      let start = edit.range.start.index + shift
      shift += edit.replacement.count - edit.range.count
      return WrittenEdit(edit: edit, range: ByteRange(start..<start + edit.replacement.count))
    }
  }
}

/// Later edits that must become one edit, since they touch what the same earlier edits did.
private struct Cluster {
  private var later: [Edit]
  /// The range in the edited text.
  private var range: ByteRange
  /// The indices of the earlier edits in it.
  private(set) var absorbed: Range<Int> = 0..<0

  init(of edit: Edit) {
    later = [edit]
    range = edit.range
  }

  func touches(_ other: Cluster) -> Bool {
    absorbed.overlaps(other.absorbed) || other.range.start < range.end
  }

  func joined(with other: Cluster) -> Cluster {
    var joined = self
    joined.later += other.later
    joined.range = range.united(with: other.range)
    return joined
  }

  /// Takes in the earlier edits that it cannot be separated from.
  mutating func grow(over written: [WrittenEdit]) {
    var isGrown = true
    while isGrown {
      let touched = written.indices.filter { isJoined(to: written[$0]) }
      guard let first = touched.first, let last = touched.last else { return }
      let grown = range.united(with: written[first].range).united(with: written[last].range)
      isGrown = grown != range
      range = grown
      absorbed = first..<last + 1
    }
  }

  /// Whether an earlier edit shares bytes with the range, or meets it in a way in which the edits of
  /// two changes would conflict.
  private func isJoined(to written: WrittenEdit) -> Bool {
    let other = written.range
    if range.start < other.end && other.start < range.end { return true }
    let meets = range.start <= other.end && other.start <= range.end
    return meets
      && (range.isEmpty && (written.edit.isInsertion || written.edit.isDeletion)
        || written.edit.isInsertion && later.contains(where: \.isDeletion))
  }

  /// The one edit of the original text.
  func edit(of result: SourceText, after written: [WrittenEdit]) -> Edit {
    let before = written[..<firstBehind(written)].reduce(0) { $0 + $1.growth }
    guard !absorbed.isEmpty else {
      return later[0].moved(
        to: ByteRange(range.start.index - before..<range.end.index - before))
    }
    let within = written[absorbed].reduce(0) { $0 + $1.growth }
    let original = ByteRange(
      range.start.index - before..<range.end.index - before - within)
    var text: [UInt8] = []
    var kept = range.start
    for edit in later {
      text += result[ByteRange(kept, edit.range.start)] + edit.replacement
      kept = edit.range.end
    }
    text += result[ByteRange(kept, range.end)]
    let edits = later + written[absorbed].map(\.edit)
    return .replace(
      original, with: text, removingComments: edits.contains(where: \.removesComments))
  }

  /// The index of the first earlier edit that does not lie before the range.
  private func firstBehind(_ written: [WrittenEdit]) -> Int {
    guard absorbed.isEmpty else { return absorbed.lowerBound }
    return written.firstIndex { edit in
      range.start < edit.range.start || range.start == edit.range.start && !edit.range.isEmpty
    } ?? written.count
  }
}

extension ByteRange {
  fileprivate func united(with other: ByteRange) -> ByteRange {
    ByteRange(min(start, other.start), max(end, other.end))
  }
}
