// Runs parsers side by side over one corpus: rounds in turn, so that a machine that slows down slows all
// of them, and prints the median of the ratios to ours.
//
// Usage: compare LIST ROUNDS NAME=COMMAND…    (the first is ours)

import Foundation

/// A parser in a process of its own that parses the corpus when it is sent a line.
final class Subject {
  let name: String
  private(set) var seconds: [Double] = []
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending = Data()

  init?(_ argument: String, list: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    name = parts[0]
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \(parts[1]) \"$0\"", list]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
  }

  func nextLine() -> String? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending = Data(pending[(end + 1)...]) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      pending += data
    }
  }

  func runRound() -> Bool {
    input.fileHandleForWriting.write(Data("\n".utf8))
    guard let line = nextLine(), let time = Double(line) else { return false }
    seconds.append(time)
    return true
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted[sorted.count / 2]
}

func rounded(_ value: Double) -> String { String(format: "%.2f", value) }

signal(SIGPIPE, SIG_IGN)
let arguments = CommandLine.arguments
guard arguments.count > 3, let rounds = Int(arguments[2]) else {
  print("usage: compare LIST ROUNDS NAME=COMMAND…")
  exit(64)
}
var subjects: [Subject] = []
for argument in arguments.dropFirst(3) {
  guard let subject = Subject(argument, list: arguments[1]), let line = subject.nextLine() else {
    print("\(argument.prefix { $0 != "=" }): not present on this machine")
    continue
  }
  print("\(subject.name): \(line)")
  subjects.append(subject)
}
for _ in 0..<rounds {
  for subject in subjects where !subject.runRound() {
    print("\(subject.name): stopped before the end")
    exit(1)
  }
}
guard let ours = subjects.first else { exit(1) }
for subject in subjects {
  let ratios = zip(subject.seconds, ours.seconds).map { $0 / $1 }
  print(
    "\(subject.name): \(rounded(median(subject.seconds) * 1000)) ms user CPU, "
      + "\(rounded(median(ratios))) x ours (median of \(rounds) rounds)")
}
