import Foundation

/// Type-checks every case of every transform, and the example on its page.
struct CaseRun {
  let compiler: Compiler
  let jobs: Int
  /// Where the files of the cases are written.
  let folder: String

  /// True when all of them hold.
  func run(_ transforms: [String]) throws -> Bool {
    let checks = try transforms.flatMap { try self.checks(of: $0) }
    let verdicts = try BatchQueue.run(checks, size: 1, jobs: jobs) { try $0[0].run() }
    var (held, skipped, failed) = (0, 0, 0)
    for verdict in verdicts {
      switch verdict {
      case .holds: held += 1
      case .isNotChecked: skipped += 1
      case .fails(let faults):
        failed += 1
        for fault in faults { print(fault) }
      }
    }
    print(
      "cases: \(held) type-check before and after"
        + (skipped == 0 ? "" : ", \(skipped) say why they do not")
        + (failed == 0 ? "" : ", \(failed) fail"))
    return failed == 0
  }

  private func checks(of transform: String) throws -> [CaseCheck] {
    try? FileManager.default.removeItem(atPath: "\(folder)/\(transform)")
    let shared = try CasePage.context(of: transform).map { try emit($0, of: transform) }
    return try ([CasePage.example(in: transform)] + CasePage.fixtures(in: transform)).map { page in
      let name = page.path.split(separator: "/").last!.dropLast(".md".count)
      return CaseCheck(
        compiler: compiler, page: page, shared: shared, folder: "\(folder)/\(transform)/\(name)")
    }
  }

  /// Makes a module of what the cases of a transform lean on.
  private func emit(_ page: CasePage, of transform: String) throws -> (name: String, folder: String)
  {
    let folder = "\(folder)/\(transform)"
    let sources = CaseSources(page: page, moment: .before, imports: [])
    let module = Compiler.Module(
      name: "CaseContext", files: try sources.write(into: folder), isOnMainActor: true)
    let errors = try compiler.emit(module, into: folder) + compiler.dumpTrees(of: module)
    guard errors.isEmpty else { throw ContextFault(errors: errors) }
    return (module.name, folder)
  }
}

/// What is wrong with the page that the cases lean on.
struct ContextFault: Error, CustomStringConvertible {
  let errors: [CompilerError]

  var description: String {
    (["what the cases lean on does not type-check"] + errors.map(\.description))
      .joined(separator: "\n")
  }
}
