@MainActor @preconcurrency
public protocol WindowStyle {}

public struct DefaultWindowStyle: WindowStyle {
  nonisolated public init() {}
}

public struct HiddenTitleBarWindowStyle: WindowStyle {
  nonisolated public init() {}
}

public struct TitleBarWindowStyle: WindowStyle {
  nonisolated public init() {}
}

public struct PlainWindowStyle: WindowStyle {
  nonisolated public init() {}
}

public struct VolumetricWindowStyle: WindowStyle {
  nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == VolumetricWindowStyle {
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}

public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}

public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}

public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init()
  }
}
