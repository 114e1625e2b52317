import Foundation

/// Runs an app as it is and as it is after a rewrite.
struct AppDifferential {
  let tools: ProgramCompiler
  /// The program that rewrites.
  let rewriter: String
  /// Which transforms it runs, and what they may change.
  let flags: [String]
  let app: String
  let folder: String

  struct Result {
    /// How many files the rewrite changed.
    let changedFiles: Int
    let verdict: Differential.Verdict
  }

  func run() throws -> Result {
    try? FileManager.default.removeItem(atPath: folder)
    let app = try App(folder: app)
    for moment in ["before", "after"] {
      try app.copy(to: "\(folder)/\(moment)")
      try AppResources(folder: app.folder).copy(to: "\(folder)/\(moment)")
    }
    let process = try ChildProcess(
      rewriter,
      ["rewrite", "--allow-no-vcs", "--allow-dirty", "--quiet"] + flags + ["\(folder)/after"],
      input: [], patience: 120)
    let changed = app.files.count { file in
      !FileManager.default.contentsEqual(
        atPath: "\(folder)/before/\(file)", andPath: "\(folder)/after/\(file)")
    }
    let verdict: Differential.Verdict =
      [.exited(0), .exited(2)].contains(process.ending)
      ? try compare(app.files) : .undriven("the rewrite \(process.ending)")
    return Result(changedFiles: changed, verdict: verdict)
  }

  private func compare(_ files: [String]) throws -> Differential.Verdict {
    let program = CaseProgram(context: "")
    var roots = try program.roots(in: texts("before", files))
    let other = try program.roots(in: texts("after", files))
    roots.views.removeAll { root in !other.views.contains { $0 == root } }
    // The app shows its views in the places where it means to.
    if !roots.apps.isEmpty { roots.views = [] }
    roots.helpers = []
    let omitted = roots.states.symmetricDifference(other.states)
    for moment in ["before", "after"] {
      if let fault = try build(moment, files, roots, without: omitted) {
        return .undriven("\(moment): \(fault)")
      }
    }
    return try ProgramPair(tools: tools, folder: folder, visit: ["40", "10", "7", "20"]).compare()
  }

  private func texts(_ moment: String, _ files: [String]) throws -> [String] {
    try files.map { file in
      let path = "\(folder)/\(moment)/\(file)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
        .replacing(/(?m)^@(?:main|UIApplicationMain|NSApplicationMain)\b\s*/, with: "")
        // What only Objective-C has: the name of a method is enough.
        .replacing(/@objc(?:Members|\([\w:]*\))?\s+/, with: "")
        .replacing(/#selector\(((?:[^()]|\([^()]*\))*)\)/) { "Selector(\"\($0.1)\")" }
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return text
    }
  }

  private func build(
    _ moment: String, _ files: [String], _ roots: CaseProgram.Roots, without omitted: Set<String>
  ) throws -> String? {
    let place = "\(folder)/\(moment)"
    var lines = CaseProgram.main(roots, without: omitted, imports: [])
      .components(separatedBy: "\n")
    var paths = files.map { "\(place)/\($0)" } + ["\(place)/main.swift"]
    if let symbols = AssetSymbols(folder: app).source {
      paths.append("\(place)/GeneratedAssetSymbols.swift")
      try Data(symbols.utf8).write(to: URL(fileURLWithPath: paths.last!))
    }
    for _ in 0..<20 {
      try Data(lines.joined(separator: "\n").utf8)
        .write(to: URL(fileURLWithPath: "\(place)/main.swift"))
      guard let fault = try tools.program(paths, [], output: "\(place)/program", []) else {
        return nil
      }
      guard let match = fault.firstMatch(of: /\/main\.swift:(\d+):/), let line = Int(match.1),
        lines.indices.contains(line - 1), !lines[line - 1].isEmpty
      else { return fault }
      lines[line - 1] = ""
    }
    return "no view can be made of samples"
  }
}
