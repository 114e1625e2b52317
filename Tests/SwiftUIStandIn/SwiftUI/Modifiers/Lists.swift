import Foundation

nonisolated extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modified("listStyle", ["style": .value(style)])
  }
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modified("listRowBackground", ["view": .value(view)])
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modified("listRowInsets", ["insets": .value(insets)])
  }
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modified("listRowInsets", ["edges": .value(edges), "length": .value(length)])
  }
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modified("listRowSeparator", ["visibility": .value(visibility), "edges": .value(edges)])
  }
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modified("listRowSeparatorTint", ["color": .value(color), "edges": .value(edges)])
  }
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modified("listSectionSeparator", ["visibility": .value(visibility), "edges": .value(edges)])
  }
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modified("listSectionSeparatorTint", ["color": .value(color), "edges": .value(edges)])
  }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modified("listRowSpacing", ["spacing": .value(spacing)])
  }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modified("listSectionSpacing", ["spacing": .value(spacing)])
  }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modified("listSectionSpacing", ["spacing": .value(spacing)])
  }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modified("listSectionMargins", ["edges": .value(edges), "length": .value(length)])
  }
  public func listItemTint(_ tint: Color?) -> some View {
    modified("listItemTint", ["tint": .value(tint)])
  }
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    modified("listItemTint", ["tint": .value(tint)])
  }
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    modified("listRowHoverEffect", ["effect": .value(effect)])
  }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modified("listRowHoverEffectDisabled", ["disabled": .value(disabled)])
  }
  public func headerProminence(_ prominence: Prominence) -> some View {
    modified("headerProminence", ["prominence": .value(prominence)])
  }
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { modified("alternatingRowBackgrounds", ["behavior": .value(behavior)]) }
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modified("deleteDisabled", ["isDisabled": .value(isDisabled)])
  }
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modified("moveDisabled", ["isDisabled": .value(isDisabled)])
  }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modified(
      "swipeActions",
      [
        "edge": .value(edge), "allowsFullSwipe": .value(allowsFullSwipe),
        "content": .value(content()),
      ])
  }
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View {
    modified("sectionActions", ["content": .value(content())])
  }
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    modified("tableColumnHeaders", ["visibility": .value(visibility)])
  }
}

public struct ListSectionSpacing: Sendable {
  var name = ""

  public static let `default` = Self(name: "default"), compact = Self(name: "compact")
  public static func custom(_ spacing: CGFloat) -> Self { Self() }
}

public struct ListItemTint: Sendable {
  var name = ""

  public static func fixed(_ tint: Color) -> Self { Self() }
  public static func preferred(_ tint: Color) -> Self { Self() }
  public static let monochrome = Self(name: "monochrome")
}

public enum Prominence: Sendable { case standard, increased }

public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"),
    disabled = Self(name: "disabled")
}
