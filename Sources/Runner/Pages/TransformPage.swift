import Matching
import Reporting
import SourceText
import TransformKit

/// A transform that somebody wrote down on a Markdown page, with the examples that say it works.
///
/// ````
/// # Use foregroundStyle
///
/// Why the transform exists.
///
/// Safety: safe
/// Where: $COLOR is not `nil`
///
/// ```swift match
/// .foregroundColor($COLOR)
/// ```
///
/// ```swift replace
/// .foregroundStyle($COLOR)
/// ```
///
/// ```swift before
/// …
/// ````
///
/// Each *match* goes with the *replace* behind it; without one the places are only pointed at. Each
/// *before* goes with the *after* behind it; without one nothing may change.
public struct TransformPage: Sendable {
  public let source: SourceText
  public let transform: PatternTransform
  public let examples: [Example]

  public var path: String { source.path }

  /// Code before and after.
  public struct Example: Sendable {
    public let before: String
    public let after: String
    /// The line of the page on which the code begins.
    public let line: Int
  }

  /// Reads a page; its name is that of the transform.
  public init(_ source: SourceText) throws(PageError) {
    self.source = source
    let lines = PageLines(source)
    var reader = TransformPageReader(lines)
    try reader.read()
    guard let title = reader.title else {
      throw lines.error("a page begins with its title: `# Title`", line: 1)
    }
    guard !reader.pairs.isEmpty else {
      throw lines.error("the page has no block `swift match`", line: 1)
    }
    let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
    transform = PatternTransform(
      name: file.hasSuffix(".md") ? String(file.dropLast(3)) : file, summary: title,
      safety: reader.safety ?? .review, availability: reader.availability ?? .any,
      pairs: reader.pairs, conditions: try reader.conditions())
    examples = reader.examples
  }
}

/// Why a page is no transform, and where.
public struct PageError: Error, Hashable, CustomStringConvertible {
  public let place: ReportedFailure.Place
  public let message: String

  public var description: String { "\(place): error: \(message)" }
}

/// The lines of a page, from 1.
struct PageLines {
  let path: String
  let lines: [Substring]

  init(_ source: SourceText) {
    path = source.path
    // Of a text with a line end, the last line is the empty one behind it.
    lines = source.string(source.range).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  func error(_ message: String, line: Int, column: Int = 1) -> PageError {
    let location = Location(path: path, line: line, column: column)
    return PageError(place: .location(location), message: message)
  }

  /// The same error of a text that stands on the page.
  func error(_ error: PatternError, behind line: Int, column: Int = 0) -> PageError {
    self.error(
      error.message, line: line + error.line - 1,
      column: error.column + (error.line == 1 ? column : 0))
  }
}

/// Reads a page from its first line to its last.
private struct TransformPageReader {
  private let page: PageLines
  private(set) var title: String?
  private(set) var safety: Safety?
  private(set) var availability: Availability?
  private(set) var pairs: [PatternTransform.Pair] = []
  private(set) var examples: [TransformPage.Example] = []
  private var conditionTexts: [(text: String, line: Int)] = []

  private static let conditionKey = "Where: "

  init(_ page: PageLines) {
    self.page = page
  }

  mutating func read() throws(PageError) {
    var index = 0
    while index < page.lines.count {
      let line = page.lines[index]
      guard line.hasPrefix("```") else {
        try readProse(line, number: index + 1)
        index += 1
        continue
      }
      guard let end = page.lines[(index + 1)...].firstIndex(of: "```") else {
        throw page.error("the block is not closed", line: index + 1)
      }
      let role = line.hasPrefix("```swift ") ? line.dropFirst("```swift ".count) : ""
      try readBlock(role, page.lines[(index + 1)..<end], number: index + 1)
      index = end + 1
    }
  }

  /// The conditions can be read only when all patterns are known.
  func conditions() throws(PageError) -> [MatchCondition] {
    var conditions: [MatchCondition] = []
    for (text, line) in conditionTexts {
      do throws(PatternError) {
        conditions.append(try MatchCondition(text, for: pairs.map(\.pattern)))
      } catch {
        throw page.error(error, behind: line, column: Self.conditionKey.utf8.count)
      }
    }
    return conditions
  }

  private mutating func readProse(_ line: Substring, number: Int) throws(PageError) {
    if line.hasPrefix("# "), title == nil { title = String(line.dropFirst(2)) }
    if line.hasPrefix(Self.conditionKey) {
      conditionTexts.append((String(line.dropFirst(Self.conditionKey.count)), number))
    }
    if let value = line.value(of: "Safety") {
      guard let safety = Safety(rawValue: value) else {
        throw page.error(
          "`\(value)` is not `safe`, `review` or `suggestion`", line: number, column: 9)
      }
      self.safety = safety
    }
    if let value = line.value(of: "Requires") {
      guard value.hasPrefix("iOS "), let release = Int(value.dropFirst(4)),
        13...18 ~= release || 26 <= release
      else { throw page.error("`\(value)` is no release: `iOS 17`", line: number, column: 11) }
      availability = Availability(iOS: release)
    }
  }

  private mutating func readBlock(
    _ role: Substring, _ lines: ArraySlice<Substring>, number: Int
  ) throws(PageError) {
    let text = lines.joined(separator: "\n")
    switch role {
    case "match", "match literal":
      do throws(PatternError) {
        pairs.append(.init(try Pattern(text, isLiteral: role != "match"), nil))
      } catch {
        throw page.error(error, behind: number + 1)
      }
    case "replace":
      guard let pair = pairs.popLast(), pair.template == nil else {
        throw page.error("a block `swift replace` stands behind its `swift match`", line: number)
      }
      do throws(PatternError) {
        pairs.append(.init(pair.pattern, try Template(text, for: pair.pattern)))
      } catch {
        throw page.error(error, behind: number + 1)
      }
    case "before":
      examples.append(.init(before: text + "\n", after: text + "\n", line: number + 1))
    case "after":
      guard let example = examples.popLast(), example.before == example.after else {
        throw page.error("a block `swift after` stands behind its `swift before`", line: number)
      }
      examples.append(.init(before: example.before, after: text + "\n", line: example.line))
    default:
      // Any other block is part of the prose.
      break
    }
  }
}

extension Substring {
  /// What stands behind `Key: ` at the start of a line.
  fileprivate func value(of key: String) -> String? {
    hasPrefix(key + ": ") ? String(dropFirst(key.count + 2)) : nil
  }
}
