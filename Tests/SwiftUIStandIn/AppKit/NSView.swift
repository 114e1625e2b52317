@MainActor
open class NSResponder: NSObject {
  public override init() {}
  public required init?(coder: NSCoder) {}
  open var acceptsFirstResponder: Bool { false }
  open var undoManager: UndoManager? { nil }
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseMoved(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
}

open class NSView: NSResponder {
  public init(frame: CGRect) { super.init() }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var wantsLayer = false
  open var layer: CALayer?
  open var superview: NSView? { nil }
  open var subviews: [NSView] = []
  open var window: NSWindow? { nil }
  open var isFlipped: Bool { false }
  open var fittingSize: CGSize { .zero }
  open var intrinsicContentSize: CGSize { .zero }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { fatalError() }
  open var toolTip: String?
  open func addSubview(_ view: NSView) {}
  open func removeFromSuperview() {}
  open func layout() {}
  open func draw(_ dirtyRect: CGRect) {}
  open func updateLayer() {}
  open func updateTrackingAreas() {}
  open func addTrackingArea(_ trackingArea: NSTrackingArea) {}
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func setFrameSize(_ newSize: CGSize) {}
  open func hitTest(_ point: CGPoint) -> NSView? { nil }
  open func convert(_ point: CGPoint, from view: NSView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, to view: NSView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: NSView?) -> CGRect { rect }
  open func invalidateIntrinsicContentSize() {}
  open func setContentHuggingPriority(_ p: UILayoutPriority, for o: NSLayoutConstraint.Axis) {}
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  open var needsDisplay = false
  open var needsLayout = false
  open var leadingAnchor: NSLayoutXAxisAnchor { .init() }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init() }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init() }
  open var topAnchor: NSLayoutYAxisAnchor { .init() }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init() }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init() }
  open var widthAnchor: NSLayoutDimension { .init() }
  open var heightAnchor: NSLayoutDimension { .init() }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = Self(rawValue: 2)
    public static let height = Self(rawValue: 16)
  }
}

open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Self(rawValue: 1)
    public static let mouseMoved = Self(rawValue: 2)
    public static let activeAlways = Self(rawValue: 4)
    public static let activeInKeyWindow = Self(rawValue: 8)
    public static let inVisibleRect = Self(rawValue: 16)
  }
  public init(rect: CGRect, options: Options, owner: Any?, userInfo: [AnyHashable: Any]? = nil) {}
}

open class NSViewController: NSResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var view: NSView {
    get { .init() }
    set {}
  }
  open var title: String?
  open var preferredContentSize = CGSize.zero
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func dismiss(_ sender: Any?) {}
}

open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow
    case fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
  open var material = Material.sidebar
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.active
  open var isEmphasized = false
}

open class NSScrollView: NSView {
  open var documentView: NSView?
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var drawsBackground = true
  open var contentView: NSView { .init() }
  open var contentSize: CGSize { .zero }
}

open class NSImageView: NSView {
  open var image: NSImage?
}

open class NSStackView: NSView {}
