import Syntax

/// Modifiers that do something when a view is built anew: whoever keeps a view that used to be
/// rebuilt changes when they act.
public enum RebuildDependence {
  /// What runs, starts or is played when a view comes or goes, or ties a view to an identity.
  private static let names: Set<String> = [
    "animation", "id", "matchedGeometryEffect", "matchedTransitionSource", "onAppear",
    "onDisappear",
    "onFirstAppear", "task", "transition",
  ]

  public static func holds(for modifier: String) -> Bool { names.contains(modifier) }
}

extension ModifierChain {
  /// The first modifier of the chain, other than the call that was asked about, that counts on the
  /// view being built anew.
  public var rebuildDependent: String? {
    links.indices.first { index in
      index != position && links[index].isCall && RebuildDependence.holds(for: links[index].name)
    }.map { links[$0].name }
  }
}
