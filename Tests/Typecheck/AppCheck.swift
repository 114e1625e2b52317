import Foundation

/// Type-checks an app as it is, rewrites a copy of it, and type-checks that.
struct AppCheck: Sendable {
  let compiler: Compiler
  /// The program that rewrites, and what it is told.
  let rewrite: [String]
  let mode: Compiler.LanguageMode
  let folder: String

  struct Result: Sendable {
    /// What is wrong with the app as it is.
    let before: [CompilerError]
    /// What is wrong only since the rewrite.
    let introduced: [CompilerError]
    /// How many files the rewrite changed.
    let changedFiles: Int
  }

  func run() throws -> Result {
    let app = try App(folder: folder)
    let copy = NSTemporaryDirectory() + "typecheck-\(UUID().uuidString)"
    try app.copy(to: copy)
    defer { try? FileManager.default.removeItem(atPath: copy) }

    var files = app.files.map { "\(copy)/\($0)" }
    if let symbols = AssetSymbols(folder: folder).source {
      files.append("\(copy)/GeneratedAssetSymbols.swift")
      try Data(symbols.utf8).write(to: URL(fileURLWithPath: files.last!))
    }
    let module = Compiler.Module(name: app.moduleName, files: files, mode: mode)
    let before = try compiler.errors(in: module).map { $0.moved(from: copy, to: folder) }
    if rewrite.isEmpty { return Result(before: before, introduced: [], changedFiles: 0) }
    try rewriteFiles(in: copy)
    let changed = app.files.count {
      !FileManager.default.contentsEqual(atPath: "\(folder)/\($0)", andPath: "\(copy)/\($0)")
    }
    guard 0 < changed else { return Result(before: before, introduced: [], changedFiles: 0) }
    let after = try compiler.errors(in: module).map { $0.moved(from: copy, to: folder) }
    return Result(
      before: before, introduced: Self.errors(of: after, beyond: before), changedFiles: changed)
  }

  private func rewriteFiles(in copy: String) throws {
    let process = try ChildProcess(
      rewrite[0], rewrite.dropFirst() + [copy], input: [], patience: compiler.patience)
    // 2 says that something was left undone, which is no matter of types.
    guard [.exited(0), .exited(2)].contains(process.ending) else {
      throw RewriteFault(
        folder: folder, words: String(decoding: process.errors.prefix(2000), as: UTF8.self))
    }
  }

  /// The errors that are new. Lines move, so an error is known by its file and its words.
  private static func errors(
    of after: [CompilerError], beyond before: [CompilerError]
  ) -> [CompilerError] {
    var known: [[String]: Int] = [:]
    for error in before { known[[error.path, error.message], default: 0] += 1 }
    return after.filter { error in
      let key = [error.path, error.message]
      guard let count = known[key], 0 < count else { return true }
      known[key] = count - 1
      return false
    }
  }
}

struct RewriteFault: Error, CustomStringConvertible {
  let folder: String
  let words: String

  var description: String { "\(folder): the rewrite failed\n\(words)" }
}

extension CompilerError {
  fileprivate func moved(from old: String, to new: String) -> CompilerError {
    var error = self
    if path.hasPrefix(old) { error.path = new + path.dropFirst(old.count) }
    return error
  }
}
