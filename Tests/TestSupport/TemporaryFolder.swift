import Foundation

/// A folder of its own for one test, gone when the test is.
public final class TemporaryFolder {
  public let path: String

  /// Makes the folder with files, by path.
  public init(_ files: [String: String] = [:]) throws {
    let made = FileManager.default.temporaryDirectory.appending(path: "statewise-\(UUID())")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    // The system's temporary folder may be a link.
    path = made.resolvingSymlinksInPath().path
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  public func path(_ name: String) -> String { "\(path)/\(name)" }

  public func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  public func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  /// The names of all files and links, hidden ones included, repositories' own left out.
  public func names() -> [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
      .filter { !$0.hasPrefix(".git/") && $0 != ".git" }.sorted()
  }

  /// Runs git in the folder, as nobody in particular, and answers what it wrote.
  @discardableResult
  public func git(_ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", path, "-c", "user.name=a", "-c", "user.email=a@example.com"] + arguments
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
