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
  public static var sRGB: NSColorSpace { fatalError() }
  public static var deviceRGB: NSColorSpace { fatalError() }
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
  public class var black: NSColor { fatalError() }
  public class var darkGray: NSColor { fatalError() }
  public class var lightGray: NSColor { fatalError() }
  public class var white: NSColor { fatalError() }
  public class var gray: NSColor { fatalError() }
  public class var red: NSColor { fatalError() }
  public class var green: NSColor { fatalError() }
  public class var blue: NSColor { fatalError() }
  public class var cyan: NSColor { fatalError() }
  public class var yellow: NSColor { fatalError() }
  public class var magenta: NSColor { fatalError() }
  public class var orange: NSColor { fatalError() }
  public class var purple: NSColor { fatalError() }
  public class var brown: NSColor { fatalError() }
  public class var clear: NSColor { fatalError() }
  public class var systemRed: NSColor { fatalError() }
  public class var systemGreen: NSColor { fatalError() }
  public class var systemBlue: NSColor { fatalError() }
  public class var systemOrange: NSColor { fatalError() }
  public class var systemYellow: NSColor { fatalError() }
  public class var systemPink: NSColor { fatalError() }
  public class var systemPurple: NSColor { fatalError() }
  public class var systemTeal: NSColor { fatalError() }
  public class var systemIndigo: NSColor { fatalError() }
  public class var systemBrown: NSColor { fatalError() }
  public class var systemMint: NSColor { fatalError() }
  public class var systemCyan: NSColor { fatalError() }
  public class var systemGray: NSColor { fatalError() }
  public class var labelColor: NSColor { fatalError() }
  public class var secondaryLabelColor: NSColor { fatalError() }
  public class var tertiaryLabelColor: NSColor { fatalError() }
  public class var quaternaryLabelColor: NSColor { fatalError() }
  public class var textColor: NSColor { fatalError() }
  public class var linkColor: NSColor { fatalError() }
  public class var placeholderTextColor: NSColor { fatalError() }
  public class var separatorColor: NSColor { fatalError() }
  public class var gridColor: NSColor { fatalError() }
  public class var windowBackgroundColor: NSColor { fatalError() }
  public class var underPageBackgroundColor: NSColor { fatalError() }
  public class var controlBackgroundColor: NSColor { fatalError() }
  public class var textBackgroundColor: NSColor { fatalError() }
  public class var controlColor: NSColor { fatalError() }
  public class var controlTextColor: NSColor { fatalError() }
  public class var selectedControlColor: NSColor { fatalError() }
  public class var selectedContentBackgroundColor: NSColor { fatalError() }
  public class var unemphasizedSelectedContentBackgroundColor: NSColor { fatalError() }
  public class var controlAccentColor: NSColor { fatalError() }
  public class var windowFrameTextColor: NSColor { fatalError() }
  public class var selectedTextBackgroundColor: NSColor { fatalError() }
  public class var tertiarySystemFill: NSColor { fatalError() }
  public class var quaternarySystemFill: NSColor { fatalError() }
}
