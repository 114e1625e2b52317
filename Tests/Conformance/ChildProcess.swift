import Foundation

/// A program that was run to its end, and what it wrote.
struct ChildProcess {
  enum Ending: Equatable {
    case exited(Int32)
    case crashed(signal: Int32)
    case silent(seconds: Int)
  }

  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private(set) var ending = Ending.exited(0)

  /// Runs a program with lines on its standard input; ends it when it writes nothing for too long.
  init(_ program: String, _ arguments: [String], input lines: [String], patience: Int) throws {
    // A file as input: a pipe would have to be fed while the output is read.
    let list = FileManager.default.temporaryDirectory
      .appendingPathComponent("conformance-\(UUID().uuidString)")
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }

    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: list)
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let descriptors = [output, errors].map(\.fileHandleForReading.fileDescriptor)
    let isFinished = read(descriptors, patience: patience)
    if !isFinished { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    ending =
      !isFinished
      ? .silent(seconds: patience)
      : process.terminationReason == .uncaughtSignal
        ? .crashed(signal: process.terminationStatus) : .exited(process.terminationStatus)
    withExtendedLifetime((output, errors)) {}
  }

  /// Reads both streams to their ends; false when nothing came for too long.
  private mutating func read(_ descriptors: [Int32], patience: Int) -> Bool {
    var streams = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while streams.contains(where: { 0 <= $0.fd }) {
      let ready = poll(&streams, nfds_t(streams.count), Int32(patience * 1000))
      if ready < 0, errno == EINTR { continue }
      guard 0 < ready else { return false }
      for place in streams.indices where 0 <= streams[place].fd && streams[place].revents != 0 {
        let count = Foundation.read(streams[place].fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 {
          // A negative descriptor is one that `poll` passes over.
          streams[place].fd = -1
        } else if place == 0 {
          output += buffer[..<count]
        } else {
          errors += buffer[..<count]
        }
      }
    }
    return true
  }
}

extension ChildProcess.Ending: CustomStringConvertible {
  var description: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)"
    case .crashed(let signal): "crashed (signal \(signal))"
    case .silent(let seconds): "said nothing for \(seconds) seconds"
    }
  }
}
