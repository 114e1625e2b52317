/// One step of indentation: a tab or a number of spaces.
public enum Indentation: Hashable, Sendable {
  case tab
  case spaces(Int)

  /// Detects the step by which most lines of `source` are indented relative to the line before.
  ///
  /// Blank lines and the lines of block comments that start with `*` do not count. A file without
  /// indented lines gets four spaces, Xcode's default.
  public init(of source: SourceText) {
    self = source.lineFacts.fact(\.indentation) { Indentation(detectedIn: source) }
  }

  private init(detectedIn source: SourceText) {
    var votes = [Int](repeating: 0, count: Self.widestStep + 1)
    var tabs = 0
    var previous = 0
    source.forEachLine { line in
      let indent = line.prefix { $0 == .space || $0 == .tab }
      guard let first = line.dropFirst(indent.count).first, first != UInt8(ascii: "*") else {
        return
      }
      if indent.first == .tab {
        tabs += 1
        return
      }
      let step = indent.count - previous
      if 1 < step, step <= Self.widestStep { votes[step] += 1 }
      previous = indent.count
    }
    let width = votes.indices.max { votes[$0] < votes[$1] }!
    if tabs > votes[width] {
      self = .tab
    } else {
      self = votes[width] > 0 ? .spaces(width) : .spaces(4)
    }
  }

  /// The text of one indentation step.
  public var text: String {
    switch self {
    case .tab: "\t"
    case .spaces(let count): String(repeating: " ", count: count)
    }
  }

  /// Wider steps are alignment, not indentation.
  private static let widestStep = 8
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
}
