import SourceText

/// A comment that suppresses findings.
struct SuppressionComment: Sendable {
  let location: Location
  /// The names of transforms in the comment; empty for all transforms.
  let names: [String]
  let reason: String?
  let extent: Extent

  /// The code that a comment applies to.
  enum Extent: Hashable, Sendable {
    case file
    case code(ByteRange)
    /// No code: nothing starts or ends at the comment.
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

    /// The length in bytes, which determines the innermost of several comments.
    fileprivate var size: Int {
      switch self {
      case .file: .max
      case .code(let range): range.count
      case .nothing: 0
      }
    }
  }

  func applies(to transform: String) -> Bool { names.isEmpty || names.contains(transform) }

  func isInside(_ other: SuppressionComment) -> Bool { extent.size < other.extent.size }
}
