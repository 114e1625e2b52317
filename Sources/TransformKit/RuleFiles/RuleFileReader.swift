import Matching
import SourceText
import SwiftUIModel

/// The lines of a rule file, from 1.
struct RuleFileLines {
  let path: String
  let lines: [Substring]

  init(_ source: SourceText) {
    path = source.path
    // A text that ends with a line end has an empty last line.
    lines = source.string(source.range).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  func fault(_ message: String, line: Int, column: Int = 1) -> RuleFile.Fault {
    RuleFile.Fault(
      location: Location(path: path, line: line, column: column), message: message)
  }

  /// The fault of a text that begins on a line after some columns.
  func fault(_ error: PatternError, onLine line: Int, after column: Int = 0) -> RuleFile.Fault {
    fault(
      error.message, line: line + error.line - 1,
      column: error.column + (error.line == 1 ? column : 0))
  }
}

/// Reads a rule file from its first line to its last.
struct RuleFileReader {
  private let file: RuleFileLines
  private(set) var title: String?
  private(set) var safety: Safety?
  private(set) var availability: Availability?
  private(set) var pairs: [PatternTransform.Pair] = []
  private(set) var examples: [RuleFile.Example] = []
  private var conditionTexts: [(text: String, line: Int)] = []

  init(_ file: RuleFileLines) {
    self.file = file
  }

  mutating func read() throws(RuleFile.Fault) {
    if let fault = RuleFile.grammar.faults(in: file.lines).first {
      throw file.fault(fault.message, line: fault.line)
    }
    var index = 0
    while index < file.lines.count {
      let line = file.lines[index]
      guard line.hasPrefix("```") else {
        try readProse(line, number: index + 1)
        index += 1
        continue
      }
      guard let end = file.lines[(index + 1)...].firstIndex(of: "```") else {
        throw file.fault("the code block is not closed", line: index + 1)
      }
      let role = line.hasPrefix("```swift ") ? line.dropFirst("```swift ".count) : ""
      try readBlock(role, file.lines[(index + 1)..<end], number: index + 1)
      index = end + 1
    }
  }

  /// The conditions, which can be read only when all patterns are known.
  func conditions() throws(RuleFile.Fault) -> [MatchCondition] {
    var conditions: [MatchCondition] = []
    for (text, line) in conditionTexts {
      do throws(PatternError) {
        conditions.append(try MatchCondition(text, for: pairs.map(\.pattern)))
      } catch {
        throw file.fault(error, onLine: line, after: "Where: ".utf8.count)
      }
    }
    return conditions
  }

  private mutating func readProse(_ line: Substring, number: Int) throws(RuleFile.Fault) {
    if line.hasPrefix("# "), title == nil { title = String(line.dropFirst(2)) }
    if let text = line.value(of: "Where") { conditionTexts.append((text, number)) }
    if let value = line.value(of: "Safety") {
      guard let safety = Safety(rawValue: value) else {
        throw file.fault(
          "`\(value)` is not `safe`, `review` or `suggestion`", line: number, column: 9)
      }
      self.safety = safety
    }
    if let value = line.value(of: "Requires") {
      guard value.hasPrefix("iOS "), let release = Int(value.dropFirst(4)),
        13...18 ~= release || 26 <= release
      else {
        throw file.fault(
          "`\(value)` is not a release of iOS, such as `iOS 17`", line: number, column: 11)
      }
      availability = Availability(iOS: release)
    }
  }

  private mutating func readBlock(
    _ role: Substring, _ lines: ArraySlice<Substring>, number: Int
  ) throws(RuleFile.Fault) {
    let text = lines.joined(separator: "\n")
    switch role {
    case "match", "match literal":
      do throws(PatternError) {
        pairs.append(.init(try Pattern(text, isLiteral: role != "match"), nil))
      } catch {
        throw file.fault(error, onLine: number + 1)
      }
    case "replace":
      guard let pair = pairs.popLast(), pair.template == nil else {
        throw file.fault("a block `swift replace` must follow its `swift match`", line: number)
      }
      do throws(PatternError) {
        pairs.append(.init(pair.pattern, try Template(text, for: pair.pattern)))
      } catch {
        throw file.fault(error, onLine: number + 1)
      }
    case "before":
      examples.append(.init(before: text + "\n", after: text + "\n", line: number + 1))
    case "after":
      guard let example = examples.popLast(), example.before == example.after else {
        throw file.fault("a block `swift after` must follow its `swift before`", line: number)
      }
      examples.append(.init(before: example.before, after: text + "\n", line: example.line))
    default:
      // Any other block is prose.
      break
    }
  }
}

extension Substring {
  /// The text after `Key: ` at the start of a line.
  fileprivate func value(of key: String) -> String? {
    hasPrefix(key + ": ") ? String(dropFirst(key.count + 2)) : nil
  }
}

extension RuleFile {
  /// What a rule file may contain besides prose.
  public static let grammar = PageGrammar(
    keys: ["Safety", "Where", "Requires"],
    blocks: ["match", "match literal", "replace", "before", "after"])
}
