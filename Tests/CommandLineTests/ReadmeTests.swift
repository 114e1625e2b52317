import Foundation
import Testing

/// Runs the command lines in the CI section of the README.
@Suite struct ReadmeTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The command lines of the section that run the program.
  private static func commandLines() throws -> [String] {
    let text = try String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## In CI\n").dropFirst().first)
      .components(separatedBy: "\n## ")[0]
    return section.split(separator: "\n").compactMap { line in
      let words = line.trimmingCharacters(in: .whitespaces)
      let command = words.replacing("- run: ", with: "").replacing(#/^- /#, with: "")
      return command.hasPrefix("statewise ") && !line.hasPrefix("statewise:") ? command : nil
    }
  }

  /// The command of each matrix job, with the variables that the CI service sets.
  private static func jobs(of line: String) -> [String] {
    let isShared = line.contains("matrix.shard") || line.contains("CI_NODE_INDEX")
    return (isShared ? 1...4 : 1...1).map { index in
      line.replacing("${{ matrix.shard }}", with: "\(index)")
        .replacing("$CI_NODE_INDEX", with: "\(index)").replacing("$CI_NODE_TOTAL", with: "4")
    }
  }

  @Test func runsEachCommandLine() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "statewise-\(UUID())")
    try FileManager.default.copyItem(
      at: Self.repository.appending(path: "Samples"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = try Self.commandLines()
    #expect(lines.count == 7, "The section has these command lines: \(lines)")
    for line in lines.flatMap(Self.jobs) {
      let ending = try shell(line, in: folder)
      // The first command writes a baseline; the second one uses it. All others accept exit code 1.
      #expect(ending.code == 0 || line.contains("--baseline"), "\(line): \(ending.error)")
      #expect(!ending.error.contains("error:"), "\(line): \(ending.error)")
    }
    for name in ["summary.md", "statewise.sarif", "report.html", "statewise-quality.json"] {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(text.contains("hidden-if-to-opacity"), "\(name) lists the changes.")
    }
  }

  private func shell(_ line: String, in folder: URL) throws -> (code: Int32, error: String) {
    let process = Process()
    let error = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ["PATH": Tool.products.path + ":/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = error
    try process.run()
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
