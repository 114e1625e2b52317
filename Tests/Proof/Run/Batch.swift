import Foundation

/// Compiles many apps before and after their rewrites into one program, and walks through them.
struct Batch: Sendable {
  let compiler: String
  let standIn: String
  let runtime: String
  let walker: String
  let folder: String

  func run(_ trials: [Trial]) throws -> [Outcome] {
    var outcomes: [String: Outcome] = [:]
    for trial in trials {
      if let complaint = trial.complaint {
        outcomes[trial.name] = .faulty(complaint)
      } else if !trial.isChanged {
        outcomes[trial.name] = .unchanged
      }
    }
    var rest = trials.filter { outcomes[$0.name] == nil }
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for trial in rest { try write(trial) }
    while !rest.isEmpty {
      let errors = try compile(rest)
      if errors.isEmpty { break }
      for (name, words) in errors { outcomes[name] = words }
      rest.removeAll { outcomes[$0.name] != nil }
    }
    if !rest.isEmpty { try walk(rest, &outcomes) }
    return trials.map { outcomes[$0.name] ?? .unusable("no result") }
  }

  // MARK: Compile

  private func path(_ trial: Trial, _ moment: String, _ file: String) -> String {
    "\(folder)/\(trial.name)\(moment)_\(file)"
  }

  private func write(_ trial: Trial) throws {
    for (moment, files) in [("b", trial.app.files), ("a", trial.after)] {
      let names = ModuleNames(trial.app, files, suffix: "_\(trial.name)\(moment)")
      for file in files {
        try Data(names.rename(file.text).utf8)
          .write(to: URL(fileURLWithPath: path(trial, moment, file.name)))
      }
    }
  }

  private func main(_ trials: [Trial]) -> String {
    let apps = trials.map { trial in
      let (before, after) = ("_\(trial.name)b", "_\(trial.name)a")
      return """
          WalkedApp(
            name: "\(trial.name)", before: { \(trial.app.root.start(suffix: before)) },
            after: { \(trial.app.root.start(suffix: after)) },
            takeNotes: {
              defer {
                journal\(before) = []
                journal\(after) = []
              }
              return journal\(before) + journal\(after)
            }),
        """
    }
    return """
      @_spi(Driving) import SwiftUI
      Walker(apps: [
      \(apps.joined(separator: "\n"))
      ]).run()
      """
  }

  /// What stands in the way of a program, for each app that does not compile.
  private func compile(_ trials: [Trial]) throws -> [String: Outcome] {
    try Data(main(trials).utf8).write(to: URL(fileURLWithPath: "\(folder)/main.swift"))
    var files = ["\(folder)/main.swift", walker]
    for trial in trials {
      files += trial.app.files.map { path(trial, "b", $0.name) }
      files += trial.after.map { path(trial, "a", $0.name) }
    }
    let arguments =
      ["\(runtime)/libStandIn.so"] + files
      + ["-wmo", "-Onone", "-swift-version", "6", "-default-isolation", "MainActor"]
      + ["-suppress-warnings", "-diagnostic-style", "llvm", "-module-name", "Proof", "-I", standIn]
      + ["-load-plugin-library", "\(standIn)/libStandInMacros.so", "-o", "\(folder)/program"]
      + ["-Xlinker", "-rpath", "-Xlinker", runtime]
    let process = try ChildProcess(compiler, arguments, input: [], patience: 600)
    if process.ending == .exited(0) { return [:] }
    let words = String(decoding: process.output + process.errors, as: UTF8.self)
    var errors: [String: Outcome] = [:]
    for line in words.split(separator: "\n") where line.contains(": error: ") {
      guard let match = line.firstMatch(of: /\/([0-9x]+)([ab])_([^\/:]+):(\d+):\d+: (error: .*)/)
      else {
        continue
      }
      let text = "\(match.3):\(match.4): \(match.5)"
      let name = String(match.1)
      if match.2 == "b" {
        errors[name] = .unusable("does not compile: \(text)")
      } else if errors[name] == nil {
        errors[name] = .faulty("does not compile: \(text)")
      }
    }
    guard errors.isEmpty else { return errors }
    if words.contains("Walker.swift:") { throw Fault(words: String(words.prefix(2000))) }
    // The compiler itself failed: one app of several is at fault.
    if trials.count == 1 { return [trials[0].name: .unusable("compiler: \(words.suffix(2000))")] }
    for trial in trials {
      let alone = Batch(
        compiler: compiler, standIn: standIn, runtime: runtime, walker: walker, folder: folder)
      errors.merge(try alone.compile([trial])) { first, _ in first }
    }
    guard errors.isEmpty else { return errors }
    throw Fault(words: String(words.suffix(2000)))
  }

  struct Fault: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
  }

  // MARK: Walk

  /// What comes of other steps in the program that was compiled last.
  func walk(_ trial: Trial, _ steps: [String]) throws -> Outcome {
    var trial = trial
    trial.walk = .steps(steps)
    var outcomes: [String: Outcome] = [:]
    try walk([trial], &outcomes)
    return outcomes[trial.name] ?? .unusable("no result")
  }

  private func walk(_ trials: [Trial], _ outcomes: inout [String: Outcome]) throws {
    var rest = trials
    while !rest.isEmpty {
      let process = try ChildProcess(
        "\(folder)/program", [], input: rest.map(Self.line), patience: 30)
      let transcripts = Transcript.read(String(decoding: process.output, as: UTF8.self))
      for trial in rest {
        guard let transcript = transcripts[trial.name] else { break }
        if transcript.isComplete {
          outcomes[trial.name] = Comparison(transcript, trial.app.conditions).outcome
          continue
        }
        let words = String(decoding: process.errors, as: UTF8.self).split(separator: "\n")
          .first { $0.contains("Fatal error") }
        let reason = "stops (\(process.ending)) \(words ?? "") after \(transcript.lastSteps)"
        outcomes[trial.name] = transcript.after.isEmpty ? .unusable(reason) : .faulty(reason)
        break
      }
      let left = rest.filter { outcomes[$0.name] == nil }
      guard left.count < rest.count else {
        throw Fault(
          words: "the program said nothing: \(String(decoding: process.errors, as: UTF8.self))")
      }
      rest = left
    }
  }

  private static func line(_ trial: Trial) -> String {
    switch trial.walk {
    case .random(let seed, let count): "walk \(trial.name) \(seed) \(count)"
    case .steps(let steps): "steps \(trial.name) \(steps.joined(separator: "|"))"
    }
  }
}
