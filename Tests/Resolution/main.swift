import Foundation
import Parser
import Semantics
import SourceText
import SymbolIndex

// Compares the answers of Semantics with the compiler's, over self-contained apps:
// resolution HOST STAND-IN STAND-IN-SOURCES PAGES FOLDER…

let words = CommandLine.arguments
guard words.count > 5 else {
  print("usage: resolution HOST STAND-IN STAND-IN-SOURCES PAGES FOLDER…")
  exit(64)
}
do {
  let run = try ResolutionRun(
    frontend: Frontend(host: words[1], standIn: words[2]), sources: words[3], pages: words[4])
  let report = try run.report(on: Array(words[5...]))
  print(report.text(worst: 20))
  exit(report.isClean ? 0 : 1)
} catch {
  print("resolution: \(error)")
  exit(2)
}
