import Foundation
import Semantics
import SourceText
import Syntax
import TestSupport

/// The comparison over several apps.
struct ResolutionRun: Sendable {
  private let standIn: StandIn
  private let frontend: Frontend
  private let known: [ProgramFile]
  /// What the pages of known modules declare, by file.
  private let listed: [[NodeID: ListedDeclaration]]
  private let jobs: Int

  /// What was found in one file.
  private struct FileFindings: Sendable {
    let path: String
    let lines: LineTable
    let findings: [Finding]
  }

  init(standIn: StandIn, frontend: Frontend, jobs: Int) {
    self.standIn = standIn
    self.frontend = frontend
    self.jobs = jobs
    known = KnownFiles.all()
    listed = known.map { file in
      let declarations = ListedDeclaration.all(in: file.indexed.tree)
      return Dictionary(declarations.map { ($0.node, $0) }) { first, _ in first }
    }
  }

  /// Compares apps, each a folder whose Swift files are one module.
  func report(onApps folders: [String]) throws -> Report {
    var report = Report()
    for folder in folders {
      switch try ComparedApp.reading(folder, frontend: frontend) {
      case .failure(let rejection): report.skip(folder, because: rejection.message)
      case .success(let app): try compare([app], into: &report)
      }
    }
    return report
  }

  /// Compares the cases that the type check left in a folder.
  func report(onCasesIn folder: String) throws -> Report {
    var report = Report()
    let cases = try CaseFolder.all(in: folder).flatMap { folder in
      folder.cases.map { (folder, $0) }
    }
    let apps = try BatchQueue.run(cases, size: 8, jobs: jobs) { cases in
      try cases.compactMap { try $0.app(of: $1) }
    }
    try compare(apps.flatMap { $0 }, into: &report)
    return report
  }

  /// Compares apps, several at once.
  private func compare(_ apps: [ComparedApp], into report: inout Report) throws {
    let types = try types(in: apps)
    let findings = try BatchQueue.run(apps, size: 1, jobs: jobs) { try compare($0[0], types) }
    for files in findings {
      report.countApp()
      for file in files { report.add(file.findings, in: file.path, lines: file.lines) }
    }
  }

  private func compare(
    _ app: ComparedApp, _ types: [String: CompilerType]
  ) throws -> [FileFindings] {
    let program = Program(known + app.files)
    return app.answers.compactMap { answer in
      guard let index = app.files.firstIndex(where: { $0.indexed.path == answer.path }) else {
        return nil
      }
      let comparison = Comparison(
        program: program, file: Int32(known.count + index), answers: answer, app: app,
        standIn: standIn, listed: listed, types: types)
      return FileFindings(
        path: answer.path, lines: LineTable(app.files[index].indexed.tree.source),
        findings: comparison.findings())
    }
  }

  /// The types of expressions, by their mangled names.
  private func types(in apps: [ComparedApp]) throws -> [String: CompilerType] {
    var mangled: Set<String> = []
    for answer in apps.flatMap(\.answers) {
      mangled.formUnion(answer.types.values.joined())
      for case .type(let name) in answer.references.map(\.target) { mangled.insert(name) }
    }
    let list = mangled.sorted()
    let modules = Set(apps.flatMap(\.modules))
    let types = try frontend.demangle(list).map { CompilerType(demangled: $0, modules: modules) }
    return Dictionary(uniqueKeysWithValues: zip(list, types))
  }
}
