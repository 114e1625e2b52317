/// What a walk through both forms of an app printed.
struct Transcript {
  struct Moment {
    let step: String
    var lines: [String] = []
    var evaluations = 0
  }

  var before: [Moment] = []
  var after: [Moment] = []
  /// Whether the walk came to its end.
  var isComplete = false

  /// The steps of the form that was walked last.
  var lastSteps: [String] { (after.isEmpty ? before : after).map(\.step) }

  static func read(_ text: String) -> [String: Transcript] {
    var transcripts: [String: Transcript] = [:]
    var name = ""
    var isAfter = false
    func change(_ body: (inout [Moment]) -> Void) {
      if isAfter { body(&transcripts[name]!.after) } else { body(&transcripts[name]!.before) }
    }
    for line in text.split(separator: "\n") {
      if line.hasPrefix("= ") {
        let words = line.split(separator: " ")
        name = String(words[1])
        isAfter = words[2] == "after"
        if !isAfter { transcripts[name] = Transcript() }
        change { $0.append(Moment(step: "")) }
      } else if line.hasPrefix(". ") {
        transcripts[name]?.isComplete = true
      } else if line.hasPrefix("> ") {
        change { $0.append(Moment(step: String(line.dropFirst(2)))) }
      } else if line.hasPrefix("* ") {
        change { $0[$0.count - 1].evaluations = Int(line.dropFirst(2)) ?? 0 }
      } else if !name.isEmpty {
        change { $0[$0.count - 1].lines.append(String(line.dropFirst(2))) }
      }
    }
    return transcripts
  }
}
