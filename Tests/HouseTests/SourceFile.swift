import Foundation
import Testing

/// A file of this repository, as the house rules look at it.
struct SourceFile: CustomTestStringConvertible {
  /// The path from the top of the repository.
  let path: String
  let lines: [String]

  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init(path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.top.appending(path: path), encoding: .utf8)
    lines = text.components(separatedBy: "\n")
  }

  var testDescription: String { path }

  /// The names in a folder of the repository, in order, without the hidden ones.
  static func names(in folder: String) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let names = paths.filter { $0.hasPrefix(prefix) }.map { path in
      String(path.dropFirst(prefix.count).prefix { $0 != "/" })
    }
    return Set(names).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of the folders in a folder, in order, without the hidden ones.
  static func folders(in folder: String) -> [String] {
    names(in: folder).map { "\(folder)/\($0)" }
      .filter { path in paths.contains { $0.hasPrefix(path + "/") } }
  }

  /// The Swift files below a folder of the repository.
  static func all(in folder: String) throws -> [SourceFile] {
    try paths.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }
      .map { try SourceFile(path: $0) }
  }

  /// The paths of all files that git tracks, in order, so that a stray file fails no test.
  ///
  /// New transforms count before they are added to git. An exported archive has no history, so there
  /// every file counts.
  static let paths: [String] = {
    let isCheckout = FileManager.default.fileExists(atPath: top.appending(path: ".git").path)
    guard isCheckout else { return everyPath }
    let tracked = gitPaths([])
    let added = gitPaths(["--others", "--exclude-standard", "--", "Transforms"])
    return Set(tracked + added)
      .filter { FileManager.default.fileExists(atPath: top.appending(path: $0).path) }.sorted()
  }()

  /// Every path below the top, except what a build leaves there.
  private static var everyPath: [String] {
    let paths = FileManager.default.enumerator(atPath: top.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      return !path.hasPrefix(".build")
        && FileManager.default.fileExists(
          atPath: top.appending(path: path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// What `git ls-files` lists.
  private static func gitPaths(_ arguments: [String]) -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", top.path, "ls-files", "-z"] + arguments
    process.standardOutput = output
    try! process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "`git ls-files` lists a checkout")
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
