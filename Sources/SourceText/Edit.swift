/// A byte range and what goes there. An edit of an empty range is an insertion.
public struct Edit: Hashable, Sendable {
  public let range: ByteRange
  public let replacement: [UInt8]

  /// Whether several changes may ask for this edit and it is made once.
  ///
  /// A replacement says how a place shall read, so saying it twice is harmless. An insertion adds:
  /// two changes that each close a parenthesis at one place need two parentheses, while two that
  /// each need one helper declaration need one. Only the author knows, so `insertOnce` says it.
  public let isMadeOnce: Bool

  /// Whether the comments in the range go with the code that they speak of. Any other edit that
  /// loses a comment is a mistake.
  public let removesComments: Bool

  /// Whether another change may insert something at the same place, be it before or behind.
  public let allowsNeighbours: Bool

  private init(
    _ range: ByteRange, _ replacement: [UInt8], isMadeOnce: Bool, removesComments: Bool = false,
    allowsNeighbours: Bool = false
  ) {
    self.range = range
    self.replacement = replacement
    self.isMadeOnce = isMadeOnce
    self.removesComments = removesComments
    self.allowsNeighbours = allowsNeighbours
  }

  /// Puts `text` in place of the bytes of `range`.
  public static func replace(_ range: ByteRange, with text: some StringProtocol) -> Edit {
    replace(range, with: Array(text.utf8))
  }

  /// Puts `bytes` in place of the bytes of `range`.
  public static func replace(_ range: ByteRange, with bytes: [UInt8]) -> Edit {
    Edit(range, bytes, isMadeOnce: !range.isEmpty)
  }

  /// Removes the bytes of `range`.
  public static func delete(_ range: ByteRange) -> Edit {
    replace(range, with: [])
  }

  /// Removes the bytes of `range`, the comments among them on purpose.
  public static func deleteWithComments(_ range: ByteRange) -> Edit {
    Edit(range, [], isMadeOnce: true, removesComments: true)
  }

  /// Adds `text` before the byte at `offset`.
  public static func insert(_ text: some StringProtocol, at offset: ByteOffset) -> Edit {
    replace(ByteRange(offset, offset), with: text)
  }

  /// Adds `text` before the byte at `offset`, once for all changes that ask for the same.
  public static func insertOnce(_ text: some StringProtocol, at offset: ByteOffset) -> Edit {
    Edit(ByteRange(offset, offset), Array(text.utf8), isMadeOnce: true)
  }

  /// Adds a declaration before the byte at `offset`. Others may be added there in any order.
  public static func insertDeclaration(_ text: some StringProtocol, at offset: ByteOffset) -> Edit {
    Edit(ByteRange(offset, offset), Array(text.utf8), isMadeOnce: false, allowsNeighbours: true)
  }

  /// The same edit of another range.
  public func moved(to range: ByteRange) -> Edit {
    Edit(
      range, replacement, isMadeOnce: isMadeOnce, removesComments: removesComments,
      allowsNeighbours: allowsNeighbours)
  }

  public var isInsertion: Bool { range.isEmpty }

  public var isDeletion: Bool { !range.isEmpty && replacement.isEmpty }
}
