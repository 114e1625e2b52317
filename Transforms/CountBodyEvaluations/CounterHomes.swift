import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// Which files are compiled together, as far as counting goes: each target of a project has its own `@main`,
/// and the modules that a project shows may hold several.
struct CounterHomes: Sendable {
  /// The files with `@main`.
  let main: [IndexedFile]
  private let modules: ModuleMap

  init(in context: TransformContext) {
    main = context.files(mentioning: "main").filter(\.tree.hasMain)
    modules = context.modules
  }

  func areOfOneTarget(_ path: String, _ other: String) -> Bool {
    modules[path] == modules[other] && nearestMain(to: path) == nearestMain(to: other)
  }

  /// The file with `@main` that shares the most folders with a file; nil where several share as many.
  private func nearestMain(to path: String) -> String? {
    let paths = main.map(\.path).filter { modules[$0] == modules[path] }
    let shared = paths.map { $0 == path ? .max : $0.folders(sharedWith: path) }
    guard let most = shared.max(), shared.count(where: { $0 == most }) == 1 else { return nil }
    return zip(paths, shared).first { $0.1 == most }?.0
  }
}

extension String {
  /// The number of outermost folders that two paths have in common.
  fileprivate func folders(sharedWith other: String) -> Int {
    let folders = zip(split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
    return folders.prefix { $0 == $1 }.count
  }
}

extension SyntaxTree {
  /// Whether a type in it is where the program begins.
  fileprivate var hasMain: Bool {
    root.children.contains { decl in
      decl.children.contains { $0.kind == .attribute && $0.textWithoutTrivia == "@main" }
    }
  }
}
