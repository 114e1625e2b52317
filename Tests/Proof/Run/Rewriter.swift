import Foundation

/// Writes an app into a folder of its own and lets the tool rewrite it.
struct Rewriter: Sendable {
  let tool: String
  let folder: String
  /// What rewrites may change, beside the options of an app.
  var safety = ""

  func trial(_ name: String, _ app: GeneratedApp, _ walk: Trial.Walk) throws -> Trial {
    let place = "\(folder)/\(name)"
    try? FileManager.default.removeItem(atPath: place)
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: place) }
    for file in app.files where !file.isForeign {
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(place)/\(file.name)"))
    }
    let report = "\(folder)/\(name).json"
    defer { try? FileManager.default.removeItem(atPath: report) }
    let arguments =
      ["rewrite", "--allow-no-vcs", "--no-config", "--quiet", "--jobs", "1"]
      + ["--report", "json=\(report)"] + app.options
      + (safety.isEmpty ? [] : ["--safety", safety]) + [place]
    let process = try ChildProcess(tool, arguments, input: [], patience: 60)
    guard process.ending == .exited(0) else {
      let words = String(decoding: process.errors + process.output, as: UTF8.self)
      return Trial(
        name: name, app: app, after: app.files, complaint: "tool \(process.ending): \(words)",
        walk: walk)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: place).sorted()
    var after = try names.filter { $0.hasSuffix(".swift") }.map {
      GeneratedApp.File(
        name: $0, text: try String(contentsOfFile: "\(place)/\($0)", encoding: .utf8))
    }
    after += app.files.filter(\.isForeign)
    let order = app.files.map(\.name)
    after.sort { order.firstIndex(of: $0.name) ?? 0 < order.firstIndex(of: $1.name) ?? 0 }
    var trial = Trial(name: name, app: app, after: after, walk: walk)
    trial.titles = try Self.titles(inReport: report)
    return trial
  }

  /// The titles of the changes that were made.
  private static func titles(inReport path: String) throws -> [String] {
    struct Report: Decodable {
      struct File: Decodable {
        let result: Result?
        let changes: [Change]?
      }
      struct Result: Decodable { let changeIDs: [String] }
      struct Change: Decodable {
        let id: String
        let title: String
      }
      let files: [File]
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let files = try JSONDecoder().decode(Report.self, from: data).files
    let made = Set(files.flatMap { $0.result?.changeIDs ?? [] })
    return files.flatMap { $0.changes ?? [] }.filter { made.contains($0.id) }.map(\.title)
  }
}
