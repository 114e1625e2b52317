import SourceText
import TransformKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SourceText {
  /// Whether a transform may have something to say about the text: it holds the word that the
  /// transform cannot do without.
  func mayHoldWork(for transform: any Transform) -> Bool {
    transform.requiredWord.map(holds) ?? true
  }

  /// Whether the bytes of a word stand somewhere in the text.
  func holds(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in withUnsafeBytes { $0.firstIndex(of: word) != nil } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the bytes of a word first stand in these, from an index on. The first byte is looked for by
  /// the C library, which reads many at a time.
  func firstIndex(of word: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
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
