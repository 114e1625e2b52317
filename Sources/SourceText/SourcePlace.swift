/// A range of a file.
public struct SourcePlace: Hashable, Sendable {
  public let path: String
  public let range: ByteRange

  public init(_ path: String, _ range: ByteRange) {
    self.path = path
    self.range = range
  }
}
