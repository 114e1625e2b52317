import Foundation
import TestSupport

/// Runs the built program.
enum Tool {
  struct Ending: Equatable {
    let code: Int32
    let output: String
    let error: String
  }

  /// Runs the program in a temporary folder with the given files.
  static func run(_ arguments: String..., files: [String: String] = [:]) throws -> Ending {
    try run(arguments, files: files)
  }

  static func run(_ arguments: [String], files: [String: String]) throws -> Ending {
    try run(arguments, in: TemporaryFolder(files))
  }

  static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Ending {
    try run(program, arguments, in: folder)
  }

  /// Runs a shell script in a temporary folder with the given files; `$0` is the program.
  static func shell(
    _ script: String, by shell: String = "/bin/sh", files: [String: String] = [:]
  ) throws -> Ending {
    try run(URL(filePath: shell), ["-c", script, program.path], in: TemporaryFolder(files))
  }

  private static func run(
    _ executable: URL, _ arguments: [String], in folder: TemporaryFolder
  ) throws -> Ending {
    let process = Process()
    let (output, error) = (Pipe(), Pipe())
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let written = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Ending(code: process.terminationStatus, output: written, error: said)
  }

  private static var program: URL { products.appending(path: "statewise") }

  /// The folder of the built programs: the folder of the tests; on macOS, of their bundle.
  static var products: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!
      return bundle.bundleURL.deletingLastPathComponent()
    #else
      return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }
}
