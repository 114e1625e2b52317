/// Type-checks apps before and after a rewrite, and says what that broke.
struct AppRun {
  let compiler: Compiler
  let rewrite: [String]
  let modes: [Compiler.LanguageMode]
  let jobs: Int

  /// True when each app type-checks as it is and no rewrite introduced an error.
  func run(_ folders: [String]) throws -> Bool {
    let checks = folders.flatMap { folder in
      modes.map {
        AppCheck(compiler: compiler, rewrite: rewrite, mode: $0, folder: folder)
      }
    }
    let results = try BatchQueue.run(checks, size: 1, jobs: jobs) { try $0[0].run() }
    var isClean = true
    for (check, result) in zip(checks, results) {
      if !result.before.isEmpty || !result.introduced.isEmpty { isClean = false }
      for line in lines(on: result, of: check) { print(line) }
    }
    return isClean
  }

  private func lines(on result: AppCheck.Result, of check: AppCheck) -> [String] {
    let name = "\(check.folder), Swift \(check.mode.rawValue)"
    var lines = result.introduced.map(\.description)
    if !result.before.isEmpty {
      lines.append(
        "\(name): does not type-check as it is; \(Self.errors(result.before)), the first one:")
      lines.append("  \(result.before[0])")
    }
    let files = "\(result.changedFiles) \(result.changedFiles == 1 ? "file" : "files") rewritten"
    if !result.introduced.isEmpty {
      lines.append("\(name): \(files), \(Self.errors(result.introduced)) introduced")
    } else if result.before.isEmpty {
      lines.append("\(name): type-checks, \(files)")
    } else {
      lines.append("\(name): \(files), no error introduced as far as can be seen")
    }
    return lines
  }

  private static func errors(_ errors: [CompilerError]) -> String {
    "\(errors.count) \(errors.count == 1 ? "error" : "errors")"
  }
}
