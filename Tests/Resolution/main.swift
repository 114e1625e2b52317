import Foundation

// Compares the answers of Semantics with the compiler's, over self-contained apps:
// resolution HOST STAND-IN STAND-IN-SOURCES [--worst N] FOLDER…

var words = CommandLine.arguments
var worst = 20
if let flag = words.firstIndex(of: "--worst"), flag + 1 < words.count,
  let count = Int(words[flag + 1])
{
  worst = count
  words.removeSubrange(flag...(flag + 1))
}
guard words.count > 4 else {
  print("usage: resolution HOST STAND-IN STAND-IN-SOURCES [--worst N] FOLDER…")
  exit(64)
}
do {
  let frontend = Frontend(host: words[1], standIn: words[2])
  let run = ResolutionRun(
    frontend: frontend, standIn: try StandIn(sources: words[3], frontend: frontend))
  let report = try run.report(on: Array(words[4...]))
  print(report.text(worst: worst))
  exit(report.isClean ? 0 : 1)
} catch {
  print("resolution: \(error)")
  exit(2)
}
