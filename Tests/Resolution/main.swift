import Foundation
import TestSupport

// Compares the answers of Semantics with the compiler's, over self-contained apps and the cases of
// transforms. See `README.md`.

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let frontend = Frontend(host: options.host, standIn: options.standIn)
  let run = ResolutionRun(
    standIn: try StandIn(
      sources: options.standInSources, frontend: frontend, jobs: options.jobs),
    frontend: frontend, jobs: options.jobs)
  var isClean = true
  if let folder = options.cases {
    let report = try run.report(onCasesIn: folder)
    print(report.text(worst: options.worst, ofFiles: false))
    isClean = report.isClean(above: .cases)
  }
  if !options.folders.isEmpty {
    let report = try run.report(onApps: options.folders)
    print(report.text(worst: options.worst, ofFiles: true))
    isClean = report.isClean(above: options.cases == nil ? nil : .samples) && isClean
  }
  exit(isClean ? 0 : 1)
} catch let error as UsageError {
  print(error.description)
  exit(64)
} catch {
  print("resolution: \(error)")
  exit(2)
}
