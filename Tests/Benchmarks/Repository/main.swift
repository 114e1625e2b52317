// Runs whole programs side by side over one repository: rounds in turn, so that a machine that slows down slows all
// of them, and prints the median of the ratios to the first one.
//
// Usage: repository ROUNDS DIR NAME=COMMAND…    (`$0` in a command is the folder; the first one counts as 1)

import Foundation

/// What one run of a program took.
struct Cost {
  /// Seconds of all cores, the system's included.
  let cpu: Double
  let wall: Double
  let megabytes: Double
}

/// A program with its arguments.
final class Subject {
  let name: String
  private let command: String
  private(set) var costs: [Cost] = []

  /// Nil where the program is not installed.
  init?(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let program = parts[1].split(separator: " ").first else { return nil }
    (name, command) = (parts[0], parts[1])
    guard Self.run("command -v \(program)", in: "") != nil else { return nil }
  }

  func runRound(in folder: String) -> Bool {
    guard let cost = Self.run("exec \(command)", in: folder) else { return false }
    costs.append(cost)
    return true
  }

  func median(_ part: (Cost) -> Double) -> Double { costs.map(part).sorted()[costs.count / 2] }

  /// Runs a command of the shell, which may find something and say so by its exit code.
  private static func run(_ command: String, in folder: String) -> Cost? {
    let start = Date()
    let words = ["sh", "-c", command, folder]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [Int32(1), 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var child = pid_t()
    guard posix_spawn(&child, "/bin/sh", &actions, nil, &arguments, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status & 0x7f == 0, status >> 8 < 64 else {
      return nil
    }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return Cost(
      cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), wall: Date().timeIntervalSince(start),
      megabytes: Double(usage.ru_maxrss) / 1024)
  }
}

func rounded(_ value: Double) -> String { String(format: "%.2f", value) }

let arguments = CommandLine.arguments
guard arguments.count > 3, let rounds = Int(arguments[1]), 0 < rounds else {
  print("usage: repository ROUNDS DIR NAME=COMMAND…")
  exit(64)
}
var subjects: [Subject] = []
for argument in arguments.dropFirst(3) {
  if let subject = Subject(argument) {
    subjects.append(subject)
  } else {
    print("\(argument.prefix { $0 != "=" }): not installed")
  }
}
// The first round fills the caches of the system.
for round in 0...rounds {
  for subject in subjects where !subject.runRound(in: arguments[2]) {
    print("\(subject.name): failed in round \(round)")
    exit(1)
  }
}
guard let first = subjects.first else { exit(1) }
for subject in subjects {
  let ratios = zip(subject.costs, first.costs).dropFirst().map { $0.cpu / $1.cpu }.sorted()
  print(
    "\(subject.name): \(rounded(subject.median(\.cpu))) s CPU, \(rounded(subject.median(\.wall))) s, "
      + "\(rounded(subject.median(\.megabytes))) MB, \(rounded(ratios[ratios.count / 2])) x \(first.name)"
  )
}
