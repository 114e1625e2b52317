import Foundation
import Testing

@Suite struct FileTests {
  private static let files = try! ["Sources", "Transforms"].flatMap(SourceFile.all)
  private static let tests = try! SourceFile.all(in: "Tests")

  /// At three hundred lines there is probably a second idea; at four hundred there is one.
  @Test(arguments: files)
  func isOfOneIdea(_ file: SourceFile) {
    #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
  }

  @Test(arguments: files)
  func hasFunctionsThatFitAScreen(_ file: SourceFile) {
    for (name, count) in functionLengths(in: file.lines) {
      #expect(count <= 70, "\(file.path): \(name) has \(count) lines")
    }
  }

  @Test(arguments: files)
  func hasANameThatSaysWhatIsInside(_ file: SourceFile) {
    let name = file.path.split(separator: "/").last!
    for drawer in ["Utils", "Utilities", "Helpers", "Extensions", "Misc", "+"] {
      #expect(!name.contains(drawer), "\(file.path)")
    }
  }

  /// A note of what is left to do says what and why: `TODO`, a colon and a sentence.
  @Test(arguments: files + tests)
  func leavesNoBareNotes(_ file: SourceFile) {
    let mark = "TODO" + ": "
    for line in file.lines where line.contains(/\/\/ ?(TODO|FIXME)/) {
      let note = line.components(separatedBy: mark).dropFirst().first ?? ""
      #expect(note.split(separator: " ").count >= 4 && note.hasSuffix("."), "\(file.path): \(line)")
    }
  }

  /// TransformKit has what every transform needs; what one family needs is in the family's module.
  @Test func keepTransformKitSmall() throws {
    let lines = try SourceFile.all(in: "Sources/TransformKit").reduce(0) { $0 + $1.lines.count }
    #expect(lines < 2000)
  }

  /// Four wings and what opens their doors; dotfiles, and what a build leaves, do not count.
  @Test func hasFourWings() {
    let agreed: Set<String> = [
      "CHANGELOG.md", "LICENSE", "Makefile", "Package.swift", "README.md", "Samples", "Sources",
      "Tests", "Transforms",
    ]
    #expect(Set(SourceFile.names(in: "")).subtracting(agreed) == [])
  }

  @Test(arguments: ["Sources", "Transforms", "Samples", "Tests"])
  func hasAReadmeAtTheDoorOf(wing: String) {
    #expect(SourceFile.names(in: wing).contains("README.md"))
  }

  /// The functions and initializers of formatted code, and how many lines each has.
  private func functionLengths(in lines: [String]) -> [(name: String, count: Int)] {
    var lengths: [(String, Int)] = []
    for (start, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      let words = code.prefix { $0 != "(" }.split(separator: " ")
      guard !code.hasPrefix("//"),
        words.contains("func") || words.last == "init" || words.last == "init?"
      else { continue }
      let closing = String(repeating: " ", count: line.count - code.count) + "}"
      guard let end = lines[start...].firstIndex(of: closing) else { continue }
      lengths.append((String(code), end - start + 1))
    }
    return lengths
  }
}
