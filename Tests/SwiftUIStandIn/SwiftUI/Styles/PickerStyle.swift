@MainActor @preconcurrency
public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
}

public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
}

public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
}

public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
}

public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
}

public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
}

public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
}

public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}
}

public struct PopUpButtonPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
