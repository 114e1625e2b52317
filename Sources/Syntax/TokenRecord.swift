import SourceText

/// The index of a token in its file, in source order.
public struct TokenID: Hashable, Comparable, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable
  public init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  @inlinable
  public var index: Int { Int(rawValue) }

  @inlinable
  public static func < (left: TokenID, right: TokenID) -> Bool { left.rawValue < right.rawValue }
}

/// One entry of the token table. Trivia has no entries: it is the bytes between the text of one
/// token and the next, split on demand.
public struct TokenRecord: BitwiseCopyable, Sendable {
  /// The offset of the text's first byte.
  public var start: UInt32
  /// The length of the text in bytes, or `longLength` if the tree's table of long tokens contains
  /// it.
  @usableFromInline package var shortLength: UInt16
  public var kind: TokenKind
  public var flags: TokenFlags

  /// The value of `shortLength` for a length that 16 bits cannot represent.
  @inlinable
  package static var longLength: UInt16 { .max }

  @inlinable
  package init(start: UInt32, shortLength: UInt16, kind: TokenKind, flags: TokenFlags) {
    self.start = start
    self.shortLength = shortLength
    self.kind = kind
    self.flags = flags
  }
}

/// Properties of a token that the grammar needs besides its kind.
public struct TokenFlags: OptionSet, BitwiseCopyable, Sendable {
  public let rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The trivia before the token contains a line ending, or the token is the first of the file.
  @inlinable public static var startsLine: TokenFlags { TokenFlags(rawValue: 1) }

  /// The token's text is invalid: an unterminated string, or a digit that its radix does not have.
  @inlinable public static var isMalformed: TokenFlags { TokenFlags(rawValue: 2) }

  /// The name is written in backticks.
  @inlinable public static var hasBackticks: TokenFlags { TokenFlags(rawValue: 4) }

  /// The identifier is an editor placeholder, `<#name#>`.
  @inlinable public static var isPlaceholder: TokenFlags { TokenFlags(rawValue: 8) }
}

/// The end of a token whose length 16 bits cannot represent.
package struct LongToken: Sendable {
  package let start: UInt32
  package let end: UInt32

  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }
}
