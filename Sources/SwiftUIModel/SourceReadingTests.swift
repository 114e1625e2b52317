import SourceText
import SymbolIndex
import Syntax

/// The tests that read source files of the repository as text, so that a rewrite of what they look for would
/// fail them.
public struct SourceReadingTests: Sendable {
  private struct Reader {
    let path: String
    /// The texts of its string literals.
    let literals: [String]
  }

  /// The tests, by the names of the files that they mention.
  private var readers: [String: [Reader]] = [:]

  /// - Parameter files: the files that may read other files.
  public init(among files: [IndexedFile]) {
    for file in files where file.isTest {
      let literals = file.tree.nodes(ofKind: .stringLiteralExpr).compactMap(\.plainLiteral)
      let reader = Reader(path: file.tree.source.path, literals: literals.filter { 2 < $0.count })
      for name in Set(literals.filter { $0.hasSuffix(".swift") }.map(\.fileName)) {
        readers[name, default: []].append(reader)
      }
    }
  }

  /// What a reviewer has to know of a change to a file, where a test looks for something that only one of the
  /// two texts has.
  public func caveat(changing old: SourceText, into new: @autoclosure () -> SourceText) -> String? {
    guard let tests = readers[old.path.fileName] else { return nil }
    let changed = new()
    let (before, after) = (old.string(old.range), changed.string(changed.range))
    let test = tests.first { test in
      test.literals.contains { before.contains($0) != after.contains($0) }
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
