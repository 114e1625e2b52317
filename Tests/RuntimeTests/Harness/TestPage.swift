import Foundation
@_spi(Driving) import SwiftUI

/// A page with a program, and with steps and what is seen after each.
struct TestPage {
  let path: String
  let makeScreen: () -> Screen

  init(path: String, makeScreen: @escaping () -> Screen) {
    self.path = path
    self.makeScreen = makeScreen
  }

  /// A step with the lines that are expected after it. The first one has no words: the start.
  struct Step {
    let words: String
    var expected: [String] = []
  }

  static func steps(in lines: ArraySlice<String>) -> [Step] {
    var steps = [Step(words: "")]
    for line in lines {
      if line.hasPrefix("> ") {
        steps.append(Step(words: String(line.dropFirst(2))))
      } else {
        steps[steps.count - 1].expected.append(line)
      }
    }
    return steps
  }

  /// What differs from the page, and the page with what was seen.
  func run() throws -> (faults: [String], recorded: String) {
    var lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: "```screens"),
      let end = lines[start...].firstIndex(of: "```")
    else { return (["\(path): has no block of screens"], "") }
    let screen = makeScreen()
    var faults: [String] = []
    var recorded: [String] = []
    for step in Self.steps(in: lines[(start + 1)..<end]) {
      let seen = result(of: step.words, on: screen)
      if !step.words.isEmpty { recorded.append("> \(step.words)") }
      recorded += seen
      if seen != step.expected,
        step.words.isEmpty || !step.expected.isEmpty || isQuestion(step.words)
      {
        let words = step.words.isEmpty ? "at the start" : "after “\(step.words)”"
        faults.append(
          "\(path): \(words)\n    expected:\n\(indented(step.expected))\n    seen:\n\(indented(seen))"
        )
      } else if seen.first == "cannot be done", step.expected.isEmpty {
        faults.append("\(path): “\(step.words)” cannot be done")
      }
    }
    if let trouble = screen.trouble { faults.append("\(path): \(trouble)") }
    lines.replaceSubrange((start + 1)..<end, with: recorded)
    return (faults, lines.joined(separator: "\n"))
  }

  private func isQuestion(_ words: String) -> Bool {
    words.hasPrefix("evaluations") || words == "notes"
  }

  private func indented(_ lines: [String]) -> String {
    lines.map { "      \($0)" }.joined(separator: "\n")
  }

  private func result(of words: String, on screen: Screen) -> [String] {
    if words == "notes" { return screen.takeNotes() }
    if words == "reset" {
      screen.resetEvaluations()
      return []
    }
    if words.hasPrefix("evaluations") {
      return words.split(separator: " ").dropFirst().map {
        "\($0) \(screen.evaluations[String($0)] ?? 0)"
      }
    }
    if !words.isEmpty, !screen.perform(words) { return ["cannot be done"] }
    return screen.listing.components(separatedBy: "\n")
  }
}
