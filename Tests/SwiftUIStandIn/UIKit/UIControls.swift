@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Self(rawValue: 1)
    public static let touchUpInside = Self(rawValue: 2)
    public static let valueChanged = Self(rawValue: 4)
    public static let editingChanged = Self(rawValue: 8)
    public static let editingDidBegin = Self(rawValue: 16)
    public static let editingDidEnd = Self(rawValue: 32)
    public static let editingDidEndOnExit = Self(rawValue: 64)
    public static let primaryActionTriggered = Self(rawValue: 128)
    public static let allEvents = Self(rawValue: .max)
  }
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
    public static let focused = Self(rawValue: 8)
  }
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  open func sendActions(for controlEvents: Event) {}
}

open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let hidden = Self(rawValue: 4)
  }
}

@MainActor
open class UIAction: UIMenuElement {
  public convenience init(
    title: String = "", image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
    handler: @escaping (UIAction) -> Void
  ) { self.init() }
  open var sender: Any? { nil }
}

open class UIMenu: UIMenuElement {
  public convenience init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = [])
  { self.init() }
}

open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, close }
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
  }
  public struct Configuration {
    public static func plain() -> Configuration { .init() }
    public static func filled() -> Configuration { .init() }
    public static func tinted() -> Configuration { .init() }
    public static func bordered() -> Configuration { .init() }
    public var title: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
  }
  open var configuration: Configuration?
  open var titleLabel: UILabel? { nil }
  open var imageView: UIImageView? { nil }
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
}

open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = nil
  open var textColor: UIColor! = nil
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
}

open class UIImageView: UIView {
  public convenience init(image: UIImage?) { self.init(frame: .zero) }
  open var image: UIImage?
  open var animationImages: [UIImage]?
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open func startAnimating() {}
  open func stopAnimating() {}
}

open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing
  }
  public enum Alignment: Int, Sendable { case fill, leading, top, center, trailing, bottom }
  public convenience init(arrangedSubviews: [UIView]) { self.init(frame: .zero) }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open func addArrangedSubview(_ view: UIView) {}
}

open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) {}
}

open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var thumbTintColor: UIColor?
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

open class UISegmentedControl: UIControl {
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
  open var selectedSegmentIndex = 0
  open var selectedSegmentTintColor: UIColor?
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var datePickerMode = Mode.dateAndTime
  open var countDownDuration: TimeInterval = 0
}

open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { false }
  open func beginRefreshing() {}
  open func endRefreshing() {}
}

open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium, large }
  public convenience init(style: Style) { self.init(frame: .zero) }
  open var style = Style.medium
  open var color: UIColor! = nil
  open var hidesWhenStopped = true
  open var isAnimating: Bool { false }
  open func startAnimating() {}
  open func stopAnimating() {}
}

open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
}

public class UIVisualEffect: NSObject, @unchecked Sendable {}

public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialDark
    case systemUltraThinMaterialLight, systemMaterialDark, systemMaterialLight
    case systemThinMaterialDark, systemThinMaterialLight, systemThickMaterialDark
  }
  public init(style: Style) {}
}

public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
}

open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var effect: UIVisualEffect?
  open var contentView: UIView { .init() }
}
