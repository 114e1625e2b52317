import Foundation

/// A program as it was and as it is after a change, built in the folders `before` and `after`.
struct ProgramPair {
  let tools: ProgramCompiler
  let folder: String
  /// How long a root is seen: the runs breadth first, the depth, the seed, and the random walks.
  var visit = ["40", "4", "7"]

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
    var same = Differential.Agreement()
    for name in names {
      let first = try tools.run(
        "\(folder)/before/program", ["explore", name] + visit, input: "")
      guard first.text.contains("\n> ") else {
        same.faults.append("\(name): \(first.fault)")
        continue
      }
      let second = try tools.run("\(folder)/after/program", ["repeat", name], input: first.text)
      for (moment, text) in [("before", first.text), ("after", second.text)] {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(moment)/\(name).txt"))
      }
      let comparison = TranscriptComparison(first.text, second.text)
      if let difference = comparison.difference {
        differences.append("\(name):\n\(difference)")
      } else if first.ending != second.ending {
        differences.append("\(name): ends with \(first.ending) before, \(second.ending) after")
      } else {
        same.roots += 1
        same.steps += comparison.steps
        same.taps += comparison.taps
        same.before += comparison.before
        same.after += comparison.after
      }
    }
    if !differences.isEmpty { return .differs(differences) }
    if same.roots == 0 { return .undriven(same.faults.first ?? "nothing can be done") }
    return .same(same)
  }
}
