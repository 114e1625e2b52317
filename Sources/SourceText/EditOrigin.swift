/// Maps offsets from the edited text back to the original text.
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
}
