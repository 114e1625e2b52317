// Runs every case that changes before and after, through the same steps, and compares what is on
// the screen. See `README.md`.

import Foundation

struct Options {
  var host = ""
  var standIn = ".build/standin"
  var runtime = ".build/runtime"
  var jobs = 2
  /// The program that rewrites apps; with it the words are folders of apps.
  var rewriter: String?
  /// What the rewrite of apps may change.
  var safety = "review"
  /// The transforms that rewrite apps; none for those that run by default.
  var transforms: [String] = []
  var keepsPrograms = false
  var words: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--host": host = rest.popFirst() ?? ""
      case "--stand-in": standIn = rest.popFirst() ?? ""
      case "--runtime": runtime = rest.popFirst() ?? ""
      case "--statewise": rewriter = rest.popFirst()
      case "--keep": keepsPrograms = true
      case "--safety": safety = rest.popFirst() ?? ""
      case "--transform": transforms += rest.popFirst().map { [$0] } ?? []
      case "--jobs": jobs = rest.popFirst().flatMap { Int($0) } ?? 2
      default: words.append(word)
      }
    }
  }
}

let options = Options(Array(CommandLine.arguments.dropFirst()))
let top = CasePage.top.path
// A program that stops is a result; its backtrace is not wanted.
setenv("SWIFT_BACKTRACE", "enable=no", 1)
// Sets are written in the same order by both programs.
setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
let tools = ProgramCompiler(
  host: options.host, standIn: "\(top)/\(options.standIn)", runtime: "\(top)/\(options.runtime)")
let folder = "\(top)/.build/behavior"

do {
  let run = BehaviorRun(
    tools: tools, folder: folder, jobs: options.jobs,
    keepsPrograms: options.keepsPrograms)
  let isSame =
    if let rewriter = options.rewriter {
      try run.runApps(
        options.words, rewriter,
        flags: ["--safety", options.safety] + options.transforms.flatMap { ["--transform", $0] })
    } else {
      try run.run(options.words)
    }
  exit(isSame ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("behavior: \(error)\n".utf8))
  exit(64)
}
