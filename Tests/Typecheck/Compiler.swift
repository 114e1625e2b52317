import Foundation

/// The toolchain's compiler, with the stand-in for SwiftUI in reach.
struct Compiler: Sendable {
  /// The folder with the toolchain's own libraries and macros, `lib/swift/host`.
  let host: String
  /// The folder with the modules of the stand-in.
  let standIn: String
  /// How long the compiler may take for one module, in seconds.
  let patience: Int

  /// A module as it is handed to the compiler.
  struct Module {
    var name: String
    var files: [String]
    var mode = LanguageMode.six
    /// Whether declarations belong to the main actor unless they say otherwise, as in new projects.
    var isOnMainActor = false
    /// Where modules lie that it imports, beside the stand-in.
    var imports: [String] = []
  }

  enum LanguageMode: String, Sendable, CaseIterable {
    case five = "5"
    case six = "6"
  }

  /// The errors in a module. The compiler goes as far as SIL: only there it sees that an initializer
  /// leaves a property unset.
  func errors(in module: Module) throws -> [CompilerError] {
    try run(["-emit-sil", "-o", "/dev/null"], on: module, module.files)
  }

  /// The errors in a module, and beside each of its files the syntax tree with types, as JSON.
  func dumpTrees(of module: Module) throws -> [CompilerError] {
    let files = module.files.flatMap { ["-primary-file", $0] }
    let outputs = module.files.flatMap { ["-o", $0 + ".json"] }
    return try run(["-dump-ast", "-dump-ast-format", "json"] + outputs, on: module, files)
  }

  /// Writes a module that others can import, with all that is internal to it.
  func emit(_ module: Module, into folder: String) throws -> [CompilerError] {
    let path = "\(folder)/\(module.name).swiftmodule"
    return try run(["-emit-module", "-enable-testing", "-o", path], on: module, module.files)
  }

  /// - Parameter files: the module's files as arguments.
  private func run(
    _ job: [String], on module: Module, _ files: [String]
  ) throws -> [CompilerError] {
    let isProgram = module.files.contains { $0.hasSuffix("/main.swift") }
    let arguments =
      ["-frontend"] + job + ["-module-name", module.name, "-swift-version", module.mode.rawValue]
      + (isProgram ? [] : ["-parse-as-library"])
      + (module.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
      + (module.imports + [standIn]).flatMap { ["-I", $0] }
      // Apple's Foundation brings these along.
      + ["Combine", "Observation"].flatMap { ["-import-module", $0] }
      + ["-plugin-path", host + "/plugins"]
      + ["-load-plugin-library", standIn + "/libStandInMacros.so"]
      + ["-suppress-warnings", "-diagnostic-style", "llvm", "-module-cache-path"]
      + [standIn + "/cache"] + files
    let process = try ChildProcess(
      host + "/../../../bin/swift-frontend", arguments, input: [], patience: patience)
    let errors = CompilerError.all(in: process.errors)
    switch process.ending {
    case .exited(0): return []
    case .exited where !errors.isEmpty: return errors
    default:
      let words = String(decoding: process.errors.prefix(2000), as: UTF8.self)
      return errors + [CompilerError(message: "the compiler \(process.ending)\n\(words)")]
    }
  }
}
