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
    for file in app.files {
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(place)/\(file.name)"))
    }
    let arguments =
      ["rewrite", "--allow-no-vcs", "--no-config", "--quiet", "--jobs", "1"]
      + ["--deployment-target", "ios18"] + app.options
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
    let order = app.files.map(\.name)
    after.sort { order.firstIndex(of: $0.name) ?? 0 < order.firstIndex(of: $1.name) ?? 0 }
    return Trial(name: name, app: app, after: after, walk: walk)
  }
}
