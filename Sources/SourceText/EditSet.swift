/// The edits of one file, sorted and disjoint.
///
/// Edits in one set may touch: text inserted at the border of a replaced range goes before or after
/// the replacement, and several insertions at one offset keep the given order.
public struct EditSet: Hashable, Sendable {
  /// The edits, sorted by start. An insertion comes before a replacement that starts at the same
  /// offset.
  public private(set) var edits: [Edit]

  /// Creates an empty set, which changes nothing.
  public init() {
    edits = []
  }

  /// Creates the set of the edits of one change. Returns nil if two of them overlap.
  public init?(_ edits: [Edit]) {
    self.edits = Self.sorted(edits)
    for (earlier, later) in zip(self.edits, self.edits.dropFirst())
    where later.range.start < earlier.range.end {
      return nil
    }
  }

  public var isEmpty: Bool { edits.isEmpty }

  /// Whether an edit replaces a byte of `range` or inserts text strictly inside it.
  public func changesInside(_ range: ByteRange) -> Bool {
    let index = edits.partitioningIndex { range.start < $0.range.end }
    return index < edits.count && edits[index].range.start < range.end
  }

  /// Returns the text with all edits applied.
  public func applied(to source: SourceText) -> SourceText {
    precondition(
      edits.last.map { $0.range.end <= source.range.end } ?? true,
      "An edit must lie within its text.")
    var result: [UInt8] = []
    result.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.replacement.count })
    var kept = ByteOffset(0)
    for edit in edits {
      result += source[ByteRange(kept, edit.range.start)]
      result += edit.replacement
      kept = edit.range.end
    }
    result += source[ByteRange(kept, source.range.end)]
    return SourceText(path: source.path, bytes: result)
  }

  /// Sorts the edits stably. The standard library's sort is stable in practice, but its
  /// documentation does not promise it.
  private static func sorted(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      return (a.start, a.end, left.offset) < (b.start, b.end, right.offset)
    }.map(\.element)
  }

  /// Creates a set from edits that are known to be sorted and disjoint.
  fileprivate init(sortedAndDisjoint edits: [Edit]) {
    self.edits = edits
  }
}

/// Two edits of different changes that cannot both be applied.
public struct EditConflict: Hashable, Error {
  public let first: Edit
  public let second: Edit
}

extension EditSet {
  /// Merges both sets, or returns the first two edits that conflict.
  ///
  /// Two changes do not know each other, so the rules are stricter than within one set:
  /// - Edits that share a byte conflict, and so does an insertion inside a replaced range.
  /// - Replacements that only touch do not conflict.
  /// - Two insertions at one offset conflict, because their order is unknown, unless they insert
  ///   different declarations (see `Edit.allowsAdjacentInsertions`).
  /// - An insertion that touches a deletion conflicts: the code that it extends may be deleted, and
  ///   an inserted modifier would then apply to the code before.
  /// - An edit that is in both sets is applied once if it allows that (see `Edit.isAppliedOnce`).
  public func merged(with other: EditSet) -> Result<EditSet, EditConflict> {
    var merged: [Edit] = []
    merged.reserveCapacity(edits.count + other.edits.count)
    var left = edits[...]
    // Several declarations at one offset need not be in the same order in both sets.
    var right = other.edits.filter { edit in
      !(edit.allowsAdjacentInsertions && edit.isAppliedOnce && edits.contains(edit))
    }[...]
    while let a = left.first, let b = right.first {
      if a == b, a.isAppliedOnce {
        merged.append(a)
        left.removeFirst()
        right.removeFirst()
      } else if a.conflicts(with: b) {
        return .failure(EditConflict(first: a, second: b))
      } else if (a.range.start, a.range.end) < (b.range.start, b.range.end) {
        merged.append(left.removeFirst())
      } else {
        merged.append(right.removeFirst())
      }
    }
    return .success(EditSet(sortedAndDisjoint: merged + left + right))
  }
}

extension Edit {
  /// Whether two edits of different changes conflict.
  fileprivate func conflicts(with other: Edit) -> Bool {
    if isInsertion || other.isInsertion {
      let touches = range.start <= other.range.end && other.range.start <= range.end
      guard touches else { return false }
      if isInsertion && other.isInsertion {
        return self == other || !allowsAdjacentInsertions || !other.allowsAdjacentInsertions
      }
      if isDeletion || other.isDeletion { return true }
    }
    return range.start < other.range.end && other.range.start < range.end
  }
}

extension Array {
  /// Returns the first index whose element satisfies the condition. The condition must hold for all
  /// elements after that index.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
