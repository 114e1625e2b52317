/// A position in a file, in UTF-8 bytes from its start, including a byte order mark.
public struct ByteOffset: Hashable, Comparable, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  @inlinable
  public init(_ value: Int) {
    self.rawValue = UInt32(value)
  }

  /// The offset as an index into an array of bytes.
  @inlinable
  public var index: Int { Int(rawValue) }

  @inlinable
  public static func < (left: ByteOffset, right: ByteOffset) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A half-open range of UTF-8 bytes in a file.
public struct ByteRange: Hashable, Sendable {
  public let start: ByteOffset
  public let end: ByteOffset

  @inlinable
  public init(_ start: ByteOffset, _ end: ByteOffset) {
    precondition(start <= end, "A byte range must not end before it starts.")
    self.start = start
    self.end = end
  }

  @inlinable
  public init(_ range: Range<Int>) {
    self.init(ByteOffset(range.lowerBound), ByteOffset(range.upperBound))
  }

  /// The length in bytes.
  @inlinable
  public var count: Int { end.index - start.index }

  @inlinable
  public var isEmpty: Bool { start == end }

  /// The range as indices into an array of bytes.
  @inlinable
  public var indices: Range<Int> { start.index..<end.index }

  /// Whether every byte of `other` lies in this range.
  @inlinable
  public func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }

  @inlinable
  public func contains(_ offset: ByteOffset) -> Bool {
    start <= offset && offset < end
  }

  /// Whether the two ranges share at least one byte.
  @inlinable
  public func overlaps(_ other: ByteRange) -> Bool {
    start < other.end && other.start < end
  }
}
