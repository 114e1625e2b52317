@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit

// Layout constraints, paragraphs, alignment and such are UIKit's too; they are declared there.

open class NSColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(calibratedRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
  public init?(cgColor: CGColor) {}
  public init(_ color: Any) {}
  public init?(named: String) {}
  public init(name: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {}
  open var cgColor: CGColor { fatalError() }
  open var redComponent: CGFloat { 0 }
  open var greenComponent: CGFloat { 0 }
  open var blueComponent: CGFloat { 0 }
  open var alphaComponent: CGFloat { 0 }
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { self }
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }
  open func set() {}
  open func setFill() {}
  open func setStroke() {}
}

open class NSColorSpace: NSObject {
  public static var sRGB: NSColorSpace { .init() }
  public static var deviceRGB: NSColorSpace { .init() }
}

open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: Hashable, Sendable {
    public static let aqua = Name()
    public static let darkAqua = Name()
  }
  public init?(named: Name) {}
  open var name: Name { .aqua }
  open func bestMatch(from appearances: [Name]) -> Name? { nil }
}

extension NSColor {
  public class var black: NSColor { .init(self) }
  public class var darkGray: NSColor { .init(self) }
  public class var lightGray: NSColor { .init(self) }
  public class var white: NSColor { .init(self) }
  public class var gray: NSColor { .init(self) }
  public class var red: NSColor { .init(self) }
  public class var green: NSColor { .init(self) }
  public class var blue: NSColor { .init(self) }
  public class var cyan: NSColor { .init(self) }
  public class var yellow: NSColor { .init(self) }
  public class var magenta: NSColor { .init(self) }
  public class var orange: NSColor { .init(self) }
  public class var purple: NSColor { .init(self) }
  public class var brown: NSColor { .init(self) }
  public class var clear: NSColor { .init(self) }
  public class var systemRed: NSColor { .init(self) }
  public class var systemGreen: NSColor { .init(self) }
  public class var systemBlue: NSColor { .init(self) }
  public class var systemOrange: NSColor { .init(self) }
  public class var systemYellow: NSColor { .init(self) }
  public class var systemPink: NSColor { .init(self) }
  public class var systemPurple: NSColor { .init(self) }
  public class var systemTeal: NSColor { .init(self) }
  public class var systemIndigo: NSColor { .init(self) }
  public class var systemBrown: NSColor { .init(self) }
  public class var systemMint: NSColor { .init(self) }
  public class var systemCyan: NSColor { .init(self) }
  public class var systemGray: NSColor { .init(self) }
  public class var labelColor: NSColor { .init(self) }
  public class var secondaryLabelColor: NSColor { .init(self) }
  public class var tertiaryLabelColor: NSColor { .init(self) }
  public class var quaternaryLabelColor: NSColor { .init(self) }
  public class var textColor: NSColor { .init(self) }
  public class var linkColor: NSColor { .init(self) }
  public class var placeholderTextColor: NSColor { .init(self) }
  public class var separatorColor: NSColor { .init(self) }
  public class var gridColor: NSColor { .init(self) }
  public class var windowBackgroundColor: NSColor { .init(self) }
  public class var underPageBackgroundColor: NSColor { .init(self) }
  public class var controlBackgroundColor: NSColor { .init(self) }
  public class var textBackgroundColor: NSColor { .init(self) }
  public class var controlColor: NSColor { .init(self) }
  public class var controlTextColor: NSColor { .init(self) }
  public class var selectedControlColor: NSColor { .init(self) }
  public class var selectedContentBackgroundColor: NSColor { .init(self) }
  public class var unemphasizedSelectedContentBackgroundColor: NSColor { .init(self) }
  public class var controlAccentColor: NSColor { .init(self) }
  public class var windowFrameTextColor: NSColor { .init(self) }
  public class var selectedTextBackgroundColor: NSColor { .init(self) }
  public class var tertiarySystemFill: NSColor { .init(self) }
  public class var quaternarySystemFill: NSColor { .init(self) }
}
