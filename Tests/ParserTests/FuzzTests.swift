import Foundation
import Parser
import SourceText
import Syntax
import Testing

/// Random input. `make fuzz` runs more of it; this is the fast part.
@Suite struct FuzzTests {
  @Test func parsesRandomBytes() {
    var random = SeededRandom(seed: 1)
    let parser = SyntaxParser()
    for _ in 0..<1000 {
      let count = Int.random(in: 0...200, using: &random)
      let largest: UInt8 = Bool.random(using: &random) ? 127 : 255
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...largest, using: &random) }
      expectPromises(of: bytes, parser)
    }
  }

  @Test func parsesRandomTokens() {
    var random = SeededRandom(seed: 2)
    let parser = SyntaxParser()
    for _ in 0..<1000 {
      let count = Int.random(in: 0...60, using: &random)
      let text = (0..<count).map { _ in
        Self.pieces.randomElement(using: &random)! + (Bool.random(using: &random) ? " " : "")
      }
      expectPromises(of: Array(text.joined().utf8), parser)
    }
  }

  /// The first half of a file followed by the second half of another, with some bytes removed and
  /// some duplicated.
  @Test func parsesCorruptedSamples() throws {
    let samples = try Self.samples()
    try #require(10 <= samples.count)
    var random = SeededRandom(seed: 3)
    let parser = SyntaxParser()
    for _ in 0..<150 {
      var bytes = samples.randomElement(using: &random)!
      bytes.removeSubrange(Int.random(in: 0...bytes.count, using: &random)...)
      let other = samples.randomElement(using: &random)!
      bytes += other[Int.random(in: 0...other.count, using: &random)...]
      for _ in 0..<Int.random(in: 0...4, using: &random) where 10 < bytes.count {
        let start = Int.random(in: 0..<bytes.count - 8, using: &random)
        let end = start + Int.random(in: 1...8, using: &random)
        let piece = Bool.random(using: &random) ? [] : bytes[start..<end] + bytes[start..<end]
        bytes.replaceSubrange(start..<end, with: piece)
      }
      expectPromises(of: bytes, parser)
    }
  }

  @Test func readsSamplesWithoutErrors() throws {
    for bytes in try Self.samples() {
      let tree = SyntaxParser().parse(SourceText(path: "Sample.swift", bytes: bytes))
      #expect(errors(of: tree) == [])
      #expect(brokenInvariant(of: tree) == nil)
    }
  }

  private func expectPromises(of bytes: [UInt8], _ parser: SyntaxParser) {
    let tree = parser.parse(SourceText(path: "fuzz.swift", bytes: bytes))
    guard let broken = brokenInvariant(of: tree) else { return }
    Issue.record("\(broken) in \(String(reflecting: String(decoding: bytes, as: UTF8.self)))")
  }

  private static func samples() throws -> [[UInt8]] {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Samples")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
      Array(try Data(contentsOf: folder.appending(path: $0)))
    }
  }

  /// Pieces of text with a special meaning for the lexer or the grammar.
  private static let pieces =
    TokenKind.allCases.compactMap(\.keywordText) + [
      "(", ")", "[", "]", "{", "}", "<", ">", "<", ">", ",", ";", ":", "::", ".", "@", "#", "\\",
      "->", "=", "&", "...", "!", "?", "??", "+", "-", "==", "/", "//", "/*", "*/", "/a/", "#/",
      "/#", "\"", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\n", "\n", "\n", "\r\n", "\r", "\t", "'",
      "`", "a", "b", "T", "f(", "a.b", ".c", "$0", "$a", "_", "1", "1.5", "0x", "1e", "<#a#>", "é",
      "\u{FEFF}", "\0", "#if", "#else", "#elseif", "#endif", "#available(", "#selector(",
      "#sourceLocation(", "@available(", "@objc(", "x in", "case .a:", "unowned(safe)",
    ]
}

/// SplitMix64: the same numbers for the same seed, on every platform.
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
