import Foundation
import Parser
import Semantics
import SourceText
import SymbolIndex

/// Code that is compiled together, with what the compiler says of it.
struct ComparedApp: Sendable {
  /// The files of all its modules.
  let files: [ProgramFile]
  /// What the compiler says of the files that are compared.
  let answers: [CompilerAnswers]
  /// The declarations of its own modules that the compiler lists, by USR.
  let declarations: [String: CompilerAnswers.Declaration]
  /// The names of its modules.
  let modules: Set<String>

  /// - Parameter shared: what the compiler says of modules that are not compared here.
  init(files: [ProgramFile], answers: [CompilerAnswers], shared: [CompilerAnswers] = []) {
    self.files = files
    self.answers = answers
    declarations = (answers + shared).reduce(into: [:]) { all, answer in
      all.merge(answer.declarations) { first, _ in first }
    }
    modules = Set(files.map(\.module))
  }

  /// An app of one module, `App`; nil where it has no Swift file.
  static func reading(
    _ folder: String, frontend: Frontend
  ) throws -> Result<ComparedApp, Rejection> {
    let paths = StandIn.swiftFiles(in: folder).filter(belongsToModule)
    guard !paths.isEmpty else { return .failure(Rejection(message: "it has no Swift file")) }
    switch try frontend.dump(paths, module: "App") {
    case .rejected(let message): return .failure(Rejection(message: message))
    case .accepted(let documents):
      return .success(
        ComparedApp(
          files: try paths.map { try file(at: $0, module: "App") },
          answers: try documents.map { try CompilerAnswers($0) }))
    }
  }

  /// Why the compiler does not accept an app.
  struct Rejection: Error {
    let message: String
  }

  static func file(at path: String, module: String) throws -> ProgramFile {
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let file = IndexedFile(SyntaxParser().parse(SourceText(text, path: path)))
    return ProgramFile(file, module: module)
  }

  /// Tests and manifests are modules of their own.
  private static func belongsToModule(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.last != "Package.swift" && !parts.dropLast().contains { $0.hasSuffix("Tests") }
  }
}
