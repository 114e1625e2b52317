/// A byte range and its replacement text. An edit of an empty range is an insertion.
public struct Edit: Hashable, Sendable {
  public let range: ByteRange
  public let replacement: [UInt8]

  /// Whether the edit is applied once when several changes contain it.
  ///
  /// A replacement states the final text of a range, so applying it once for several changes is
  /// correct, unless it belongs to something that each of them would add (`replaceAlone`). An
  /// insertion adds text: two changes that each close a parenthesis at the same offset need two
  /// parentheses, but two changes that each need one helper declaration need one declaration. Only
  /// the author of the change knows which case applies; `insertOnce` marks the second.
  public let isAppliedOnce: Bool

  /// Whether the edit removes the comments in its range on purpose. Any other edit that loses a
  /// comment is an error.
  public let removesComments: Bool

  /// Whether another change may insert text at the same offset, before or after this insertion.
  public let allowsAdjacentInsertions: Bool

  private init(
    _ range: ByteRange, _ replacement: [UInt8], isAppliedOnce: Bool, removesComments: Bool = false,
    allowsAdjacentInsertions: Bool = false
  ) {
    self.range = range
    self.replacement = replacement
    self.isAppliedOnce = isAppliedOnce
    self.removesComments = removesComments
    self.allowsAdjacentInsertions = allowsAdjacentInsertions
  }

  /// Replaces the bytes of `range` with `text`.
  public static func replace(_ range: ByteRange, with text: some StringProtocol) -> Edit {
    replace(range, with: Array(text.utf8))
  }

  /// Replaces the bytes of `range` with `bytes`.
  public static func replace(_ range: ByteRange, with bytes: [UInt8]) -> Edit {
    Edit(range, bytes, isAppliedOnce: !range.isEmpty)
  }

  /// Replaces the bytes of `range`, with or without the comments in it.
  static func replace(
    _ range: ByteRange, with bytes: [UInt8], removingComments: Bool
  ) -> Edit {
    Edit(range, bytes, isAppliedOnce: !range.isEmpty, removesComments: removingComments)
  }

  /// Replaces the bytes of `range` as a part of a change that no other change can share, even one with the same
  /// replacement.
  public static func replaceAlone(_ range: ByteRange, with text: some StringProtocol) -> Edit {
    Edit(range, Array(text.utf8), isAppliedOnce: false)
  }

  /// Removes the bytes of `range`.
  public static func delete(_ range: ByteRange) -> Edit {
    replace(range, with: [])
  }

  /// Removes the bytes of `range`, including the comments in it.
  public static func deleteWithComments(_ range: ByteRange) -> Edit {
    Edit(range, [], isAppliedOnce: true, removesComments: true)
  }

  /// Inserts `text` before the byte at `offset`.
  public static func insert(_ text: some StringProtocol, at offset: ByteOffset) -> Edit {
    replace(ByteRange(offset, offset), with: text)
  }

  /// Inserts `text` before the byte at `offset`, once for all changes that contain the same
  /// insertion.
  public static func insertOnce(_ text: some StringProtocol, at offset: ByteOffset) -> Edit {
    Edit(ByteRange(offset, offset), Array(text.utf8), isAppliedOnce: true)
  }

  /// Inserts a declaration before the byte at `offset`. Other declarations may be inserted there in
  /// any order.
  public static func insertDeclaration(_ text: some StringProtocol, at offset: ByteOffset) -> Edit {
    Edit(
      ByteRange(offset, offset), Array(text.utf8), isAppliedOnce: false,
      allowsAdjacentInsertions: true)
  }

  /// Inserts a declaration before the byte at `offset`, once for all changes that contain the same
  /// insertion. Other declarations may be inserted there in any order.
  public static func insertDeclarationOnce(
    _ text: some StringProtocol, at offset: ByteOffset
  ) -> Edit {
    Edit(
      ByteRange(offset, offset), Array(text.utf8), isAppliedOnce: true,
      allowsAdjacentInsertions: true)
  }

  /// Returns the same edit for another range.
  public func moved(to range: ByteRange) -> Edit {
    Edit(
      range, replacement, isAppliedOnce: isAppliedOnce, removesComments: removesComments,
      allowsAdjacentInsertions: allowsAdjacentInsertions)
  }

  public var isInsertion: Bool { range.isEmpty }

  public var isDeletion: Bool { !range.isEmpty && replacement.isEmpty }
}
