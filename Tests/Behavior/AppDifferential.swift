import Foundation

/// Runs an app as it is and as it is after a rewrite.
struct AppDifferential {
  let tools: ProgramCompiler
  /// The program that rewrites.
  let rewriter: String
  let app: String
  let folder: String

  func run() throws -> Differential.Verdict {
    try? FileManager.default.removeItem(atPath: folder)
    let files = try App(folder: app).files
    for moment in ["before", "after"] {
      try App(folder: app).copy(to: "\(folder)/\(moment)")
    }
    let process = try ChildProcess(
      rewriter,
      ["rewrite", "--safety", "review", "--allow-no-vcs", "--allow-dirty", "--quiet"]
        + ["\(folder)/after"], input: [], patience: 120)
    guard [.exited(0), .exited(2)].contains(process.ending) else {
      return .undriven("the rewrite \(process.ending)")
    }
    let program = CaseProgram(context: "")
    var roots = try program.roots(in: texts("before", files))
    let other = try program.roots(in: texts("after", files))
    roots.views.removeAll { root in !other.views.contains { $0 == root } }
    for moment in ["before", "after"] {
      if let fault = try build(moment, files, roots) { return .undriven("\(moment): \(fault)") }
    }
    return try ProgramPair(tools: tools, folder: folder, runs: 400).compare()
  }

  private func texts(_ moment: String, _ files: [String]) throws -> [String] {
    try files.map { file in
      let path = "\(folder)/\(moment)/\(file)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
        .replacing(/(?m)^@main\s+/, with: "")
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return text
    }
  }

  private func build(
    _ moment: String, _ files: [String], _ roots: CaseProgram.Roots
  ) throws -> String? {
    let place = "\(folder)/\(moment)"
    var lines = CaseProgram.main(roots, imports: []).components(separatedBy: "\n")
    let paths = files.map { "\(place)/\($0)" } + ["\(place)/main.swift"]
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
