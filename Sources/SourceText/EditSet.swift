/// The edits of one file, sorted and disjoint.
///
/// Edits in one set may touch: the text of an insertion at the border of a replaced range goes
/// before or behind the replacement, and insertions at one place follow one another as given.
public struct EditSet: Hashable, Sendable {
  /// The edits by start; an insertion comes before a replacement that starts at its place.
  public private(set) var edits: [Edit]

  /// The set without edits, that changes nothing.
  public init() {
    edits = []
  }

  /// Makes the set of the edits of one change, or nothing when two of them want the same bytes.
  public init?(_ edits: [Edit]) {
    self.edits = Self.sorted(edits)
    for (earlier, later) in zip(self.edits, self.edits.dropFirst())
    where later.range.start < earlier.range.end {
      return nil
    }
  }

  public var isEmpty: Bool { edits.isEmpty }

  /// Whether an edit takes a byte of `range`, or inserts strictly inside it.
  public func changesInside(_ range: ByteRange) -> Bool {
    let index = edits.partitioningIndex { range.start < $0.range.end }
    return index < edits.count && edits[index].range.start < range.end
  }

  /// The same bytes, with the edits made and every other byte kept.
  public func applied(to source: SourceText) -> SourceText {
    precondition(
      edits.last.map { $0.range.end <= source.range.end } ?? true,
      "An edit lies within the text it was made for.")
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

  /// A stable sort: the standard library's is one in practice, but promises nothing.
  private static func sorted(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      return (a.start, a.end, left.offset) < (b.start, b.end, right.offset)
    }.map(\.element)
  }

  /// For edits that are known to be sorted and disjoint.
  fileprivate init(sortedAndDisjoint edits: [Edit]) {
    self.edits = edits
  }
}

/// Two edits of different changes that cannot both be made.
public struct EditConflict: Hashable, Error {
  public let first: Edit
  public let second: Edit
}

extension EditSet {
  /// Both sets in one, or the first two edits that cannot both be made.
  ///
  /// Two changes know nothing of each other, so the rule is stricter than within one set:
  /// - edits that share a byte conflict, as does an insertion inside a replaced range;
  /// - replacements that merely touch do not;
  /// - two insertions at one place conflict, since nothing says which goes first, unless they are
  ///   different declarations (see `Edit.allowsNeighbours`);
  /// - an insertion that touches a deletion conflicts, since what it leaned on may be gone, and a
  ///   modifier would silently attach to what stood before;
  /// - the same edit in both is made once, if it may be (see `Edit.isMadeOnce`).
  public func merged(with other: EditSet) -> Result<EditSet, EditConflict> {
    var merged: [Edit] = []
    merged.reserveCapacity(edits.count + other.edits.count)
    var left = edits[...]
    var right = other.edits[...]
    while let a = left.first, let b = right.first {
      if a == b, a.isMadeOnce {
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
  /// Whether two edits of different changes cannot both be made.
  fileprivate func conflicts(with other: Edit) -> Bool {
    if isInsertion || other.isInsertion {
      let touches = range.start <= other.range.end && other.range.start <= range.end
      guard touches else { return false }
      if isInsertion && other.isInsertion {
        return self == other || !allowsNeighbours || !other.allowsNeighbours
      }
      if isDeletion || other.isDeletion { return true }
    }
    return range.start < other.range.end && other.range.start < range.end
  }
}

extension Array {
  /// The first index whose element meets a condition that holds from some index on.
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
