@MainActor
open class UIResponder: NSObject {
  public override init() {}
  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  open var undoManager: UndoManager? { nil }
  open var inputView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func reloadInputViews() {}
}

open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {}
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = nil
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var layer: CALayer { .init() }
  open class var layerClass: AnyClass { CALayer.self }
  open var superview: UIView? { container }
  open var subviews: [UIView] { contents }
  open var window: UIWindow? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var layoutMargins = UIEdgeInsets.zero
  open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  open var intrinsicContentSize: CGSize { .zero }
  open var traitCollection: UITraitCollection { .init() }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var constraints: [NSLayoutConstraint] { [] }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var mask: UIView?
  open var insetsLayoutMarginsFromSafeArea = true

  private weak var container: UIView?
  private var contents: [UIView] = []
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    contents.append(view)
    view.container = self
  }
  open func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
  open func insertSubview(_ view: UIView, belowSubview: UIView) { addSubview(view) }
  open func insertSubview(_ view: UIView, aboveSubview: UIView) { addSubview(view) }
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func removeFromSuperview() {
    container?.contents.removeAll { $0 === self }
    container = nil
  }
  open func didMoveToSuperview() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToWindow() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func invalidateIntrinsicContentSize() {}
  open func draw(_ rect: CGRect) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func sizeToFit() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func endEditing(_ force: Bool) -> Bool { false }
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  open func setContentHuggingPriority(_ p: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(
    _ p: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func viewWithTag(_ tag: Int) -> UIView? { nil }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {}
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  public static func appearance() -> Self { self.init(coder: NSCoder())! }
  public static func appearance(whenContainedInInstancesOf: [AnyClass]) -> Self { appearance() }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init() }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init() }
  open var leftAnchor: NSLayoutXAxisAnchor { .init() }
  open var rightAnchor: NSLayoutXAxisAnchor { .init() }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init() }
  open var topAnchor: NSLayoutYAxisAnchor { .init() }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init() }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init() }
  open var widthAnchor: NSLayoutDimension { .init() }
  open var heightAnchor: NSLayoutDimension { .init() }
  open var safeAreaLayoutGuide: UILayoutGuide { .init() }
  open var layoutMarginsGuide: UILayoutGuide { .init() }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleHeight = Self(rawValue: 16)
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut = Self(rawValue: 1)
    public static let curveEaseIn = Self(rawValue: 2)
    public static let curveEaseOut = Self(rawValue: 4)
    public static let curveLinear = Self(rawValue: 8)
    public static let `repeat` = Self(rawValue: 16)
    public static let autoreverse = Self(rawValue: 32)
    public static let allowUserInteraction = Self(rawValue: 64)
    public static let beginFromCurrentState = Self(rawValue: 128)
    public static let transitionCrossDissolve = Self(rawValue: 256)
    public static let transitionFlipFromLeft = Self(rawValue: 512)
    public static let transitionFlipFromRight = Self(rawValue: 1024)
  }
}

extension NSObject {
  public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  public var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
}

open class UITouch: NSObject {
  @MainActor open func location(in view: UIView?) -> CGPoint { .zero }
  @MainActor open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  @MainActor open var view: UIView? { nil }
  open var force: CGFloat { 0 }
  open var tapCount: Int { 0 }
}

open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable { case none, motionShake }
}

open class UIKeyCommand: NSObject {}
