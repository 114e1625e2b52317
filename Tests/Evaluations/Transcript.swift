/// What a program wrote: the screen after each step, and at the end what was counted.
struct Transcript {
  let text: String
  private(set) var evaluations: [String: Int] = [:]
  private(set) var loads: [String: Int] = [:]
  /// How many objects of each class were made, and how many are left at the end.
  private(set) var lifetimes: [String: (made: Int, left: Int)] = [:]

  init(_ text: String) throws {
    self.text = text
    var screen: [Substring] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("= ") || line.hasPrefix("> ") { screen = [] }
      screen.append(line)
      if line.hasPrefix("* stuck ") {
        throw EvaluationFault("a step cannot be taken\n" + Self.beforeLastStep(of: text))
      }
      let words = line.split(separator: " ")
      guard 4 <= words.count, words[0] == "*", let count = Int(words.last!) else { continue }
      // All variants of a generic view are one view.
      let name = String(words[2].prefix { $0 != "<" })
      switch words[1] {
      case "evaluations": evaluations[name, default: 0] += count
      case "loads": loads[name, default: 0] += count
      case "lifetimes": lifetimes[name] = (Int(words[3]) ?? 0, count)
      default: continue
      }
    }
  }

  /// The end of the transcript, from the screen on which the step was to be taken.
  private static func beforeLastStep(of text: String) -> String {
    let lines = text.split(separator: "\n")
    let stuck = lines.firstIndex { $0.hasPrefix("* stuck ") } ?? lines.endIndex
    let last = lines[..<max(0, stuck - 1)].lastIndex { $0.hasPrefix("> ") || $0.hasPrefix("= ") }
    let end = lines[(last ?? 0)...min(stuck, lines.count - 1)]
    return end.joined(separator: "\n").replacing("* stuck ", with: "  possible here: ")
  }
}
