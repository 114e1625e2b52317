import Foundation

/// Starts a process for each core, and another one where one crashes or hangs.
struct Supervisor {
  private let options: FuzzOptions

  init(_ options: FuzzOptions) throws {
    self.options = options
    try FileManager.default.createDirectory(
      atPath: options.keep, withIntermediateDirectories: true)
  }

  /// True when nothing went wrong.
  func run() throws -> Bool {
    let tally = Tally()
    let group = DispatchGroup()
    for job in 0..<options.jobs {
      group.enter()
      Thread.detachNewThread {
        watch(job, tally)
        group.leave()
      }
    }
    group.wait()
    let (executions, faults, isCut) = tally.values
    let count = isCut ? "more than \(executions)" : "\(executions)"
    say("\(count) executions, seed \(options.seed): \(faults) faults")
    if 0 < faults { say("the inputs are in \(options.keep)/\(options.seed)-NUMBER") }
    return faults == 0
  }

  private func watch(_ job: Int, _ tally: Tally) {
    let end = Date().addingTimeInterval(options.seconds)
    let path = "\(options.keep)/progress-\(job)"
    var next = job
    while Date() < end {
      let share = FuzzOptions.Share(first: next, step: options.jobs, progressPath: path)
      try? FileManager.default.removeItem(atPath: path)
      guard let ending = run(share, until: end.timeIntervalSinceNow, tally) else { return }
      let number = Self.number(in: path) ?? next
      tally.add(fault: "\(number): \(ending)", executions: (number - next) / options.jobs)
      save(number)
      next = number + options.jobs
    }
  }

  /// Runs a process to its end; how it ended, if that is none that it should have.
  private func run(_ share: FuzzOptions.Share, until seconds: Double, _ tally: Tally) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = options.words(for: share, until: max(0, seconds))
    process.standardOutput = output
    output.fileHandleForReading.readabilityHandler = { handle in
      let text = String(decoding: handle.availableData, as: UTF8.self)
      for line in text.split(separator: "\n") { tally.add(line: String(line)) }
    }
    do { try process.run() } catch { return "\(error)" }
    var (number, since) = (-1, Date())
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.1)
      let now = Self.number(in: share.progressPath) ?? -1
      if now != number { (number, since) = (now, Date()) }
      // Reading the corpus takes longer than an execution.
      if options.patience < Date().timeIntervalSince(since), 0 <= number {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return "no end after \(options.patience) s"
      }
    }
    guard process.terminationReason == .exit else {
      return "crashed by signal \(process.terminationStatus)"
    }
    return process.terminationStatus == 0 ? nil : "ended with \(process.terminationStatus)"
  }

  /// Keeps the input of an execution, in a process that may go down with it.
  private func save(_ number: Int) {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments =
      options.words(
        for: FuzzOptions.Share(first: number, step: 0, progressPath: "/dev/null"), until: 0)
      + ["--number", "\(number)"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
    let end = Date().addingTimeInterval(options.patience)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.1) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  private static func number(in path: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: path), data.count == 8 else { return nil }
    return Int(data.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) })
  }
}

/// What the processes did and found.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var executions = 0
  private var faults = 0
  private var isCut = false

  var values: (executions: Int, faults: Int, isCut: Bool) {
    lock.withLock { (executions, faults, isCut) }
  }

  func add(line: String) {
    lock.withLock {
      if line.hasPrefix("executions "), let count = Int(line.dropFirst("executions ".count)) {
        executions += count
        return
      }
      if line.hasPrefix("fault ") { faults += 1 }
      say(line)
    }
  }

  func add(fault: String, executions count: Int) {
    lock.withLock {
      executions += count
      faults += 1
      isCut = true
      say("fault \(fault)")
    }
  }
}
