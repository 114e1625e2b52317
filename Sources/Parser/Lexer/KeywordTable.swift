import Syntax

/// Finds the keyword for a name by hashing its first eight bytes.
///
/// A name that is not a keyword, the usual case, takes one load, one multiplication and one
/// comparison. Comparing strings made the whole lexer four times slower.
struct KeywordTable: @unchecked Sendable {
  /// The first eight bytes of the keyword in a slot, padded with zeros; zero for an empty slot.
  private let prefixes: UnsafePointer<UInt64>
  private let entries: UnsafePointer<Entry>

  private struct Entry {
    var kind: TokenKind
    var length: UInt8
    var text: UnsafePointer<UInt8>
  }

  /// Six times as many slots as keywords keep runs of full slots short.
  private static let slotBits = 10
  private static let lengths = 2...29

  static let shared = KeywordTable()

  private init() {
    let slotCount = 1 << Self.slotBits
    let prefixes = UnsafeMutablePointer<UInt64>.allocate(capacity: slotCount + 1)
    prefixes.initialize(repeating: 0, count: slotCount)
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: slotCount)
    for kind in TokenKind.allCases {
      guard let keyword = kind.keywordText else { continue }
      let bytes = [UInt8](keyword.utf8)
      precondition(
        Self.lengths.contains(bytes.count), "The length of every keyword must be in `lengths`.")
      let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 8)
      text.initialize(repeating: 0, count: bytes.count + 8)
      text.update(from: bytes, count: bytes.count)
      let prefix = Self.prefix(of: text, length: bytes.count)
      var slot = Self.slot(for: prefix)
      while prefixes[slot] != 0 { slot = Self.slot(after: slot) }
      prefixes[slot] = prefix
      entries[slot] = Entry(kind: kind, length: UInt8(bytes.count), text: text)
    }
    self.prefixes = UnsafePointer(prefixes)
    self.entries = UnsafePointer(entries)
  }

  /// Returns the kind of the name at `start`: a keyword, `wildcard`, or `identifier`. Eight bytes
  /// from `start` must be readable.
  @inline(__always)
  func kind(ofNameAt start: UnsafePointer<UInt8>, length: Int) -> TokenKind {
    let prefix = Self.prefix(of: start, length: length)
    var slot = Self.slot(for: prefix)
    while prefixes[slot] != 0 {
      if prefixes[slot] == prefix, matches(entries[slot], start, length) {
        return entries[slot].kind
      }
      slot = Self.slot(after: slot)
    }
    return length == 1 && start[0] == "_" ? .wildcard : .identifier
  }

  @inline(__always)
  private func matches(_ entry: Entry, _ start: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    guard length == Int(entry.length) else { return false }
    var index = 8
    while index < length {
      guard start[index] == entry.text[index] else { return false }
      index &+= 1
    }
    return true
  }

  @inline(__always)
  private static func prefix(of start: UnsafePointer<UInt8>, length: Int) -> UInt64 {
    let word = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    let unusedBits = 64 &- 8 &* UInt64(truncatingIfNeeded: min(length, 8))
    return word & (UInt64.max &>> unusedBits)
  }

  @inline(__always)
  private static func slot(for prefix: UInt64) -> Int {
    Int(truncatingIfNeeded: (prefix &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - slotBits))
  }

  @inline(__always)
  private static func slot(after slot: Int) -> Int {
    (slot &+ 1) & ((1 &<< slotBits) &- 1)
  }
}
