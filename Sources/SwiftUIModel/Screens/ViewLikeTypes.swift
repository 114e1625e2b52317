import SymbolIndex

/// The types of a repository that are views, modifiers or styles: types with a `body` that is part
/// of the view hierarchy where they are used.
struct ViewLikeTypes: Sendable {
  private var names = Set(SwiftUINames.names(.viewLikeProtocol))

  init(_ index: SymbolIndex) {
    // A protocol may be declared behind those that refine it, so go on until nothing is added.
    var count = 0
    let types = index.typeNames.map { ($0, index.inheritedNames(of: $0)) }.filter { !$1.isEmpty }
    while count < names.count {
      count = names.count
      for (name, inherited) in types
      where !names.contains(name) && inherited.contains(where: isViewLike) {
        names.insert(name)
      }
    }
  }

  /// Whether the name, without a module qualifier, is that of such a type or protocol.
  func isViewLike(_ name: String) -> Bool {
    names.contains(name) || SwiftUINames.facts(ofType: name).contains(.viewLikeProtocol)
  }
}
