/// Maps offsets and edits from the edited text back to the original text.
extension EditSet {
  /// Returns the original offset of an offset in the edited text. An offset inside text that an
  /// edit wrote maps to the start of that edit.
  public func origin(of offset: ByteOffset) -> ByteOffset {
    var shift = 0
    for edit in edits {
      let start = edit.range.start.index + shift
      if offset.index < start { break }
      if offset.index < start + edit.replacement.count { return edit.range.start }
      shift += edit.replacement.count - edit.range.count
    }
    return ByteOffset(offset.index - shift)
  }

  /// Maps edits of the edited text to edits of the original text. Returns nil if one of them
  /// overlaps text that an edit of this set wrote or removed.
  public func origin(of later: EditSet) -> EditSet? {
    var moved: [Edit] = []
    for edit in later.edits {
      guard let range = origin(of: edit.range) else { return nil }
      moved.append(edit.moved(to: range))
    }
    return EditSet(moved)
  }

  private func origin(of range: ByteRange) -> ByteRange? {
    var shift = 0
    for edit in edits {
      let start = edit.range.start.index + shift
      if range.end.index <= start { break }
      guard start + edit.replacement.count <= range.start.index else { return nil }
      shift += edit.replacement.count - edit.range.count
    }
    return ByteRange(range.start.index - shift..<range.end.index - shift)
  }
}
