/// The line ending of a file.
public enum LineEnding: String, CaseIterable, Sendable {
  case lineFeed = "\n"
  case carriageReturnLineFeed = "\r\n"
  case carriageReturn = "\r"

  /// Detects the most frequent line ending of `source`: `\n` if there is none, or if it ties with
  /// another.
  public init(of source: SourceText) {
    self = source.lineFacts.fact(\.ending) { LineEnding(detectedIn: source) }
  }

  private init(detectedIn source: SourceText) {
    let (lineFeeds, pairs, carriageReturns) = source.withUnsafeBytes { bytes in
      var (lineFeeds, pairs, carriageReturns) = (0, 0, 0)
      var previous: UInt8 = 0
      for byte in bytes {
        if byte == .carriageReturn {
          carriageReturns += 1
        } else if byte == .lineFeed, previous == .carriageReturn {
          carriageReturns -= 1
          pairs += 1
        } else if byte == .lineFeed {
          lineFeeds += 1
        }
        previous = byte
      }
      return (lineFeeds, pairs, carriageReturns)
    }
    if lineFeeds >= max(pairs, carriageReturns) {
      self = .lineFeed
    } else {
      self = pairs >= carriageReturns ? .carriageReturnLineFeed : .carriageReturn
    }
  }
}
