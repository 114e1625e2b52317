/// A list of file name patterns, each in the syntax of a `.gitignore` line.
public struct PathPatterns: Sendable {
  private let patterns: [IgnorePattern]

  public var isEmpty: Bool { patterns.isEmpty }

  /// Creates an empty list, which matches nothing.
  public init() {
    patterns = []
  }

  /// - Throws: for a text that is not a pattern, such as an empty line or a comment.
  public init(_ texts: [String]) throws(PathPatternError) {
    patterns = try texts.map { text throws(PathPatternError) in
      guard let pattern = IgnorePattern(line: Array(text.utf8)[...]) else {
        throw PathPatternError(text: text)
      }
      return pattern
    }
  }

  /// Whether a file or one of its enclosing folders matches. The last matching pattern decides, but
  /// a negated pattern does not exclude files of a matching folder.
  func matches(_ path: ArraySlice<UInt8>) -> Bool {
    var rest = path
    while let slash = rest.firstIndex(of: .slash) {
      if matches(path[..<slash], isFolder: true) { return true }
      rest = path[(slash + 1)...]
    }
    return matches(path, isFolder: false)
  }

  private func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    let name = path.suffix(from: path.lastIndex(of: .slash).map { $0 + 1 } ?? path.startIndex)
    let last = patterns.last { $0.matches(path: path, name: name, isFolder: isFolder) }
    return last.map { !$0.isNegated } ?? false
  }
}

/// A text that is not a file name pattern.
public struct PathPatternError: Error {
  public let text: String
}
