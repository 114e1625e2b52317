@MainActor
open class UIApplication: UIResponder {
  public static var shared: UIApplication { .init() }
  public enum State: Int, Sendable { case active, inactive, background }
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "url")
    public static let remoteNotification = Self(rawValue: "remoteNotification")
    public static let shortcutItem = Self(rawValue: "shortcutItem")
  }
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(rawValue: "sourceApplication")
    public static let annotation = Self(rawValue: "annotation")
  }
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }
  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  open var delegate: UIApplicationDelegate?
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var alternateIconName: String? { nil }
  open var supportsAlternateIcons: Bool { false }
  open var shortcutItems: [UIApplicationShortcutItem]?
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil
  ) {}
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {}
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  { false }
  open func registerForRemoteNotifications() {}
  open func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> Int { 0 }
  open func endBackgroundTask(_ identifier: Int) {}
}

extension UIApplication {
  nonisolated public static let willResignActiveNotification = Notification.Name("")
  nonisolated public static let didBecomeActiveNotification = Notification.Name("")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name("")
  nonisolated public static let willEnterForegroundNotification = Notification.Name("")
  nonisolated public static let willTerminateNotification = Notification.Name("")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name("")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("")
  nonisolated public static let significantTimeChangeNotification = Notification.Name("")
}

open class UIApplicationShortcutItem: NSObject {
  public convenience init(type: String, localizedTitle: String) { self.init() }
  open var type: String { "" }
  open var userInfo: [String: Any]? { nil }
}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public static func main() {}
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { fatalError() }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
}

@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached, foregroundActive, foregroundInactive, background
  }
  @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
  open var activationState: ActivationState { .foregroundActive }
  open var delegate: UISceneDelegate?
  open var session: UISceneSession { .init() }
}

open class UIOpenURLContext: NSObject {
  open var url: URL { fatalError() }
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

@MainActor
open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {
    public static let windowApplication = Role()
  }
  open var role: Role { .windowApplication }
}

@MainActor
open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
}

open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .init() }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarManager: UIStatusBarManager? { nil }
  open var traitCollection: UITraitCollection { .init() }
}

@MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
}

open class UIWindow: UIView {
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }
  open var windowLevel = Level.normal
  open var screen: UIScreen { .init() }
  open func makeKeyAndVisible() {}
  public struct Level: Hashable, Sendable {
    public static let normal = Level()
    public static let alert = Level()
    public static let statusBar = Level()
  }
}
