/// A program as it was and as it is after a change, built in the folders `before` and `after`.
struct ProgramPair {
  let tools: ProgramCompiler
  let folder: String
  var runs = 40

  /// Takes both through the same steps.
  func compare() throws -> Differential.Verdict {
    let listed = try ["before", "after"].map {
      try tools.run("\(folder)/\($0)/program", [], input: "").text.split(separator: "\n").map(
        String.init)
    }
    let names = listed[0].filter(listed[1].contains)
    guard !names.isEmpty else {
      return .undriven("no view can be made of samples, the same before and after")
    }
    var differences: [String] = []
    var (same, steps, before, after) = (0, 0, 0, 0)
    var faults: [String] = []
    for name in names {
      let first = try tools.run(
        "\(folder)/before/program", ["explore", name, "\(runs)", "4", "7"], input: "")
      guard first.text.contains("\n> ") else {
        faults.append("\(name): \(first.ending)")
        continue
      }
      let second = try tools.run("\(folder)/after/program", ["repeat", name], input: first.text)
      let comparison = TranscriptComparison(first.text, second.text)
      if let difference = comparison.difference {
        differences.append("\(name):\n\(difference)")
      } else if first.ending != second.ending {
        differences.append("\(name): ends with \(first.ending) before, \(second.ending) after")
      } else {
        same += 1
        steps += comparison.steps
        before += comparison.before
        after += comparison.after
      }
    }
    if !differences.isEmpty { return .differs(differences) }
    if same == 0 { return .undriven(faults.first ?? "nothing can be done") }
    return .same(roots: same, steps: steps, before: before, after: after)
  }
}
