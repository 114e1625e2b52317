open class NSControl: NSView {
  open var isEnabled = true
  open var stringValue = ""
  open var font: NSFont?
  open var alignment = NSTextAlignment.natural
  open var target: AnyObject?
  open var action: Selector?
}

open class NSButton: NSControl {
  open var title = ""
  open var image: NSImage?
  open var isBordered = true
  open var state = NSControl.StateValue.off
}

extension NSControl {
  public struct StateValue: Hashable, Sendable {
    public static let on = StateValue()
    public static let off = StateValue()
    public static let mixed = StateValue()
  }
}

open class NSTextField: NSControl {
  public convenience init(labelWithString: String) { self.init(frame: .zero) }
  public convenience init(string: String) { self.init(frame: .zero) }
  open var placeholderString: String?
  open var isEditable = true
  open var isSelectable = true
  open var isBordered = true
  open var isBezeled = true
  open var drawsBackground = true
  open var backgroundColor: NSColor?
  open var textColor: NSColor?
  open var focusRingType = NSFocusRingType.default
  open var maximumNumberOfLines = 0
  open weak var delegate: NSTextFieldDelegate?
}

open class NSSecureTextField: NSTextField {}
open class NSSearchField: NSTextField {}

public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

@MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidChange(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func controlTextDidBeginEditing(_ obj: Notification)
}
extension NSControlTextEditingDelegate {
  public func controlTextDidChange(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func controlTextDidBeginEditing(_ obj: Notification) {}
}
@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

open class NSTextView: NSView {
  open var string = ""
  open var font: NSFont?
  open var textColor: NSColor?
  open var backgroundColor = NSColor.clear
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
  open var drawsBackground = true
  open var allowsUndo = false
  open var textContainerInset = CGSize.zero
  open var insertionPointColor: NSColor?
  open var isAutomaticQuoteSubstitutionEnabled = true
  open weak var delegate: NSTextViewDelegate?
  open func selectedRange() -> NSRange { NSRange() }
  open func setSelectedRange(_ range: NSRange) {}
}

@MainActor public protocol NSTextViewDelegate: NSObjectProtocol {
  func textDidChange(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
}
extension NSTextViewDelegate {
  public func textDidChange(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
}

open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }
  open var style = Style.bar
  open var isIndeterminate = true
  open var doubleValue = 0.0
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}

open class NSSlider: NSControl {
  open var doubleValue = 0.0
  open var minValue = 0.0
  open var maxValue = 1.0
}

open class NSMenu: NSObject {
  @MainActor public init(title: String) {}
  @MainActor open var items: [NSMenuItem] = []
  @MainActor open func addItem(_ newItem: NSMenuItem) {}
}

open class NSMenuItem: NSObject {
  @MainActor public init(title: String, action: Selector?, keyEquivalent: String) {}
  @MainActor public static func separator() -> NSMenuItem { fatalError() }
  @MainActor open var title = ""
  @MainActor open weak var target: AnyObject?
}
