@MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  public required override init() {}
  public static func appearance() -> Self { self.init() }
}

open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, flexibleSpace, close }
  public enum Style: Int, Sendable { case plain, done }
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) { self.init() }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init() }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.init() }
  public static func flexibleSpace() -> UIBarButtonItem { .init() }
  open var tintColor: UIColor?
}

open class UITabBarItem: UIBarItem {
  open var badgeColor: UIColor?
  open var badgeValue: String?
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
}

@MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  open var title: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var backButtonTitle: String?
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact }
public enum UIBarStyle: Int, Sendable { case `default`, black }

open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance: UINavigationBarAppearance! = nil
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var topItem: UINavigationItem? { nil }
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
}

open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var items: [UITabBarItem]?
  open var standardAppearance: UITabBarAppearance! = nil
  open var scrollEdgeAppearance: UITabBarAppearance?
}

open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
}

@MainActor
open class UIBarAppearance: NSObject {
  public override init() {}
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
  open func configureWithDefaultBackground() {}
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

open class UIToolbarAppearance: UIBarAppearance {}

@MainActor
open class UIBarButtonItemAppearance: NSObject {
  @MainActor
  open class State: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  public override init() {}
  open var normal: State { .init() }
  open var highlighted: State { .init() }
}

@MainActor
open class UITabBarItemAppearance: NSObject {
  @MainActor
  open class State: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
  }
  public override init() {}
  open var normal: State { .init() }
  open var selected: State { .init() }
}
