// Counts body evaluations, loads and objects of an app before and after a rewrite. See `README.md`.

import Foundation

struct Options {
  var host = ""
  var standIn = ".build/standin"
  var runtime = ".build/runtime"
  /// The program that rewrites.
  var rewriter = ""
  /// The file with the steps.
  var steps: String?
  /// Whether to print what is seen before the rewrite.
  var isVerbose = false
  var apps: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--host": host = rest.popFirst() ?? ""
      case "--stand-in": standIn = rest.popFirst() ?? ""
      case "--runtime": runtime = rest.popFirst() ?? ""
      case "--statewise": rewriter = URL(fileURLWithPath: rest.popFirst() ?? "").path
      case "--steps": steps = rest.popFirst()
      case "--verbose": isVerbose = true
      default: apps.append(word)
      }
    }
  }
}

let options = Options(Array(CommandLine.arguments.dropFirst()))
let top = FileManager.default.currentDirectoryPath
// A program that stops is a result; its backtrace is not wanted.
setenv("SWIFT_BACKTRACE", "enable=no", 1)
setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
var tools = ProgramCompiler(
  host: options.host, standIn: "\(top)/\(options.standIn)", runtime: "\(top)/\(options.runtime)")
tools.isOnMainActor = false

/// The types that an app declares.
func types(of app: String) throws -> Set<String> {
  let files = try App(folder: app).files
  return try files.reduce(into: []) { types, file in
    let text = try String(contentsOfFile: "\(app)/\(file)", encoding: .utf8)
    for match in text.matches(of: /\b(?:struct|class|enum) (\w+)/) { types.insert(String(match.1)) }
  }
}

do {
  for app in options.apps {
    let name = URL(fileURLWithPath: app).lastPathComponent
    let visit = try Visit(readFrom: options.steps ?? "Tests/Evaluations/Visits/\(name).txt")
    let transcripts = try MeasuredApp(
      app: app, visit: visit, tools: tools, rewriter: options.rewriter,
      folder: "\(top)/.build/evaluations/apps/\(name)"
    ).run()
    if options.isVerbose { print(transcripts[.before]!.text) }
    if !visit.lifetimes.isEmpty {
      let table = LifetimeTable(
        app, visit, before: transcripts[.before]!, after: transcripts[.after]!)
      print("\n\(table.text)")
      if let fault = table.fault { throw EvaluationFault(fault) }
      continue
    }
    let table = EvaluationTable(
      app, visit, before: transcripts[.before]!, after: transcripts[.after]!,
      types: try types(of: app))
    print("\n\(table.text)")
  }
} catch {
  FileHandle.standardError.write(Data("evaluations: \(error)\n".utf8))
  exit(1)
}
