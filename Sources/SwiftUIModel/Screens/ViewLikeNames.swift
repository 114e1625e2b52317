import SymbolIndex

/// Which types of a repository are views, modifiers or styles, as far as names tell: types with a
/// `body` that is part of the view hierarchy where they are used.
struct ViewLikeNames: Sendable {
  private let index: SymbolIndex
  private var names = Set(SwiftUINames.names(.viewLikeProtocol))

  init(_ index: SymbolIndex) {
    self.index = index
    let heirs = index.heirs
    var waiting = heirs.keys.filter(isViewLike)
    while let next = waiting.popLast() {
      waiting += (heirs[next] ?? []).filter { names.insert($0).inserted }
    }
  }

  /// Whether a type is view-like; nil where types of the same name may differ, or where it inherits from
  /// a type alias.
  func decides(_ name: String) -> Bool? {
    if isViewLike(name) { return index.declarations(named: name).count < 2 ? true : nil }
    return inheritsFromAlias(name) ? nil : false
  }

  private func isViewLike(_ name: String) -> Bool {
    names.contains(name) || SwiftUINames.facts(ofType: name).contains(.viewLikeProtocol)
  }

  private func inheritsFromAlias(_ name: String) -> Bool {
    var names = index.inheritedNames(of: name)
    var seen = Set(names)
    while let name = names.popLast() {
      if index.declarations(named: name).isEmpty {
        if !index.files(declaring: name).isEmpty { return true }
      } else {
        names += index.inheritedNames(of: name).filter { seen.insert($0).inserted }
      }
    }
    return false
  }
}
