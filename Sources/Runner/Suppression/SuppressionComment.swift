import SourceText

/// A comment that says what is to be left alone.
struct SuppressionComment: Sendable {
  let location: Location
  /// The transforms that it names; all when there are none.
  let names: [String]
  let reason: String?
  let extent: Extent

  /// What a comment is about.
  enum Extent: Hashable, Sendable {
    case file
    case code(ByteRange)
    /// It stands where nothing begins or ends.
    case nothing

    func contains(_ offset: ByteOffset) -> Bool {
      switch self {
      case .file: true
      case .code(let range): range.contains(offset)
      case .nothing: false
      }
    }

    func isChanged(by edits: EditSet) -> Bool {
      switch self {
      case .file: !edits.isEmpty
      case .code(let range): edits.changesInside(range)
      case .nothing: false
      }
    }

    /// The length in bytes, by which the innermost of several is told.
    fileprivate var size: Int {
      switch self {
      case .file: .max
      case .code(let range): range.count
      case .nothing: 0
      }
    }
  }

  func isMeant(for transform: String) -> Bool { names.isEmpty || names.contains(transform) }

  func isInside(_ other: SuppressionComment) -> Bool { extent.size < other.extent.size }
}
