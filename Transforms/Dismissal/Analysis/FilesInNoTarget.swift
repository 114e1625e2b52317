import SwiftUIModel

extension DismissingView {
  /// What a reviewer has to know of the files in no target that use the view, or what shows it: no change edits
  /// them, so they may not fit the changed code once a target compiles them.
  var unbuiltCaveats: [String] {
    let own = unreadFiles.filter { $0.cause == .notBuilt }
      .map { UnbuiltUse(path: $0.path, name: name) }
    let all = Set(own + unbuiltUses).sorted { ($0.path, $0.name) < ($1.path, $1.name) }
    let shown = all.prefix(Self.shownCount).map { use in
      let file = use.path.split(separator: "/").last ?? ""
      return "`\(file)`, which is in no target, also uses `\(use.name)`"
    }
    let more = all.count - shown.count
    return 0 < more ? shown + ["there are \(more) more such uses"] : shown
  }

  /// The number of uses that a change names.
  private static let shownCount = 2
}
