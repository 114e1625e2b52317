/// What ends the lines of a file.
public enum LineEnding: String, CaseIterable, Sendable {
  case lineFeed = "\n"
  case carriageReturnLineFeed = "\r\n"
  case carriageReturn = "\r"

  /// The line end that most lines of `source` have; `\n` when there is none, or as many of another.
  public init(of source: SourceText) {
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
