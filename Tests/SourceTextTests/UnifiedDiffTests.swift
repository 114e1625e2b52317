import Foundation
import SourceText
import Testing

/// Returns the diff of an edited text, without its header.
private func hunks(_ text: String, _ edits: [Edit]) throws -> String {
  let diff = UnifiedDiff(of: SourceText(text), edits: try #require(EditSet(edits)))
  guard !diff.isEmpty else { return "" }
  return String(decoding: diff.bytes.dropFirst(diff.header.utf8.count), as: UTF8.self)
}

@Suite struct UnifiedDiffTests {
  @Test func showsThreeLinesOfContext() throws {
    let text = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    let diff = try hunks(text, [.replace(ByteRange(8..<9), with: "five")])
    #expect(diff == "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func joinsHunksWhoseContextLinesMeet() throws {
    let lines = (10..<30).map { "\($0)\n" }.joined()
    let near = try hunks(lines, [.delete(ByteRange(0..<3)), .delete(ByteRange(21..<24))])
    #expect(near.components(separatedBy: "@@ -").count == 2)
    let far = try hunks(lines, [.delete(ByteRange(0..<3)), .delete(ByteRange(24..<27))])
    #expect(far.components(separatedBy: "@@ -").count == 3)
    #expect(far.contains("@@ -6,7 +5,6 @@"))
  }

  @Test func omitsUnchangedLines() throws {
    let added = try hunks("a\nb\n", [.insert("x\n", at: ByteOffset(2))])
    #expect(added == "@@ -1,2 +1,3 @@\n a\n+x\n b\n")
    let same = try hunks("a\nb\n", [.replace(ByteRange(0..<1), with: "a")])
    #expect(same == "")
    let adjacent = try hunks(
      "a\nb\n", [.replace(ByteRange(0..<1), with: "x"), .replace(ByteRange(2..<3), with: "y")])
    #expect(adjacent == "@@ -1,2 +1,2 @@\n-a\n-b\n+x\n+y\n")
    let between = try hunks(
      "a\nb\n", [.delete(ByteRange(0..<2)), .insert("x\n", at: ByteOffset(4))])
    #expect(between == "@@ -1,2 +1,2 @@\n-a\n b\n+x\n")
  }

  @Test func notesAMissingFinalLineEnding() throws {
    let ended = try hunks("a\nb", [.insert("\n", at: ByteOffset(3))])
    #expect(ended == "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
    let context = try hunks("a\nb", [.replace(ByteRange(0..<1), with: "x")])
    #expect(context == "@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n")
  }

  @Test func keepsCarriageReturns() throws {
    let diff = try hunks("a\r\nb\r\n", [.replace(ByteRange(3..<4), with: "c")])
    #expect(diff == "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n")
  }

  @Test(arguments: [
    ("Sources/A.swift", "a/Sources/A.swift"),
    ("My App/A.swift", "a/My App/A.swift\t"),
    ("a\"b.swift", #""a/a\"b.swift""#),
    ("é.swift", #""a/\303\251.swift""#),
    ("/tmp/A.swift", "a/tmp/A.swift"),
  ])
  func quotesPathsAsGitDoes(_ path: String, _ expected: String) throws {
    let edits = try #require(EditSet([.insert("x", at: ByteOffset(0))]))
    let diff = UnifiedDiff(of: SourceText("a\n", path: path), edits: edits)
    #expect(diff.header.hasPrefix("--- \(expected)\n"))
  }
}

/// Random files and edits. For each diff, git must produce exactly the edited bytes.
@Suite struct UnifiedDiffPropertyTests {
  @Test(arguments: 0..<8)
  func gitAppliesTheDiff(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let folder = FileManager.default.temporaryDirectory.appending(path: "statewise-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var patch: [UInt8] = []
    var expected: [(path: String, bytes: [UInt8])] = []
    for index in 0..<40 {
      let path = ["f\(index)", "a b \(index)", "é\"\(index)"].randomElement(using: &random)!
      let source = SourceText(path: path, bytes: randomText(using: &random))
      let edits = randomEdits(of: source, using: &random)
      let result = edits.applied(to: source)
      // Git takes a file that becomes empty, or was, for one to remove or create.
      guard source.count > 0, result.count > 0 else { continue }
      try Data(source.bytes).write(to: folder.appending(path: path))
      patch += UnifiedDiff(of: source, edits: edits).bytes
      expected.append((path, Array(result.bytes)))
    }
    try Data(patch).write(to: folder.appending(path: "all.patch"))
    try git(["apply", "--whitespace=nowarn", "all.patch"], in: folder)
    for (path, bytes) in expected {
      #expect(try Array(Data(contentsOf: folder.appending(path: path))) == bytes, "\(path)")
    }
  }

  /// Creates lines with all line endings, bytes that are not text, and repeated lines that could
  /// confuse a diff.
  private func randomText(using random: inout SplitMix) -> [UInt8] {
    let pieces: [[UInt8]] = [
      [97], [98], [99], [10], [10], [10], [13, 10], [13], [0xFF], [45, 45, 32],
    ]
    return (0..<Int.random(in: 0..<120, using: &random))
      .flatMap { _ in pieces.randomElement(using: &random)! }
  }

  private func randomEdits(of source: SourceText, using random: inout SplitMix) -> EditSet {
    let bounds = (0..<8).map { _ in Int.random(in: 0...source.count, using: &random) }.sorted()
    let edits = (0..<Int.random(in: 1...4, using: &random)).map { index in
      let range = ByteRange(bounds[2 * index]..<bounds[2 * index + 1])
      return Edit.replace(range, with: Array(randomText(using: &random).prefix(12)))
    }
    return EditSet(edits)!
  }

  private func git(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.autocrlf=false"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

/// A random number generator that gives the same sequence for the same seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
