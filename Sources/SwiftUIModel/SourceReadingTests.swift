import SourceText
import SymbolIndex
import Syntax

/// The tests that read source files of the repository as text, so that a rewrite of what they look for would
/// fail them.
public struct SourceReadingTests: Sendable {
  private struct Reader {
    let path: String
    /// The texts of its string literals, as UTF-8.
    let literals: [[UInt8]]
  }

  /// The tests, by the names of the files that they mention.
  private var readers: [String: [Reader]] = [:]

  /// - Parameter files: the files that may read other files.
  public init(among files: [IndexedFile]) {
    for file in files where file.isTest {
      let literals = file.tree.nodes(ofKind: .stringLiteralExpr).compactMap(\.plainLiteral)
      let reader = Reader(
        path: file.tree.source.path,
        literals: Set(literals).map { Array($0.utf8) }.filter { 2 < $0.count })
      for name in Set(literals.filter { $0.hasSuffix(".swift") }.map(\.fileName)) {
        readers[name, default: []].append(reader)
      }
    }
  }

  /// What a reviewer has to know of a change to a file, where a test looks for something that only one of the
  /// two texts has.
  public func caveat(changing old: SourceText, by edits: EditSet) -> String? {
    guard let tests = readers[old.path.fileName] else { return nil }
    let new = edits.applied(to: old)
    let test = tests.first { test in
      test.literals.contains { literal in
        // A text can only appear or disappear where it touches an edit.
        edits.mayConcern(literal, old, new)
          && old.bytes.contains(literal) != new.bytes.contains(literal)
      }
    }
    return test.map { "the test \($0.path) may look for what it replaces in \(old.path)" }
  }

  /// The names that code mentions which reads files.
  public static let functions = ["contentsOf", "contentsOfFile", "contentsOfURL"]
}

extension String {
  /// The name of a file without its folder.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}

extension SyntaxCursor {
  /// The text of a string literal without interpolations.
  fileprivate var plainLiteral: String? {
    let raw = textWithoutTrivia
    let hashes = raw.prefix { $0 == "#" }.count
    let text = raw.dropFirst(hashes).dropLast(hashes)
    let quotes = text.prefix { $0 == "\"" }.count
    guard quotes == 1 || quotes == 3, 2 * quotes <= text.count else { return nil }
    let content = text.dropFirst(quotes).dropLast(quotes).replacing("\\\"", with: "\"")
    return content.contains("\\(") ? nil : String(content)
  }
}

extension EditSet {
  /// Whether a text stands in the old or new source at a place that touches an edit.
  fileprivate func mayConcern(_ text: [UInt8], _ old: SourceText, _ new: SourceText) -> Bool {
    var shift = 0
    for edit in edits {
      let start = edit.range.start.index
      let end = edit.range.end.index
      let newEnd = start + shift + edit.replacement.count
      if old.bytes.around(start..<end, by: text.count).contains(text)
        || new.bytes.around(start + shift..<newEnd, by: text.count).contains(text)
      {
        return true
      }
      shift += edit.replacement.count - (end - start)
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// The bytes in a range and so many on either side.
  fileprivate func around(_ range: Range<Int>, by count: Int) -> ArraySlice<UInt8> {
    self[
      Swift.max(
        startIndex, range.lowerBound - count)..<Swift.min(
          endIndex, range.upperBound + count)]
  }

  /// Whether a text stands somewhere in the bytes.
  fileprivate func contains(_ text: [UInt8]) -> Bool {
    withUnsafeBufferPointer { bytes in
      text.withUnsafeBufferPointer { text in
        guard text.count <= bytes.count, let first = text.first else { return false }
        for start in 0...bytes.count - text.count where bytes[start] == first {
          if bytes[start..<start + text.count].elementsEqual(text) { return true }
        }
        return false
      }
    }
  }
}
