open class UIFont: NSObject, @unchecked Sendable {
  public init?(name: String, size: CGFloat) {}
  public init(descriptor: UIFontDescriptor, size: CGFloat) {}
  private static var plain: UIFont { UIFont(descriptor: UIFontDescriptor(), size: 17) }
  public struct TextStyle: Hashable, Sendable {
    public static let largeTitle = Self(), title1 = Self(), title2 = Self(), title3 = Self()
    public static let headline = Self(), subheadline = Self(), body = Self(), callout = Self()
    public static let footnote = Self(), caption1 = Self(), caption2 = Self()
    public static let extraLargeTitle = Self()
  }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Self(), thin = Self(), light = Self(), regular = Self()
    public static let medium = Self(), semibold = Self(), bold = Self(), heavy = Self()
    public static let black = Self()
    public var rawValue: CGFloat { 0 }
  }
  public static func systemFont(ofSize: CGFloat) -> UIFont { plain }
  public static func systemFont(ofSize: CGFloat, weight: Weight) -> UIFont { plain }
  public static func boldSystemFont(ofSize: CGFloat) -> UIFont { plain }
  public static func italicSystemFont(ofSize: CGFloat) -> UIFont { plain }
  public static func monospacedSystemFont(ofSize: CGFloat, weight: Weight) -> UIFont { plain }
  public static func monospacedDigitSystemFont(ofSize: CGFloat, weight: Weight) -> UIFont { plain }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { plain }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var labelFontSize: CGFloat { 17 }
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  open var pointSize: CGFloat { 0 }
  open var lineHeight: CGFloat { 0 }
  open var ascender: CGFloat { 0 }
  open var descender: CGFloat { 0 }
  open var capHeight: CGFloat { 0 }
  open var xHeight: CGFloat { 0 }
  open var leading: CGFloat { 0 }
  open var fontName: String { "" }
  open var familyName: String { "" }
  open var fontDescriptor: UIFontDescriptor { .init() }
  open func withSize(_ size: CGFloat) -> UIFont { self }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    public static let traitMonoSpace = Self(rawValue: 4)
  }
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { .init() }
  open var symbolicTraits: SymbolicTraits { [] }
  open var pointSize: CGFloat { 0 }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? { self }
}

open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  public static var `default`: UIFontMetrics { fatalError() }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public override init() {}
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var alignment = NSTextAlignment.natural
  open var headIndent: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 1)
  public static let thick = Self(rawValue: 2)
  public static let double = Self(rawValue: 9)
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "font")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "paragraphStyle")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "foregroundColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "backgroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "kern")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "strikethroughStyle")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "underlineStyle")
  public static let underlineColor = NSAttributedString.Key(rawValue: "underlineColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "strokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "strokeWidth")
  public static let link = NSAttributedString.Key(rawValue: "link")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "baselineOffset")
  public static let attachment = NSAttributedString.Key(rawValue: "attachment")
}

extension NSAttributedString {
  public func size() -> CGSize { .zero }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect { .zero }
}

extension String {
  // Bridged from `NSString` on Apple's systems.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect { .zero }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  public static let usesFontLeading = Self(rawValue: 2)
}

open class NSTextAttachment: NSObject {
  public override init() {}
  open var image: UIImage?
  open var bounds = CGRect.zero
}
