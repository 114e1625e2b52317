import Foundation

/// An app as it is, and as it is after a rewrite, as two programs that take the same steps.
struct MeasuredApp {
  enum Moment: String, CaseIterable { case before, after }

  let app: String
  let visit: Visit
  let tools: ProgramCompiler
  /// The program that rewrites.
  let rewriter: String
  /// Where the programs are built.
  let folder: String

  /// Runs both programs. Their listings must be the same after each step.
  func run() throws -> [Moment: Transcript] {
    try? FileManager.default.removeItem(atPath: folder)
    try copy()
    let transcripts = try BatchQueue.run(Moment.allCases, size: 1, jobs: 2) { moments in
      try build(moments[0])
      return try transcript(moments[0])
    }
    let result = Dictionary(uniqueKeysWithValues: zip(Moment.allCases, transcripts))
    let comparison = TranscriptComparison(result[.before]!.text, result[.after]!.text)
    if let difference = comparison.difference {
      throw EvaluationFault("\(app): behaves differently after the rewrite\n\(difference)")
    }
    return result
  }

  /// Copies the sources, and rewrites one copy.
  ///
  /// It is rewritten outside of this repository, whose other files are none of its business.
  private func copy() throws {
    let files = FileManager.default
    let place = files.temporaryDirectory.appendingPathComponent("evaluations-\(UUID().uuidString)")
      .path
    try files.copyItem(atPath: app, toPath: place)
    defer { try? files.removeItem(atPath: place) }
    try App(folder: place).copy(to: "\(folder)/before")
    let process = try ChildProcess(
      "/bin/sh",
      [
        "-c",
        "cd \"$1\" && shift && exec \"$0\" rewrite --allow-no-vcs --allow-dirty --quiet \"$@\"",
        rewriter, place,
      ] + visit.flags, input: [], patience: 120)
    // 2 says that something was left undone.
    guard [.exited(0), .exited(2)].contains(process.ending) else {
      throw EvaluationFault("\(app): the rewrite \(process.ending)")
    }
    try App(folder: place).copy(to: "\(folder)/after")
  }

  // MARK: Build

  private func build(_ moment: Moment) throws {
    let place = "\(folder)/\(moment)"
    let files = try App(folder: place).files.map { "\(place)/\($0)" }
    var counting = LoadCounting(visit.loads)
    var objects = LifetimeCounting(visit.lifetimes)
    var entry: String?
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let main = /(?m)^@main\s+(?=(?:@\w+\s+)*(?:public |final )*(?:struct|class) (\w+))/
      if let match = text.firstMatch(of: main) { entry = String(match.1) }
      let counted = counting.counted(text.replacing(main, with: ""))
      try write(objects.counted(counted), to: file)
    }
    if let load = visit.loads.first(where: { !counting.found.contains("\($0.type).\($0.function)") }
    ) {
      throw EvaluationFault("\(app): no function `\(load.type).\(load.function)` was found")
    }
    if let missing = visit.lifetimes.first(where: { !objects.found.contains($0.type) }) {
      throw EvaluationFault("\(app): no class `\(missing.type)` was found")
    }
    guard let root = visit.start ?? entry.map({ "\($0).self" }) else {
      throw EvaluationFault("\(app): has no `@main`; write `start View()` above the steps")
    }
    try write(Self.main(root), to: "\(place)/main.swift")
    try write(Self.noting, to: "\(place)/NoteLoad.swift")
    var generated = ["\(place)/main.swift", "\(place)/NoteLoad.swift"]
    if let symbols = AssetSymbols(folder: app).source {
      generated.append("\(place)/GeneratedAssetSymbols.swift")
      try write(symbols, to: generated.last!)
    }
    try compile(files + generated, to: place)
  }

  private func compile(_ files: [String], to place: String) throws {
    var faults: [String] = []
    for version in ["6", "5"] {
      var tools = tools
      tools.swiftVersion = version
      guard let fault = try tools.program(files, [], output: "\(place)/program", []) else { return }
      faults.append(fault)
    }
    throw EvaluationFault("\(app) cannot be built: \(faults.last!)")
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private static let noting =
    """
    @_spi(Driving) import SwiftUI

    nonisolated func noteLoad(_ view: String) { Screen.note("load \\(view)") }

    """ + LifetimeCounting.support

  /// After each step, a second goes by: what it began has then happened.
  private static func main(_ root: String) -> String {
    """
    @_spi(Driving) import SwiftUI

    var loads: [String: Int] = [:]
    func show(_ screen: Screen) {
      screen.perform("wait 1")
      for line in screen.listing.split(separator: "\\n") { print("  \\(line)") }
      if let trouble = screen.trouble { print("  !! \\(trouble)") }
      for note in screen.takeNotes() where note.hasPrefix("load ") {
        loads[String(note.dropFirst("load ".count)), default: 0] += 1
      }
    }

    let screen = Screen(\(root))
    print("= start")
    show(screen)
    while let step = readLine() {
      guard !step.isEmpty else { continue }
      print("> \\(step)")
      guard screen.perform(step) else {
        print("* stuck \\(screen.steps.joined(separator: ", "))")
        break
      }
      show(screen)
    }
    for (view, count) in screen.evaluations { print("* evaluations \\(view) \\(count)") }
    for (view, count) in loads { print("* loads \\(view) \\(count)") }
    for (type, count) in lifetimes { print("* lifetimes \\(type) \\(count.made) \\(count.left)") }
    """
  }

  // MARK: Run

  private func transcript(_ moment: Moment) throws -> Transcript {
    let run = try tools.run(
      "\(folder)/\(moment)/program", [], input: visit.steps.joined(separator: "\n"))
    guard run.ending == "\(ChildProcess.Ending.exited(0))" else {
      throw EvaluationFault("\(app): \(moment) the rewrite, the program stops: \(run.fault)")
    }
    return try Transcript(run.text)
  }
}
