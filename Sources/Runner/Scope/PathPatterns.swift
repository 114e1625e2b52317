/// File name patterns that files are chosen by, each as a line of a `.gitignore` file has it.
public struct PathPatterns: Sendable {
  private let patterns: [IgnorePattern]

  public var isEmpty: Bool { patterns.isEmpty }

  /// None, which take nothing.
  public init() {
    patterns = []
  }

  /// - Throws: for a text that is no pattern: an empty one, or a comment.
  public init(_ texts: [String]) throws(PathPatternError) {
    patterns = try texts.map { text throws(PathPatternError) in
      guard let pattern = IgnorePattern(line: Array(text.utf8)[...]) else {
        throw PathPatternError(text: text)
      }
      return pattern
    }
  }

  /// Whether a file or a folder above it matches. The last pattern wins, but nothing takes a file out of
  /// a folder that is taken.
  func take(_ path: ArraySlice<UInt8>) -> Bool {
    var rest = path
    while let slash = rest.firstIndex(of: .slash) {
      if takes(path[..<slash], isFolder: true) { return true }
      rest = path[(slash + 1)...]
    }
    return takes(path, isFolder: false)
  }

  private func takes(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    let name = path.suffix(from: path.lastIndex(of: .slash).map { $0 + 1 } ?? path.startIndex)
    let last = patterns.last { $0.matches(path: path, name: name, isFolder: isFolder) }
    return last.map { !$0.isNegated } ?? false
  }
}

/// A text that is no pattern.
public struct PathPatternError: Error {
  public let text: String
}
