import Foundation
import Testing

/// A file of this repository, as the house rules look at it.
struct SourceFile: CustomTestStringConvertible {
  /// The path from the top of the repository.
  let path: String
  let lines: [String]

  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init(path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.top.appending(path: path), encoding: .utf8)
    lines = text.components(separatedBy: "\n")
  }

  var testDescription: String { path }

  /// The names in a folder of the repository, hidden ones left out.
  static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: top.appending(path: folder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The Swift files below a folder of the repository.
  static func all(in folder: String) throws -> [SourceFile] {
    let paths = FileManager.default.enumerator(atPath: top.appending(path: folder).path)
    return try (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { try SourceFile(path: "\(folder)/\($0)") }
  }
}
