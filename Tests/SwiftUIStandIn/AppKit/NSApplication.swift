@MainActor
open class NSApplication: NSResponder {
  public static var shared: NSApplication { .init() }
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
  open var windows: [NSWindow] { [] }
  open var keyWindow: NSWindow? { nil }
  open var mainWindow: NSWindow? { nil }
  open var mainMenu: NSMenu?
  open var delegate: NSApplicationDelegate?
  open var isActive: Bool { true }
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { fatalError() }
  open var currentEvent: NSEvent? { nil }
  open var applicationIconImage: NSImage! = nil
  open func activate(ignoringOtherApps flag: Bool) {}
  open func activate() {}
  open func hide(_ sender: Any?) {}
  open func terminate(_ sender: Any?) {}
  @discardableResult
  open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
  open func orderFrontStandardAboutPanel(_ sender: Any?) {}
  open func orderFrontStandardAboutPanel(options: [NSApplication.AboutPanelOptionKey: Any]) {}
  public struct AboutPanelOptionKey: Hashable, Sendable {
    public static let credits = Self()
    public static let applicationName = Self()
  }
  nonisolated public static let didBecomeActiveNotification = Notification.Name("")
  nonisolated public static let willResignActiveNotification = Notification.Name("")
  nonisolated public static let didResignActiveNotification = Notification.Name("")
  nonisolated public static let willTerminateNotification = Notification.Name("")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name("")
}

@MainActor public var NSApp: NSApplication! { nil }

@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
}

extension NSApplicationDelegate {
  public static func main() {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }
}

open class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = Self(rawValue: 1)
    public static let control = Self(rawValue: 2)
    public static let option = Self(rawValue: 4)
    public static let command = Self(rawValue: 8)
    public static let capsLock = Self(rawValue: 16)
    public static let function = Self(rawValue: 32)
    public static let deviceIndependentFlagsMask = Self(rawValue: .max)
  }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let keyDown = Self(rawValue: 1)
    public static let keyUp = Self(rawValue: 2)
    public static let flagsChanged = Self(rawValue: 4)
    public static let leftMouseDown = Self(rawValue: 8)
    public static let rightMouseDown = Self(rawValue: 16)
    public static let mouseMoved = Self(rawValue: 32)
    public static let scrollWheel = Self(rawValue: 64)
  }
  open var modifierFlags: ModifierFlags { [] }
  public static var modifierFlags: ModifierFlags { [] }
  public static var mouseLocation: CGPoint { .zero }
  open var keyCode: UInt16 { 0 }
  open var characters: String? { nil }
  open var charactersIgnoringModifiers: String? { nil }
  open var locationInWindow: CGPoint { .zero }
  open var clickCount: Int { 0 }
  open var scrollingDeltaX: CGFloat { 0 }
  open var scrollingDeltaY: CGFloat { 0 }
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  public static func removeMonitor(_ eventMonitor: Any) {}
}

@MainActor
open class NSScreen: NSObject {
  public static var main: NSScreen? { nil }
  public static var screens: [NSScreen] { [] }
  open var frame: CGRect { .zero }
  open var visibleFrame: CGRect { .zero }
  open var backingScaleFactor: CGFloat { 1 }
}

open class NSPasteboard: NSObject {
  public struct PasteboardType: Hashable, Sendable {
    public init(_ rawValue: String) {}
    public static let string = Self("")
    public static let fileURL = Self("")
    public static let URL = Self("")
    public static let png = Self("")
    public static let tiff = Self("")
  }
  public static var general: NSPasteboard { .init() }
  @discardableResult open func clearContents() -> Int { 0 }
  @discardableResult open func setString(_ string: String, forType: PasteboardType) -> Bool { true }
  @discardableResult open func setData(_ data: Data?, forType: PasteboardType) -> Bool { true }
  @discardableResult open func writeObjects(_ objects: [Any]) -> Bool { true }
  @discardableResult
  open func declareTypes(_ newTypes: [PasteboardType], owner: Any?) -> Int { 0 }
  open func string(forType: PasteboardType) -> String? { nil }
  open func data(forType: PasteboardType) -> Data? { nil }
}

@MainActor
open class NSCursor: NSObject {
  public static var arrow: NSCursor { .init() }
  public static var pointingHand: NSCursor { .init() }
  public static var iBeam: NSCursor { .init() }
  public static var resizeLeftRight: NSCursor { .init() }
  public static var resizeUpDown: NSCursor { .init() }
  public static var openHand: NSCursor { .init() }
  public static var closedHand: NSCursor { .init() }
  open func push() {}
  open func pop() {}
  public static func pop() {}
  open func set() {}
}

open class NSWorkspace: NSObject {
  public static var shared: NSWorkspace { .init() }
  @discardableResult open func open(_ url: URL) -> Bool { false }
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath: String) -> Bool { false }
  open func icon(forFile fullPath: String) -> NSImage { fatalError() }
  open var notificationCenter: NotificationCenter { .default }
}

public func NSBeep() {}

open class NSSound: NSObject {
  public convenience init?(named: String) { return nil }
  @discardableResult open func play() -> Bool { false }
}
