import Foundation
import Testing

@testable import statewise

@Suite struct SignalTests {
  /// Sends a signal to the program while it reads standard input.
  private func send(_ signal: Int32) throws -> (process: Process, error: String) {
    let process = Process()
    let (input, error) = (Pipe(), Pipe())
    process.executableURL = Tool.products.appending(path: "statewise")
    process.arguments = ["syntax", "--files-from", "-"]
    process.standardInput = input
    process.standardError = error
    try process.run()
    // More bytes than a pipe can buffer: when all are written, the program is reading.
    try input.fileHandleForWriting.write(contentsOf: Data(repeating: 0x61, count: 1 << 20))
    kill(process.processIdentifier, signal)
    try input.fileHandleForWriting.close()
    let said = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process, said)
  }

  /// A shell maps the signals to the exit codes 130 and 143.
  @Test(arguments: [SIGINT, SIGTERM])
  func endsImmediatelyWhenInterrupted(_ signal: Int32) throws {
    let (process, error) = try send(signal)
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(error == "")
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGBUS])
  func reportsAnInternalError(_ signal: Int32) throws {
    let (process, error) = try send(signal)
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 70)
    #expect(error.hasPrefix("error: internal error in statewise \(CommandLineTool.version)\n"))
  }

  /// While the program waits for an answer, the report of an internal error is prepared.
  @Test func writesReportsOfAnInternalError() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "statewise-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("let a = Text(b).if(isOn) { $0.hidden() }\n".utf8)
      .write(to: folder.appending(path: "A.swift"))
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = Tool.products.appending(path: "statewise")
    process.arguments = [
      "rewrite", "--interactive", "--allow-no-vcs", "--report", "json=report.json",
    ]
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = output.fileHandleForReading.availableData
    kill(process.processIdentifier, SIGSEGV)
    process.waitUntilExit()
    #expect(process.terminationStatus == 70)
    let report = try String(contentsOf: folder.appending(path: "report.json"), encoding: .utf8)
    #expect(report.contains("\"kind\": \"internal\""))
  }
}
