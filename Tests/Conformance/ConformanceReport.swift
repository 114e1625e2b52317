import Foundation

/// Tells people how well the trees agree, and where they do not.
struct ConformanceReport {
  let count: ConformanceCount
  let options: Options

  func printSummary() {
    let accepted = count.files("agrees") + count.files("nodes-differ") + count.files("false-error")
    let rejected = count.files("both-reject") + count.files("missed-error")
    print("The official parser accepts \(accepted) files.")
    print("  \(share(count.files("agrees"), of: accepted)) agree")
    print("  \(count.files("nodes-differ")) with other nodes")
    print("  \(count.files("false-error")) with false errors")
    print("The official parser rejects \(rejected) files.")
    print("  \(share(count.files("both-reject"), of: rejected)) are rejected by ours too")
    print("  \(count.sameBrokenTrees) of these with the same nodes")
    print("  \(count.files("missed-error")) with missed errors")
    if 0 < count.files("no-answer") { print("No answer for \(count.files("no-answer")) files.") }
  }

  /// The first files of every sort that do not agree.
  func printDisagreements() {
    for sort in ["no-answer", "false-error", "nodes-differ", "missed-error"] {
      for file in count.disagreements.filter({ $0.verdict.name == sort }).prefix(options.shown) {
        for line in lines(on: file) { print(line) }
      }
    }
  }

  /// Which kinds the differences are about.
  func printTally() {
    guard !count.tally.counts.isEmpty else { return }
    print(KindTally.heading)
    for line in count.tally.lines { print(line) }
  }

  /// Writes a line for each file that does not agree, its fields between tabs.
  func write(to path: String) throws {
    let lines = count.disagreements.map { file in
      var fields = [file.path, file.verdict.name, "\(file.differenceCount)"]
      if case .differs(let differences) = file.verdict, let first = differences.first {
        fields.append("\(SourceLocation(of: first.node.start, in: bytes(of: file.path)))")
        fields.append((first.isOurs ? "ours " : "official ") + first.node.kind)
      } else if case .unanswered(let reason) = file.verdict {
        fields.append(reason)
      }
      return fields.joined(separator: "\t") + "\n"
    }
    try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func lines(on file: ConformanceCount.Disagreement) -> [String] {
    switch file.verdict {
    case .agrees, .bothReject: return []
    case .unanswered(let reason): return ["\(file.path): \(reason)"]
    case .falseError:
      let words = said(
        ParserProgram(
          path: options.program, arguments: ["syntax", "--verify", "--files-from", "-"],
          patience: options.patience), of: file.path)
      return words.map { "\(file.path): false error: \($0)" }
    case .missedError:
      let words = said(ParserProgram.official(.diagnostics, options), of: file.path)
      return words.map { "\(file.path): missed error: \($0)" }
    case .differs(let differences):
      let bytes = bytes(of: file.path)
      var lines: [String] = []
      var lastLine = 0
      for difference in differences.prefix(options.shown) {
        let node = difference.node
        let place = SourceLocation(of: node.start, in: bytes)
        let side = difference.isOurs ? "only ours:     " : "only official: "
        lines.append("\(file.path):\(place): \(side) \(node.kind) \(node.start)..<\(node.end)")
        if place.line != lastLine { lines.append("    | \(place.text)") }
        lastLine = place.line
      }
      return lines
    }
  }

  /// The first thing that a parser says of a file, with the source line when it names one.
  private func said(_ parser: ParserProgram, of path: String) -> [String] {
    let child = try? ChildProcess(
      parser.path, parser.arguments, input: [path], patience: parser.patience)
    guard let child else { return ["could not be asked again"] }
    let text = String(decoding: child.output + child.errors, as: UTF8.self)
    guard let line = text.split(separator: "\n").first else { return ["no diagnostic"] }
    let words = line.hasPrefix(path) ? line.dropFirst(path.count + 1) : line
    guard let number = Int(words.prefix { $0.isNumber }), 0 < number else { return [String(words)] }
    let source = String(decoding: bytes(of: path), as: UTF8.self)
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return [
      String(words) + (number <= lines.count ? "\n    | \(lines[number - 1].prefix(160))" : "")
    ]
  }

  private func bytes(of path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map { Array($0) } ?? []
  }
}

/// A count, of how many, and the percentage.
func share(_ part: Int, of whole: Int) -> String {
  let percent = whole == 0 ? 100 : 100 * Double(part) / Double(whole)
  return "\(part) of \(whole) (\(String(format: "%.2f", percent)) %)"
}
