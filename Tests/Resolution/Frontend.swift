import Foundation

/// The compiler's frontend, with the stand-in for SwiftUI on its search path.
struct Frontend: Sendable {
  /// The folder with the toolchain's own libraries and macros, `lib/swift/host`.
  let host: String
  /// The folder with the compiled modules of the stand-in.
  let standIn: String

  /// What the compiler says of some files that it compiles as one module.
  enum Verdict {
    /// The syntax trees with types, one JSON document for each file.
    case accepted([Data])
    case rejected(message: String)
  }

  func dump(_ files: [String], module: String, isStandIn: Bool = false) throws -> Verdict {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "resolution-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outputs = files.indices.map { folder.appending(path: "\($0).json").path }
    let imports = isStandIn ? [] : ["Combine", "Observation"].flatMap { ["-import-module", $0] }
    let isProgram = files.contains { $0.hasSuffix("/main.swift") }
    let arguments =
      ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-module-name", module]
      + ["-swift-version", "5", "-package-name", "StandIn"]
      + (isProgram ? [] : ["-parse-as-library"])
      + ["-I", standIn] + imports + ["-plugin-path", host + "/plugins"]
      + ["-load-plugin-library", standIn + "/libStandInMacros.so", "-suppress-warnings"]
      + ["-diagnostic-style", "llvm", "-module-cache-path", standIn + "/cache"]
      + files.flatMap { ["-primary-file", $0] } + outputs.flatMap { ["-o", $0] }
    let errors = try run(host + "/../../../bin/swift-frontend", arguments)
    if let errors { return .rejected(message: errors) }
    return .accepted(try outputs.map { try Data(contentsOf: URL(filePath: $0)) })
  }

  /// The names that mangled types stand for, in order.
  func demangle(_ names: [String]) throws -> [String] {
    let list = FileManager.default.temporaryDirectory
      .appending(path: "resolution-\(UUID().uuidString)")
    try Data(names.joined(separator: "\n").utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: host + "/../../../bin/swift-demangle")
    process.arguments = ["-compact", "-no-sugar"]
    process.standardInput = try FileHandle(forReadingFrom: list)
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
  }

  /// Runs a program.
  ///
  /// - Returns: the first line that it wrote to standard error where it failed; nil where it did not.
  private func run(_ program: String, _ arguments: [String]) throws -> String? {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return nil }
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    return lines.first { $0.contains("error: ") } ?? "the compiler failed"
  }
}
