/// One file's bytes with its path, as they are on disk: any bytes, valid UTF-8 or not.
///
/// The bytes are followed by zero padding, so that a lexer may look ahead, or load a word at once,
/// without asking for the end.
public struct SourceText: Sendable {
  /// The path the text is spoken of by. Nothing is read from it.
  public let path: String

  /// The number of bytes in the file, without the padding.
  public let count: Int

  @usableFromInline let storage: [UInt8]

  /// The number of zero bytes that follow the text in memory.
  public static let padding = 64

  /// The largest text that 32-bit offsets can speak of, padding included.
  public static let maximumCount = Int(UInt32.max) - 2 * padding

  public init(path: String, bytes: some Collection<UInt8>) {
    precondition(bytes.count <= Self.maximumCount, "Byte offsets have 32 bits.")
    self.path = path
    self.count = bytes.count
    self.storage = [UInt8](unsafeUninitializedCapacity: bytes.count + Self.padding) {
      buffer, count in
      let (_, end) = buffer.initialize(from: bytes)
      buffer[end...].initialize(repeating: 0)
      count = buffer.count
    }
  }

  /// Makes a text of `count` bytes that `fill` writes into the memory it is handed.
  ///
  /// - Throws: what `fill` throws.
  public init(
    path: String, count: Int, filledBy fill: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    precondition(count <= Self.maximumCount, "Byte offsets have 32 bits.")
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

  /// The whole file.
  public var range: ByteRange { ByteRange(0..<count) }

  @inlinable
  public subscript(offset: ByteOffset) -> UInt8 { storage[offset.index] }

  /// The bytes of a range, without a copy.
  @inlinable
  public subscript(range: ByteRange) -> ArraySlice<UInt8> { storage[range.indices] }

  /// The text of a range; bytes that are not UTF-8 are shown as U+FFFD.
  public func string(_ range: ByteRange) -> String {
    String(decoding: storage[range.indices], as: UTF8.self)
  }

  /// Gives the bytes with their zero padding: the buffer's count leaves the padding out.
  @inlinable
  public func withUnsafeBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result)
    rethrows -> Result
  {
    try storage.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}
