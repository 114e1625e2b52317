import SwiftUIModel
import SymbolIndex
import TransformKit

/// The targets of Xcode projects that must compile what dismissing views share.
///
/// Views that are compiled together agree on one declaration; a target that has none of them needs none.
struct DeclarationTargets: Sendable {
  /// The targets that compile a view or a presenter of it, joined where views share one.
  private let groups: [Set<Int>]

  init(in context: TransformContext) {
    var groups: [Set<Int>] = []
    for view in context.screens.dismissing {
      var own = view.targets(in: context)
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

  /// Whether a file is compiled wherever a view may need the declarations in it, as far as is known.
  func compile(_ path: String, with view: DismissingView, in context: TransformContext) -> Bool {
    let needed = view.targets(in: context)
    let home = context.buildTargets[path]
    guard !needed.isEmpty, !home.isEmpty else { return true }
    return groups.filter { !$0.isDisjoint(with: needed) }.allSatisfy { $0.isSubset(of: home) }
  }

  /// Whether no target compiles a file together with a view.
  func separate(_ path: String, from view: DismissingView, in context: TransformContext) -> Bool {
    let needed = view.targets(in: context)
    let home = context.buildTargets[path]
    return !needed.isEmpty && !home.isEmpty && needed.isDisjoint(with: home)
  }
}

extension DismissingView {
  /// The targets of the files that declare the view or bring it to a presentation.
  fileprivate func targets(in context: TransformContext) -> Set<Int> {
    let arrivals = sites.flatMap(\.routes).filter { !$0.isPreview }.map(\.arrival)
    let paths = Set((properties.map(\.cursor) + arrivals).map(\.tree.source.path))
    return paths.reduce(into: []) { $0.formUnion(context.buildTargets[$1]) }
  }
}
