@MainActor
open class UIDevice: NSObject {
  public static var current: UIDevice { .init() }
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  open var name: String { "" }
  open var model: String { "" }
  open var systemName: String { "" }
  open var systemVersion: String { "" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var batteryLevel: Float { 1 }
  open var batteryState: BatteryState { .full }
  open var isBatteryMonitoringEnabled = false
  open var identifierForVendor: UUID? { nil }
  open func setValue(_ value: Any?, forKey key: String) {}
  open func beginGeneratingDeviceOrientationNotifications() {}
  nonisolated public static let orientationDidChangeNotification = Notification.Name("")
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("")
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name("")
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified, phone, pad, tv, carPlay, mac, vision
}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { false }
  public var isLandscape: Bool { false }
  public var isFlat: Bool { false }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isPortrait: Bool { false }
  public var isLandscape: Bool { false }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2)
  public static let landscapeLeft = Self(rawValue: 16)
  public static let landscapeRight = Self(rawValue: 8)
  public static let portraitUpsideDown = Self(rawValue: 4)
  public static let landscape = Self(rawValue: 24)
  public static let all = Self(rawValue: 30)
  public static let allButUpsideDown = Self(rawValue: 26)
}

public struct UIContentSizeCategory: Hashable, Sendable {
  public static let extraSmall = Self(), small = Self(), medium = Self(), large = Self()
  public static let extraLarge = Self(), extraExtraLarge = Self(), extraExtraExtraLarge = Self()
  public static let accessibilityMedium = Self(), accessibilityLarge = Self()
  public static let accessibilityExtraLarge = Self()
  public var isAccessibilityCategory: Bool { false }
}

@MainActor
open class UIScreen: NSObject {
  public static var main: UIScreen { .init() }
  open var bounds: CGRect { .zero }
  open var nativeBounds: CGRect { .zero }
  open var scale: CGFloat { 1 }
  open var nativeScale: CGFloat { 1 }
  open var brightness: CGFloat = 1
  open var isCaptured: Bool { false }
  open var traitCollection: UITraitCollection { .init() }
  open var maximumFramesPerSecond: Int { 60 }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public override init() {}
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }
  public static var current: UITraitCollection { .init() }
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var displayScale: CGFloat { 1 }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

@MainActor
open class UIPasteboard: NSObject {
  public static var general: UIPasteboard { .init() }
  open var string: String?
  open var strings: [String]?
  open var url: URL?
  open var image: UIImage?
  open var hasStrings: Bool { false }
  open var hasImages: Bool { false }
  open var hasURLs: Bool { false }
  open func setValue(_ value: Any, forPasteboardType: String) {}
  open func setData(_ data: Data, forPasteboardType: String) {}
}

public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public struct Notification: Sendable {
    public static let announcement = Self()
    public static let screenChanged = Self()
    public static let layoutChanged = Self()
  }
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = Notification.Name("")
  nonisolated public static let keyboardDidShowNotification = Notification.Name("")
  nonisolated public static let keyboardWillHideNotification = Notification.Name("")
  nonisolated public static let keyboardDidHideNotification = Notification.Name("")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("")
  nonisolated public static let keyboardFrameEndUserInfoKey = ""
  nonisolated public static let keyboardFrameBeginUserInfoKey = ""
  nonisolated public static let keyboardAnimationDurationUserInfoKey = ""
  nonisolated public static let keyboardAnimationCurveUserInfoKey = ""
}

extension UITextField {
  nonisolated public static let textDidChangeNotification = Notification.Name("")
  nonisolated public static let textDidBeginEditingNotification = Notification.Name("")
}
