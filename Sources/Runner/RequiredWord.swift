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
    guard var word = transform.requiredWord else { return true }
    return word.withUTF8 { word in withUnsafeBytes { $0.contains(word) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of a word stand in these. Its first byte is looked for by the C library,
  /// which reads many at a time.
  fileprivate func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return true }
    var rest = self[...]
    while word.count <= rest.count, let start = baseAddress.map({ $0 + rest.startIndex }),
      let found = memchr(start, Int32(first), rest.count)
    {
      let index = rest.startIndex + (found - UnsafeMutableRawPointer(mutating: start))
      rest = rest[index...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
