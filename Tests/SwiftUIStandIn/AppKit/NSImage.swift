open class NSImage: NSObject, @unchecked Sendable {
  public typealias Name = String
  public init(size: CGSize) {}
  public init?(named name: Name) {}
  public init?(data: Data) {}
  public init?(contentsOf url: URL) {}
  public init?(contentsOfFile path: String) {}
  public init(byReferencing url: URL) {}
  public init(cgImage: CGImage, size: CGSize) {}
  public init?(systemSymbolName: String, accessibilityDescription: String?) {}
  public init(size: CGSize, flipped: Bool, drawingHandler: @escaping (CGRect) -> Bool) {}
  open var size = CGSize.zero
  open var isTemplate = false
  open var tiffRepresentation: Data? { nil }
  open func lockFocus() {}
  open func unlockFocus() {}
  open func draw(in rect: CGRect) {}
  open func cgImage(
    forProposedRect: UnsafeMutablePointer<CGRect>?, context: Any?, hints: [AnyHashable: Any]?
  ) -> CGImage? { nil }
}

open class NSBitmapImageRep: NSObject {
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png }
  public struct PropertyKey: Hashable, Sendable {
    public static let compressionFactor = Self()
  }
  public init?(data: Data) {}
  public init(cgImage: CGImage) {}
  open func representation(using: FileType, properties: [PropertyKey: Any]) -> Data? { nil }
}

open class NSFont: NSObject, @unchecked Sendable {
  public typealias Weight = UIFont.Weight
  public init?(name: String, size: CGFloat) {}
  public static func systemFont(ofSize: CGFloat) -> NSFont { fatalError() }
  public static func systemFont(ofSize: CGFloat, weight: Weight) -> NSFont { fatalError() }
  public static func boldSystemFont(ofSize: CGFloat) -> NSFont { fatalError() }
  public static func monospacedSystemFont(ofSize: CGFloat, weight: Weight) -> NSFont {
    fatalError()
  }
  public static func preferredFont(forTextStyle: UIFont.TextStyle) -> NSFont { fatalError() }
  public static var systemFontSize: CGFloat { 13 }
  public static var smallSystemFontSize: CGFloat { 11 }
  open var pointSize: CGFloat { 0 }
  open var fontName: String { "" }
}
