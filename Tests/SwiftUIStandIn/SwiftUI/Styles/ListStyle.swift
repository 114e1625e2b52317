@MainActor @preconcurrency
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
}

public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
}

public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
}

public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
}

public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
}

public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
}

public struct BorderedListStyle: ListStyle {
  nonisolated public init() {}
}

public struct CarouselListStyle: ListStyle {
  nonisolated public init() {}
}

public struct EllipticalListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension ListStyle where Self == CarouselListStyle {
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension InsetListStyle {
  nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == BorderedListStyle {
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { .init() }
}
