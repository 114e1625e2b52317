/// Ways back from the result of edits to the text that they were made for.
extension EditSet {
  /// Where an offset in the result was; for one in what an edit wrote, where that edit starts.
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

  /// Edits of the result as edits of the text before; nil when one of them takes, or reaches over, what
  /// an edit of this set wrote or removed.
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
