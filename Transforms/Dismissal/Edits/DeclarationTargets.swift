import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The targets of Xcode projects that must compile what dismissing views share.
///
/// Targets that compile one of these views or its presenters together agree on one declaration. Others get one of
/// their own.
struct DeclarationTargets: Sendable {
  /// Targets with files in common, each in one group.
  private let groups: [Set<Int>]

  init(in context: TransformContext) {
    var groups: [Set<Int>] = []
    for path in Set(context.screens.dismissing.flatMap { $0.userPaths(in: context) }).sorted() {
      var own = context.buildTargets[path]
      guard !own.isEmpty else { continue }
      groups.removeAll { group in
        guard !group.isDisjoint(with: own) else { return false }
        own.formUnion(group)
        return true
      }
      groups.append(own)
    }
    self.groups = groups
  }

  /// The groups of targets in which a view needs declarations; an empty one where the targets are not known.
  ///
  /// - Parameter paths: the files that use what is declared, where not all files of the view do.
  func groups(
    of view: DismissingView, usedIn paths: [String]? = nil, in context: TransformContext
  ) -> [Set<Int>] {
    let all = groups(of: view, in: context)
    guard let paths else { return all }
    let users = paths.map { context.buildTargets[$0] }
    return users.contains(where: \.isEmpty)
      ? all : all.filter { group in users.contains { !$0.isDisjoint(with: group) } }
  }

  private func groups(of view: DismissingView, in context: TransformContext) -> [Set<Int>] {
    let targets = view.targets(in: context)
    let found = groups.filter { !$0.isDisjoint(with: targets) }
    // A copy in a file that no target compiles needs nothing.
    let compiled = found.filter { group in group.contains { 0 <= $0 } }
    return compiled.isEmpty ? (found.isEmpty ? [[]] : found) : compiled
  }

  /// The files that most targets of a group compile, the first of these first. All views agree on the first one.
  static func sorted(
    _ files: [IndexedFile], for group: Set<Int>, in context: TransformContext
  ) -> [IndexedFile] {
    let counts = files.map { file in
      let targets = context.buildTargets[file.path]
      return targets.isEmpty ? group.count : group.intersection(targets).count
    }
    return files.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.map { files[$0] }
  }

  /// Whether the targets of a group that compile a view also compile a file, as far as is known.
  func isCompiled(
    _ path: String, with view: DismissingView, for group: Set<Int>, in context: TransformContext
  ) -> Bool {
    let targets = context.buildTargets[path]
    return targets.isEmpty || view.targets(in: context).intersection(group).isSubset(of: targets)
  }

  /// Whether every group of targets with a view compiles one of some files.
  func compile(
    _ paths: [String], with view: DismissingView, in context: TransformContext
  ) -> Bool {
    groups(of: view, in: context).allSatisfy { group in
      paths.contains { isCompiled($0, with: view, for: group, in: context) }
    }
  }

  /// Whether no target compiles a file together with a view.
  func separate(_ path: String, from view: DismissingView, in context: TransformContext) -> Bool {
    let home = context.buildTargets[path]
    guard !home.isEmpty else { return false }
    let needed = view.targets(in: context)
    return !needed.isEmpty && needed.isDisjoint(with: home)
  }

  /// Whether a file sees what is declared for a view. Targets of one project may be modules of their own, of which
  /// that of a test imports the other.
  func share(_ path: String, with view: DismissingView, in context: TransformContext) -> Bool {
    guard separate(path, from: view, in: context) else { return true }
    let imports = context.file(at: path)?.tree.nodes(ofKind: .importDecl)
    return imports?.contains { $0.text.contains("@testable") } == true
  }
}

extension DismissingView {
  /// The files that declare the view or bring it to a presentation, and that are compiled with it. A file of
  /// another module, such as one of tests, imports the view.
  fileprivate func userPaths(in context: TransformContext) -> [String] {
    let own = properties.map(\.cursor.tree.source.path)
    let compiled = own.reduce(into: Set<Int>()) { $0.formUnion(context.buildTargets[$1]) }
    let arrivals = Set(
      sites.flatMap(\.routes).filter { !$0.isPreview }.map(\.arrival.tree.source.path))
    return own
      + arrivals.filter { path in
        let targets = context.buildTargets[path]
        return context.modules[path] == context.modules[self.path]
          && (targets.isEmpty || compiled.isEmpty || !targets.isDisjoint(with: compiled))
      }
  }

  fileprivate func targets(in context: TransformContext) -> Set<Int> {
    userPaths(in: context).reduce(into: []) { $0.formUnion(context.buildTargets[$1]) }
  }
}
