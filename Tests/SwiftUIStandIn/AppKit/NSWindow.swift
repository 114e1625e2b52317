open class NSWindow: NSResponder {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = []
    public static let titled = Self(rawValue: 1)
    public static let closable = Self(rawValue: 2)
    public static let miniaturizable = Self(rawValue: 4)
    public static let resizable = Self(rawValue: 8)
    public static let fullSizeContentView = Self(rawValue: 16)
    public static let fullScreen = Self(rawValue: 32)
    public static let utilityWindow = Self(rawValue: 64)
    public static let nonactivatingPanel = Self(rawValue: 128)
    public static let hudWindow = Self(rawValue: 256)
  }
  public enum BackingStoreType: UInt, Sendable { case buffered }
  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton }
  public struct Level: Hashable, Sendable {
    public static let normal = Level()
    public static let floating = Level()
    public static let statusBar = Level()
    public static let popUpMenu = Level()
  }
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = Self(rawValue: 1)
    public static let fullScreenPrimary = Self(rawValue: 2)
    public static let fullScreenAuxiliary = Self(rawValue: 4)
    public static let stationary = Self(rawValue: 8)
  }
  public init(
    contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
  ) { super.init() }
  public convenience init(contentViewController: NSViewController) {
    self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var title = ""
  open var subtitle = ""
  open var frame: CGRect { .zero }
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open var styleMask: StyleMask = []
  open var level = Level.normal
  open var isOpaque = true
  open var hasShadow = true
  open var backgroundColor: NSColor! = nil
  open var titlebarAppearsTransparent = false
  open var titleVisibility = TitleVisibility.visible
  open var isMovableByWindowBackground = false
  open var isReleasedWhenClosed = true
  open var collectionBehavior: CollectionBehavior = []
  open var isVisible: Bool { false }
  open var isKeyWindow: Bool { false }
  open var screen: NSScreen? { nil }
  open var identifier: String?
  open var alphaValue: CGFloat = 1
  open weak var delegate: NSWindowDelegate?
  open func center() {}
  open func close() {}
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func orderOut(_ sender: Any?) {}
  open func orderFront(_ sender: Any?) {}
  open func toggleFullScreen(_ sender: Any?) {}
  open func performClose(_ sender: Any?) {}
  open func setFrame(_ frameRect: CGRect, display: Bool) {}
  open func setFrame(_ frameRect: CGRect, display: Bool, animate: Bool) {}
  open func setFrameAutosaveName(_ name: String) {}
  open func setContentSize(_ size: CGSize) {}
  open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
  nonisolated public static let willCloseNotification = Notification.Name("")
  nonisolated public static let didBecomeKeyNotification = Notification.Name("")
  nonisolated public static let didResignKeyNotification = Notification.Name("")
}

open class NSPanel: NSWindow {}

@MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  func windowWillClose(_ notification: Notification)
  func windowShouldClose(_ sender: NSWindow) -> Bool
}
extension NSWindowDelegate {
  public func windowWillClose(_ notification: Notification) {}
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
}

open class NSSavePanel: NSPanel {
  public convenience init() {
    self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
  }
  open var url: URL? { nil }
  open var allowedContentTypes: [UTType] = []
  open var nameFieldStringValue = ""
  open var canCreateDirectories = true
  open var message: String! = nil
  open var prompt: String! = nil
  open var directoryURL: URL?
  open var showsHiddenFiles = false
  open func runModal() -> NSApplication.ModalResponse { .OK }
  open func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {}
}

open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { [] }
  open var allowsMultipleSelection = false
  open var canChooseFiles = true
  open var canChooseDirectories = false
}

extension NSApplication {
  public struct ModalResponse: Hashable, Sendable {
    public static let OK = ModalResponse()
    public static let cancel = ModalResponse()
    public static let alertFirstButtonReturn = ModalResponse()
    public static let alertSecondButtonReturn = ModalResponse()
  }
}

@MainActor
open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning, informational, critical }
  public override init() {}
  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  @discardableResult open func addButton(withTitle title: String) -> NSButton { .init() }
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .OK }
}

@MainActor
open class NSPopover: NSObject {
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  public override init() {}
  open var contentViewController: NSViewController?
  open var contentSize = CGSize.zero
  open var behavior = Behavior.transient
  open var isShown: Bool { false }
  open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {}
  open func performClose(_ sender: Any?) {}
}

public enum NSRectEdge: UInt, Sendable { case minX, minY, maxX, maxY }

@MainActor
open class NSStatusBar: NSObject {
  public static var system: NSStatusBar { .init() }
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { .init() }
}

@MainActor
open class NSStatusItem: NSObject {
  public static let variableLength: CGFloat = -1
  public static let squareLength: CGFloat = -2
  open var button: NSButton? { nil }
  open var menu: NSMenu?
}
