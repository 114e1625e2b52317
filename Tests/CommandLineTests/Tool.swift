import Foundation

/// The built program, run as a user runs it.
enum Tool {
  struct Ending: Equatable {
    let code: Int32
    let output: String
    let error: String
  }

  /// Runs the program in a folder of the given files.
  static func run(_ arguments: String..., files: [String: String] = [:]) throws -> Ending {
    try run(arguments, files: files)
  }

  static func run(_ arguments: [String], files: [String: String]) throws -> Ending {
    let folder = FileManager.default.temporaryDirectory.appending(path: "statewise-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let process = Process()
    let (output, error) = (Pipe(), Pipe())
    process.executableURL = products.appending(path: "statewise")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let written = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Ending(code: process.terminationStatus, output: written, error: said)
  }

  /// The folder of built programs: the tests' own, or on macOS the one that holds their bundle.
  static var products: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!
      return bundle.bundleURL.deletingLastPathComponent()
    #else
      return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }
}
