import SymbolIndex
import Syntax

/// The tests that read source files of the repository as text, so that a rewrite of what they look for would
/// fail them.
public struct SourceReadingTests: Sendable {
  /// The path of a test, by the names of the files that it mentions.
  private var tests: [String: String] = [:]

  /// - Parameter files: the files that may read other files.
  public init(among files: [IndexedFile]) {
    for file in files where file.isTest {
      for literal in file.tree.nodes(ofKind: .stringLiteralExpr) {
        let text = literal.textWithoutTrivia.drop { $0 == "\"" || $0 == "#" }
        guard let end = text.firstIndex(of: "\""), text[..<end].hasSuffix(".swift") else {
          continue
        }
        let name = text[..<end].split(separator: "/").last.map(String.init) ?? ""
        tests[name] = file.tree.source.path
      }
    }
  }

  /// The test that reads a file; nil where none is known.
  public func test(reading path: String) -> String? {
    path.split(separator: "/").last.flatMap { tests[String($0)] }
  }

  /// The names that code mentions which reads files.
  public static let readers = ["contentsOf", "contentsOfFile", "contentsOfURL"]
}
