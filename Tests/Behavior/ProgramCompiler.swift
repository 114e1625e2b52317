import Foundation

/// The toolchain's compiler, which links programs with the executable stand-in.
struct ProgramCompiler: Sendable {
  let host: String
  let standIn: String
  let runtime: String
  /// Whether declarations belong to the main actor unless they say otherwise.
  var isOnMainActor = true
  var swiftVersion = "6"

  /// A module with its object; nothing, or the first fault.
  func module(
    _ name: String, _ files: [String], object: String, in folder: String, _ imports: [String]
  ) throws -> String? {
    try compile(
      [
        "-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule", "-enable-testing",
        "-c",
      ]
        + ["-parse-as-library", "-wmo", "-module-name", name, "-o", object] + files, imports)
  }

  func program(
    _ files: [String], _ objects: [String], output: String, _ imports: [String]
  ) throws -> String? {
    try compile(
      ["\(runtime)/libStandIn.so"] + files + objects
        + ["-module-name", "Page", "-o", output, "-Xlinker", "-rpath", "-Xlinker", runtime], imports
    )
  }

  private func compile(_ arguments: [String], _ imports: [String]) throws -> String? {
    let common =
      ["-swift-version", swiftVersion, "-suppress-warnings", "-Onone", "-wmo"]
      + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
      + (imports + [standIn]).flatMap { ["-I", $0] }
      + ["Combine", "Observation"].flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
      + ["-load-plugin-library", "\(standIn)/libStandInMacros.so", "-diagnostic-style", "llvm"]
    let process = try ChildProcess(
      "\(host)/../../../bin/swiftc", arguments + common, input: [], patience: 120)
    if process.ending == .exited(0) { return nil }
    let words = String(decoding: process.output + process.errors, as: UTF8.self)
    return words.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
      ?? "the compiler \(process.ending)"
  }

  func run(_ program: String, _ arguments: [String], input: String) throws -> (
    text: String, ending: String, fault: String
  ) {
    // What a program saves is not there for the next one.
    let home = program + ".home"
    try? FileManager.default.removeItem(atPath: home)
    let process = try ChildProcess(
      "/usr/bin/env", ["CFFIXED_USER_HOME=\(home)", "TMPDIR=\(home)", program] + arguments,
      input: input.components(separatedBy: "\n"), patience: 20)
    let errors = String(decoding: process.errors, as: UTF8.self)
    // A run that ends early says so in the transcript; where the fault stands changes with a
    // rewrite.
    let fault = errors.split(separator: "\n").first { $0.contains("Fatal error") }
    return (
      String(decoding: process.output, as: UTF8.self), "\(process.ending)",
      fault.map(String.init) ?? "\(process.ending)"
    )
  }
}
