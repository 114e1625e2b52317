/// A file's path and its bytes as they are on disk, whether or not they are valid UTF-8.
///
/// Zero padding follows the bytes, so that a lexer can look ahead or load a word without checking
/// for the end.
public struct SourceText: Sendable {
  /// The path that messages use for the text. Nothing is read from it.
  public let path: String

  /// The number of bytes in the file, without the padding.
  public let count: Int

  @usableFromInline let storage: [UInt8]

  let lineFacts = LineFacts()

  /// The number of zero bytes that follow the text in memory.
  public static let padding = 64

  /// The size of the largest text that 32-bit offsets can address, including padding.
  public static let maximumCount = Int(UInt32.max) - 2 * padding

  public init(path: String, bytes: some Collection<UInt8>) {
    precondition(bytes.count <= Self.maximumCount, "The text must fit 32-bit byte offsets.")
    self.path = path
    self.count = bytes.count
    self.storage = [UInt8](unsafeUninitializedCapacity: bytes.count + Self.padding) {
      buffer, count in
      let (_, end) = buffer.initialize(from: bytes)
      buffer[end...].initialize(repeating: 0)
      count = buffer.count
    }
  }

  /// Creates a text of `count` bytes that `fill` writes into the given memory.
  public init(
    path: String, count: Int, filledBy fill: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    precondition(count <= Self.maximumCount, "The text must fit 32-bit byte offsets.")
    self.path = path
    self.count = count
    self.storage = try [UInt8](unsafeUninitializedCapacity: count + Self.padding) { buffer, total in
      buffer.initialize(repeating: 0)
      total = buffer.count
      try fill(
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<count]))
    }
  }

  public init(_ text: String, path: String = "input.swift") {
    self.init(path: path, bytes: text.utf8)
  }

  /// The bytes of the file.
  public var bytes: ArraySlice<UInt8> { storage[..<count] }

  /// The range of the whole file.
  public var range: ByteRange { ByteRange(0..<count) }

  @inlinable
  public subscript(offset: ByteOffset) -> UInt8 { storage[offset.index] }

  /// Accesses the bytes of a range without a copy.
  @inlinable
  public subscript(range: ByteRange) -> ArraySlice<UInt8> { storage[range.indices] }

  /// Returns the text of a range. Bytes that are not UTF-8 become U+FFFD.
  public func string(_ range: ByteRange) -> String {
    String(decoding: storage[range.indices], as: UTF8.self)
  }

  /// Calls `body` with the bytes. Zero padding follows the buffer, beyond its count.
  @inlinable
  public func withUnsafeBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result)
    rethrows -> Result
  {
    try storage.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}
