import SourceText

/// A reason why bytes are not the text of a source file.
enum EncodingFault: Hashable {
  /// A NUL byte, as in binary files and UTF-16.
  case nulByte
  case notUTF8(at: ByteOffset)
}

extension SourceText {
  /// The first encoding error of the text, if any. The scan tests eight ASCII bytes at a time.
  var encodingFault: EncodingFault? {
    withUnsafeBytes { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index < bytes.count {
        // The padding after the text allows the load.
        let isShort = bytes.count - index < 8
        if !isShort {
          let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          if word & 0x8080_8080_8080_8080 == 0, !word.hasZeroByte {
            index += 8
            continue
          }
        }
        let byte = bytes[index]
        if byte == 0 { return .nulByte }
        guard let length = Self.sequenceLength(bytes[index...]) else {
          return .notUTF8(at: ByteOffset(index))
        }
        index += length
      }
      return nil
    }
  }

  /// Returns the length of the UTF-8 sequence at the start of the bytes; nil if it is invalid (RFC
  /// 3629).
  private static func sequenceLength(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let start = bytes.startIndex
    let first = bytes[start]
    if first < 0x80 { return 1 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard length <= bytes.count, second.contains(bytes[start + 1]) else { return nil }
    for offset in 2..<max(2, length) where bytes[start + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}

extension UInt64 {
  /// Whether one of the eight bytes, all below 0x80, is zero.
  fileprivate var hasZeroByte: Bool {
    (self &- 0x0101_0101_0101_0101) & 0x8080_8080_8080_8080 != 0
  }
}
