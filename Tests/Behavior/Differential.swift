import Foundation

/// Runs the program of a case before and after its change through the same steps, and compares
/// what is seen.
struct Differential: Sendable {
  let tools: ProgramCompiler
  let page: CasePage
  let contextText: String
  let context: (folder: String, object: String)?
  let folder: String

  enum Verdict: Sendable {
    /// How many roots, runs and steps were the same; evaluations before and after.
    case same(roots: Int, steps: Int, before: Int, after: Int)
    case differs([String])
    case undriven(String)
  }

  func run() throws -> Verdict {
    try? FileManager.default.removeItem(atPath: folder)
    let program = CaseProgram(page: page, context: contextText)
    let before = try texts(.before)
    let after = try texts(.after)
    var roots = program.roots(in: before.own)
    let other = program.roots(in: after.own)
    // What is presented is seen where it is presented; by itself it would be given other
    // arguments than before.
    roots.views.removeAll { root in !other.views.contains { $0 == root } }
    guard !roots.views.isEmpty || !roots.apps.isEmpty else {
      return .undriven("no view can be made of samples, the same before and after")
    }
    var rootsAfter = other
    rootsAfter.views.removeAll { root in !roots.views.contains { $0 == root } }
    rootsAfter.samples = roots.samples
    rootsAfter.variables = roots.variables
    roots.pushes = roots.pushes || other.pushes
    rootsAfter.pushes = roots.pushes
    for (moment, texts, roots) in [("before", before, roots), ("after", after, rootsAfter)] {
      if let fault = try build(moment, texts, roots) { return .undriven("\(moment): \(fault)") }
    }
    return try compare()
  }

  // MARK: Build

  private struct Texts {
    var own: [String] = []
    var modules: [(name: String, files: [String])] = []
  }

  private func texts(_ moment: CaseSources.Moment) throws -> Texts {
    let sources = CaseSources(
      page: page, moment: moment, imports: context == nil ? [] : ["CaseContext"])
    let place = "\(folder)/\(moment.rawValue)"
    var texts = Texts()
    texts.modules = try sources.writeModules(into: place)
    for path in try sources.write(into: place) {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try FileManager.default.removeItem(atPath: path)
      texts.own.append(CaseProgram.declarations(in: text, isFirst: texts.own.isEmpty))
    }
    return texts
  }

  private func build(_ moment: String, _ texts: Texts, _ roots: CaseProgram.Roots) throws -> String?
  {
    let place = "\(folder)/\(moment)"
    var objects = context.map { [$0.object] } ?? []
    let imports = [place] + (context.map { [$0.folder] } ?? [])
    for (name, files) in texts.modules {
      let object = "\(place)/\(name).o"
      if let fault = try tools.module(name, files, object: object, in: place, imports) {
        return fault
      }
      objects.append(object)
    }
    var files: [String] = []
    for (index, text) in texts.own.enumerated() {
      files.append("\(place)/Case\(index).swift")
      try Data(text.utf8).write(to: URL(fileURLWithPath: files[index]))
    }
    let main = CaseProgram.main(roots, imports: context == nil ? [] : ["CaseContext"])
    var lines = main.components(separatedBy: "\n")
    files.append("\(place)/main.swift")
    // A line that does not compile makes something of a sample that it cannot be made of.
    for _ in 0..<6 {
      try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: files.last!))
      guard
        let fault = try tools.program(files, objects, output: "\(place)/program", imports)
      else { return nil }
      guard let match = fault.firstMatch(of: /\/main\.swift:(\d+):/), let line = Int(match.1),
        lines.indices.contains(line - 1), !lines[line - 1].isEmpty
      else { return fault }
      lines[line - 1] = ""
    }
    return "no view can be made of samples"
  }

  // MARK: Compare

  private func compare() throws -> Verdict {
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
        "\(folder)/before/program", ["explore", name, "40", "4", "7"], input: "")
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

/// Two transcripts, compared run by run: the first difference of a run counts, the rest of the
/// run follows from it.
struct TranscriptComparison {
  private(set) var difference: String?
  private(set) var steps = 0
  private(set) var before = 0
  private(set) var after = 0

  init(_ first: String, _ second: String) {
    let runs = (Self.runs(first), Self.runs(second))
    before = Self.evaluations(first)
    after = Self.evaluations(second)
    for (first, second) in zip(runs.0, runs.1) {
      steps += first.count { $0.hasPrefix("> ") }
      guard first != second else { continue }
      let step = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
      let path = first[..<step].compactMap { $0.split(separator: "\n").first }
      difference =
        "  steps: \(path.joined(separator: " "))\n  before:\n\(first[safe: step] ?? "")\n  after:\n"
        + "\(second[safe: step] ?? "")"
      return
    }
    if runs.0.count != runs.1.count {
      difference = "  \(runs.0.count) runs before, \(runs.1.count) after"
    }
  }

  /// Each run as the steps in it, with what is seen.
  private static func runs(_ text: String) -> [[String]] {
    var runs: [[String]] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("* ") { continue }
      if line.hasPrefix("= ") {
        runs.append([String(line)])
      } else if line.hasPrefix("> ") {
        runs[runs.count - 1].append(String(line))
      } else if !runs.isEmpty {
        runs[runs.count - 1][runs[runs.count - 1].count - 1] += "\n\(line)"
      }
    }
    return runs
  }

  private static func evaluations(_ text: String) -> Int {
    text.firstMatch(of: /\* evaluations (\d+)/).flatMap { Int($0.1) } ?? 0
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
