#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SourceText {
  /// Whether the text contains the bytes of a word.
  public func holds(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in withUnsafeBytes { $0.firstIndex(of: word) != nil } }
  }

  /// Whether the text of a range contains the bytes of a word.
  public func holds(_ word: String, in range: ByteRange) -> Bool {
    var word = word
    return word.withUTF8 { word in
      withUnsafeBytes {
        UnsafeBufferPointer(rebasing: $0[range.indices]).firstIndex(of: word) != nil
      }
    }
  }

  /// What a closure reads at the places of a word, from the bytes and the place.
  public func values<Value>(
    at word: String, _ read: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Value?
  ) -> [Value] {
    var word = word
    return word.withUTF8 { word in
      withUnsafeBytes { bytes in
        var values: [Value] = []
        var position = 0
        while let index = bytes.firstIndex(of: word, from: position) {
          position = index + word.count
          if let value = read(bytes, index..<position) { values.append(value) }
        }
        return values
      }
    }
  }
}

extension String {
  /// Whether the text contains the bytes of a word. `contains` of the standard library compares characters, which
  /// takes many times as long.
  public func holds(_ word: String) -> Bool {
    var text = self
    var word = word
    return word.withUTF8 { word in text.withUTF8 { $0.firstIndex(of: word) != nil } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first index, from some index on, at which the bytes of a word are found. The C library
  /// searches for the first byte, since it compares many bytes at a time.
  public func firstIndex(of word: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    guard let first = word.first, let base = baseAddress else { return word.isEmpty ? start : nil }
    var start = start
    while start + word.count <= count, let found = memchr(base + start, Int32(first), count - start)
    {
      let index = found - UnsafeMutableRawPointer(mutating: base)
      if self[index...].starts(with: word) { return index }
      start = index + 1
    }
    return nil
  }
}
