public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) { return nil }
}

public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ControlActiveState: Equatable, CaseIterable, Sendable { case key, active, inactive }

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { .accessibility1 <= self }
  public init?(_ uiSizeCategory: UIContentSizeCategory) { return nil }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { .accessibilityMedium <= self }
  public init?(_ uiSizeCategory: UIContentSizeCategory) { return nil }
  public static func < (a: Self, b: Self) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
  public static func <= (a: Self, b: Self) -> Bool {
    allCases.firstIndex(of: a)! <= allCases.firstIndex(of: b)!
  }
  public static func > (a: Self, b: Self) -> Bool {
    allCases.firstIndex(of: a)! > allCases.firstIndex(of: b)!
  }
  public static func >= (a: Self, b: Self) -> Bool {
    allCases.firstIndex(of: a)! >= allCases.firstIndex(of: b)!
  }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = Self(rawValue: 1)
  public static let privacy = Self(rawValue: 2)
  public static let invalidated = Self(rawValue: 4)
}

public struct BackgroundProminence: Hashable, Sendable {
  var name = ""

  public static let standard = Self(name: "standard")
  public static let increased = Self(name: "increased")
}

public struct TabBarPlacement: Hashable, Sendable {
  var name = ""

  public static let topBar = Self(name: "topBar")
  public static let sidebar = Self(name: "sidebar")
  public static let bottomBar = Self(name: "bottomBar")
}

public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

public struct DocumentConfiguration: Sendable {
  public var fileURL: URL?
  public var isEditable: Bool
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}
