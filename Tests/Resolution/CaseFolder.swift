import Foundation
import Semantics

/// The cases of one transform as the type check leaves them: beside the code of each what the compiler
/// says of it.
///
/// ```
/// HiddenIfToOpacity/main.swift               the context, a module of its own
/// HiddenIfToOpacity/NAME/before/main.swift   the module `Page`
/// HiddenIfToOpacity/NAME/before/Kit0.swift   the module `Kit`
/// ```
struct CaseFolder: Sendable {
  private let context: [ProgramFile]
  private let contextAnswers: [CompilerAnswers]
  /// The folders of the cases, by name.
  let cases: [String]

  init(_ folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let files = names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    context = try files.map { try ComparedApp.file(at: $0, module: "CaseContext") }
    contextAnswers = try files.compactMap(Self.answers)
    cases = names.map { "\(folder)/\($0)/before" }.filter {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// The folders of the transforms below the folder of the type check.
  static func all(in folder: String) throws -> [CaseFolder] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .map { "\(folder)/\($0)" }.filter { FileManager.default.fileExists(atPath: $0 + "/README") }
      .map { try CaseFolder($0) }
  }

  /// One case; nil for one that is not type-checked.
  func app(of folder: String) throws -> ComparedApp? {
    let paths = StandIn.swiftFiles(in: folder)
    let answers = try paths.compactMap(Self.answers)
    guard !answers.isEmpty else { return nil }
    let files = try paths.map { try ComparedApp.file(at: $0, module: Self.module(of: $0)) }
    return ComparedApp(files: context + files, answers: answers, shared: contextAnswers)
  }

  private static func answers(ofFileAt path: String) throws -> CompilerAnswers? {
    let document = FileManager.default.contents(atPath: path + ".json")
    guard let document, !document.isEmpty else { return nil }
    return try CompilerAnswers(document, path: path)
  }

  /// The files of the page are called `main` and `file1`, those of another module as it and a number.
  private static func module(of path: String) -> String {
    let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    let base = String(name.reversed().drop(while: \.isNumber).reversed())
    return ["main", "file"].contains(base) ? "Page" : base
  }
}
