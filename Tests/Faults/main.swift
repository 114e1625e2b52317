// Lets each call of the system fail in turn while a rewrite of a copy of a repository writes, and looks at what is left:
// each file must be the old or the new, and `undo` must bring back every byte. For Linux.
//
//     faults --statewise PROGRAM --library FILE [--most N] REPOSITORY

import Foundation

/// A copy of the repository, and the program to be run in it.
struct Workshop {
  let folder: String
  let program: String
  let library: String

  /// The words of the rewrite.
  static let rewriting = ["rewrite", "--safety", "all", "--quiet", "--jobs", "1"]

  /// Clones a repository, so that nothing is done to the given one.
  init(copying repository: String, program: String, library: String) {
    folder = FileManager.default.temporaryDirectory.path + "/faults-\(UUID())"
    self.program = program
    self.library = library
    precondition(Self.run(["git", "clone", "-q", repository, folder]) == 0)
  }

  /// Throws away what a run left.
  func restore() {
    precondition(Self.run(["git", "-C", folder, "checkout", "-q", "."]) == 0)
    precondition(Self.run(["git", "-C", folder, "clean", "-q", "-d", "-f"]) == 0)
    try? FileManager.default.removeItem(atPath: folder + "/.git/statewise")
  }

  /// Runs the program; its exit code, or the signal that it crashed by, below zero.
  func run(_ arguments: [String], failing environment: [String: String] = [:]) -> Int32 {
    var own = ProcessInfo.processInfo.environment
    if !environment.isEmpty { own["LD_PRELOAD"] = library }
    return Self.run(
      [program] + arguments, in: folder, own.merging(environment) { $1 })
  }

  private static func run(
    _ words: [String], in folder: String = ".",
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try! process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }

  func contents() -> [String: Data] { bytesOfFiles(in: folder) }
}

/// The rewrites of one workshop.
struct FaultRun {
  let workshop: Workshop
  /// The most calls of one function that fail in turn, those between them left out.
  let most: Int
  let old: [String: Data]
  let new: [String: Data]

  static let calls = ["write", "rename", "fsync", "fchmod", "fchown", "mkdir", "unlink", "flock"]
  static let errors = [EIO, ENOSPC]

  init(_ workshop: Workshop, most: Int) {
    self.workshop = workshop
    self.most = most
    old = workshop.contents()
    precondition(workshop.run(Workshop.rewriting) == 0, "the rewrite works without faults")
    new = workshop.contents()
    precondition(old != new, "the rewrite changes something")
  }

  /// The number of faults after which something was wrong.
  func run() -> Int {
    var wrong = 0
    for call in Self.calls {
      let count = count(of: call)
      let step = max(1, (count + most - 1) / most)
      for number in stride(from: 1, through: count, by: step) {
        for error in Self.errors {
          for goesOn in [false, true] {
            guard let fault = fault(after: number, of: call, error: error, goesOn) else { continue }
            wrong += 1
            print("\(call) \(number)\(goesOn ? " and all after it" : ""), error \(error): \(fault)")
          }
        }
      }
      print("\(call): \(count) calls")
    }
    return wrong
  }

  /// The number of calls of a function in a rewrite without faults.
  private func count(of call: String) -> Int {
    workshop.restore()
    let path = workshop.folder + "-count"
    _ = workshop.run(
      Workshop.rewriting, failing: ["FAIL_CALL": call, "FAIL_AT": "0", "FAIL_COUNT": path])
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }

  private func fault(after number: Int, of call: String, error: Int32, _ goesOn: Bool) -> String? {
    workshop.restore()
    var environment = ["FAIL_CALL": call, "FAIL_AT": "\(number)", "FAIL_ERROR": "\(error)"]
    if goesOn { environment["FAIL_ALL"] = "1" }
    let code = workshop.run(Workshop.rewriting, failing: environment)
    guard code == 0 || code == 2 else { return "exit code \(code)" }
    let left = workshop.contents()
    let paths = Set(old.keys).union(new.keys)
    if let path = paths.first(where: { left[$0] != old[$0] && left[$0] != new[$0] }) {
      return "\(path) is neither old nor new"
    }
    if code == 0, left != new { return "the program says that it changed all files" }
    _ = workshop.run(["undo"])
    return workshop.contents() == old ? nil : "undo does not bring all files back"
  }
}

var words = CommandLine.arguments.dropFirst()
var values: [String: String] = [:]
while let flag = words.first, flag.hasPrefix("--") {
  values[flag] = words.dropFirst().first
  words = words.dropFirst(2)
}
guard let program = values["--statewise"], let library = values["--library"],
  let repository = words.first, words.count == 1
else {
  print("faults: --statewise PROGRAM --library FILE [--most N] REPOSITORY")
  exit(64)
}
let workshop = Workshop(copying: repository, program: program, library: library)
defer { try? FileManager.default.removeItem(atPath: workshop.folder) }
let wrong = FaultRun(workshop, most: Int(values["--most"] ?? "") ?? 30).run()
print(wrong == 0 ? "nothing was lost" : "\(wrong) faults lost something")
exit(wrong == 0 ? 0 : 1)
