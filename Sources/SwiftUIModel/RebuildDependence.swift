import Syntax

/// Modifiers that act when a view is built anew, or no more once it is gone: on a view that stays
/// and is only not seen they act differently.
public enum RebuildDependence {
  private static let names: Set<String> = [
    // What runs, starts or is played when a view comes or goes.
    "animation", "onAppear", "onDisappear", "onFirstAppear", "task", "transition",
    // What ties a view to an identity.
    "id", "matchedGeometryEffect", "matchedTransitionSource",
    // What a view loses when it is rebuilt or hidden, and keeps when it is transparent.
    "focused", "keyboardShortcut",
  ]

  public static func holds(for modifier: String) -> Bool { names.contains(modifier) }
}

extension ModifierChain {
  /// The first modifier of the chain, other than the call that was asked about, that acts
  /// differently on a view that stays.
  public var rebuildDependent: String? {
    links.indices.first { index in
      index != position && links[index].isCall && RebuildDependence.holds(for: links[index].name)
    }.map { links[$0].name }
  }
}
