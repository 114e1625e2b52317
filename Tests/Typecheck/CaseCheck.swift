import Foundation

/// Type-checks one page: its code before, and after where that differs. What the compiler says of names and
/// types before is kept beside the code.
struct CaseCheck: Sendable {
  let compiler: Compiler
  let page: CasePage
  /// The module that the cases of this transform lean on, and the folder it is in.
  let shared: (name: String, folder: String)?
  /// Where the files are written.
  let folder: String

  enum Verdict: Sendable {
    case holds
    case isNotChecked
    case fails([String])
  }

  func run() throws -> Verdict {
    guard page.notTypeChecked == nil else { return .isNotChecked }
    var faults = try errors(.before).map(\.description)
    if page.files.contains(where: { $0.before != $0.after }) {
      faults += objections(to: try errors(.after))
    }
    return faults.isEmpty ? .holds : .fails(faults)
  }

  /// What is wrong with the errors after: that there are some, or not the one that the page announces.
  private func objections(to errors: [CompilerError]) -> [String] {
    guard let expected = page.errorAfter else { return errors.map(\.description) }
    if errors.contains(where: { $0.message.contains(expected) }) { return [] }
    return ["\(page.path): error: after it there should be an error “\(expected)”"]
      + errors.map(\.description)
  }

  private func errors(_ moment: CaseSources.Moment) throws -> [CompilerError] {
    let sources = CaseSources(
      page: page, moment: moment, imports: shared.map { [$0.name] } ?? [])
    let folder = "\(folder)/\(moment.rawValue)"
    var errors: [CompilerError] = []
    for (name, files) in try sources.writeModules(into: folder) {
      errors += try compiler.emit(module(name, files, in: folder), into: folder)
    }
    guard errors.isEmpty else { return errors }
    let page = module("Page", try sources.write(into: folder), in: folder)
    return try moment == .before ? compiler.dumpTrees(of: page) : compiler.errors(in: page)
  }

  private func module(_ name: String, _ files: [String], in folder: String) -> Compiler.Module {
    Compiler.Module(
      name: name, files: files, isOnMainActor: true,
      imports: [folder] + (shared.map { [$0.folder] } ?? []))
  }
}
