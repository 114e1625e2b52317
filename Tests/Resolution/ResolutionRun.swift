import Foundation
import Parser
import Semantics
import SourceText
import SymbolIndex
import Syntax
import TestSupport

/// The comparison over several apps, each a folder whose Swift files are one module.
struct ResolutionRun {
  private let frontend: Frontend
  private let standIn: StandIn
  private let known: [ProgramFile]
  /// What the pages of known modules declare, by file.
  private let listed: [[NodeID: ListedDeclaration]]

  init(frontend: Frontend, standIn: StandIn) {
    self.frontend = frontend
    self.standIn = standIn
    known = KnownFiles.all()
    listed = known.map { file in
      let declarations = ListedDeclaration.all(in: file.indexed.tree)
      return Dictionary(declarations.map { ($0.node, $0) }) { first, _ in first }
    }
  }

  func report(on folders: [String]) throws -> Report {
    var report = Report()
    for folder in folders { try compare(folder, into: &report) }
    return report
  }

  private func compare(_ folder: String, into report: inout Report) throws {
    let paths = StandIn.swiftFiles(in: folder).filter(Self.belongsToModule)
    guard !paths.isEmpty else { return report.skip(folder, because: "it has no Swift file") }
    let answers: [CompilerAnswers]
    switch try frontend.dump(paths, module: "App") {
    case .rejected(let message): return report.skip(folder, because: message)
    case .accepted(let documents): answers = try documents.map { try CompilerAnswers($0) }
    }
    report.countApp()
    let parser = SyntaxParser()
    let own = try paths.map { path in
      let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
      return ProgramFile(IndexedFile(parser.parse(SourceText(text, path: path))), module: "App")
    }
    let program = Program(known + own)
    let declarations = answers.reduce(into: [:]) { all, answer in
      all.merge(answer.declarations) { first, _ in first }
    }
    let types = try types(in: answers)
    for answer in answers {
      guard let index = paths.firstIndex(of: answer.path) else { continue }
      let comparison = Comparison(
        program: program, file: Int32(known.count + index), answers: answer,
        declarations: declarations, standIn: standIn, listed: listed, types: types)
      let source = own[index].indexed.tree.source
      report.add(comparison.findings(), in: answer.path, lines: LineTable(source))
    }
  }

  /// The types of expressions, by their mangled names.
  private func types(in answers: [CompilerAnswers]) throws -> [String: CompilerType] {
    var mangled: Set<String> = []
    for answer in answers {
      mangled.formUnion(answer.types.values.joined())
      for case .type(let name) in answer.references.map(\.target) { mangled.insert(name) }
    }
    let list = mangled.sorted()
    let types = try frontend.demangle(list).map { CompilerType(demangled: $0) }
    return Dictionary(uniqueKeysWithValues: zip(list, types))
  }

  /// Tests and manifests are modules of their own.
  private static func belongsToModule(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.last != "Package.swift" && !parts.dropLast().contains { $0.hasSuffix("Tests") }
  }
}
