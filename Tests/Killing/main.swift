// Kills a rewrite of a copy of a repository at random moments while it writes, and looks at what is
// left: each file must be the old or the new, and `undo` must bring back every byte.
//
//     killing --statewise PROGRAM [--rounds N] REPOSITORY

import Foundation

/// A copy of the repository, and the program to be run in it.
struct Workshop {
  let folder: String
  let program: String

  /// Clones a repository, so that nothing is done to the given one.
  init(copying repository: String, program: String) {
    folder = FileManager.default.temporaryDirectory.path + "/killing-\(UUID())"
    self.program = program
    precondition(Self.run("/usr/bin/env", ["git", "clone", "-q", repository, folder]) == 0)
  }

  /// What the runs leave in the folder that git keeps to itself.
  var runsFolder: String { folder + "/.git/statewise/runs" }

  /// The words of the rewrite.
  static let rewriting = ["rewrite", "--safety", "all", "--quiet"]

  /// Starts the program with its messages thrown away.
  func start(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardError = FileHandle.nullDevice
    try! process.run()
    return process
  }

  func run(_ arguments: [String]) -> Int32 {
    let process = start(arguments)
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func run(_ program: String, _ arguments: [String]) -> Int32 {
    let process = try! Process.run(URL(filePath: program), arguments: arguments)
    process.waitUntilExit()
    return process.terminationStatus
  }

  func contents() -> [String: Data] { bytesOfFiles(in: folder) }

  /// Whether a run is there that was not, or the draft of its journal.
  func hasBegunToWrite(since old: Set<String>) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: runsFolder)) ?? []
    return names.contains { !$0.hasPrefix(".") && !old.contains($0) }
  }

  func runNames() -> Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: runsFolder)) ?? [])
  }
}

/// What a kill met with.
enum Finding: String, CaseIterable {
  case allOld = "all files old"
  case mixed = "some files new"
  case allNew = "all files new"
}

/// Starts a rewrite, kills it a while after it has begun to write, and says whether it was still at work.
func kill(_ workshop: Workshop, after delay: Double) -> Bool {
  let old = workshop.runNames()
  let process = workshop.start(Workshop.rewriting)
  while process.isRunning, !workshop.hasBegunToWrite(since: old) { usleep(200) }
  usleep(UInt32(delay * 1_000_000))
  kill(process.processIdentifier, SIGKILL)
  process.waitUntilExit()
  return process.terminationReason == .uncaughtSignal
}

/// The seconds that a rewrite takes to write.
func secondsOfWriting(in workshop: Workshop) -> Double {
  let process = workshop.start(Workshop.rewriting)
  while process.isRunning, !workshop.hasBegunToWrite(since: []) { usleep(200) }
  let start = Date()
  process.waitUntilExit()
  precondition(
    process.terminationStatus <= 2, "The rewrite ended with \(process.terminationStatus).")
  return -start.timeIntervalSinceNow
}

/// Looks at what a kill left. Temporary files may still be there; they are the program's to remove.
func look(_ now: [String: Data], _ old: [String: Data], _ new: [String: Data]) -> Finding {
  var newCount = 0
  for (path, bytes) in now where bytes != old[path] {
    if path.contains("/.statewise-") || path.hasPrefix(".statewise-") { continue }
    precondition(bytes == new[path], "\(path) is neither the old nor the new")
    newCount += 1
  }
  precondition(old.keys.allSatisfy { now[$0] != nil }, "a file is gone")
  let changedCount = new.count { old[$0.key] != $0.value }
  return newCount == 0 ? .allOld : newCount == changedCount ? .allNew : .mixed
}

var arguments = CommandLine.arguments.dropFirst()
var program = ""
var rounds = 200
while let word = arguments.first, word.hasPrefix("--") {
  let value = arguments.dropFirst().first ?? ""
  if word == "--statewise" { program = value } else { rounds = Int(value)! }
  arguments = arguments.dropFirst(2)
}
let workshop = Workshop(copying: arguments.first!, program: program)
defer { try? FileManager.default.removeItem(atPath: workshop.folder) }
let old = workshop.contents()
let seconds = secondsOfWriting(in: workshop)
let new = workshop.contents()
precondition(workshop.run(["undo"]) == 0 && workshop.contents() == old, "undo is wrong")
let changedCount = new.count { old[$0.key] != $0.value }
print("\(changedCount) files change; writing them takes \(Int(seconds * 1000)) ms")

var findings: [Finding: Int] = [:]
var leftoverCount = 0
var killCount = 0
while killCount < rounds {
  let wasKilled = kill(workshop, after: Double.random(in: 0...seconds))
  let now = workshop.contents()
  let finding = look(now, old, new)
  if wasKilled {
    killCount += 1
    findings[finding, default: 0] += 1
    leftoverCount += now.count - old.count
  }
  precondition(workshop.run(["undo"]) == 0, "undo failed: \(workshop.folder)")
  precondition(workshop.contents() == old, "undo did not bring all back: \(workshop.folder)")
}
let told = Finding.allCases.map { "\($0.rawValue) \(findings[$0] ?? 0)" }.joined(separator: ", ")
print("\(rounds) kills: \(told); \(leftoverCount) temporary files were left, all removed by undo")
