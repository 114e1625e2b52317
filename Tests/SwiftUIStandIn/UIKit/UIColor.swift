@_exported import CoreGraphics
@_exported import Foundation
@_exported import UniformTypeIdentifiers

open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  public required init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
  public init(cgColor: CGColor) {}
  public init?(named: String) {}
  public init?(named: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  public init(patternImage: UIImage) {}
  public init(resource: ColorResource) {}
  open var cgColor: CGColor { fatalError() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  @discardableResult
  open func getRed(
    _ r: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }
  open func set() {}
  open func setFill() {}
  open func setStroke() {}
}

/// What `#colorLiteral` makes where nothing else asks for another type.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 0, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 0, alpha: 1) }
  public class var white: UIColor { UIColor(white: 0, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0, alpha: 1) }
  public class var red: UIColor { UIColor(white: 0, alpha: 1) }
  public class var green: UIColor { UIColor(white: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(white: 0, alpha: 1) }
  public class var cyan: UIColor { UIColor(white: 0, alpha: 1) }
  public class var yellow: UIColor { UIColor(white: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(white: 0, alpha: 1) }
  public class var orange: UIColor { UIColor(white: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(white: 0, alpha: 1) }
  public class var brown: UIColor { UIColor(white: 0, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemRed: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGreen: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemBlue: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemOrange: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemYellow: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemPink: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemPurple: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemTeal: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemIndigo: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemBrown: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemMint: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemCyan: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray2: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray3: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray4: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray5: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGray6: UIColor { UIColor(white: 0, alpha: 1) }
  public class var tintColor: UIColor { UIColor(white: 0, alpha: 1) }
  public class var label: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
  public class var tertiaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
  public class var quaternaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
  public class var link: UIColor { UIColor(white: 0, alpha: 1) }
  public class var placeholderText: UIColor { UIColor(white: 0, alpha: 1) }
  public class var separator: UIColor { UIColor(white: 0, alpha: 1) }
  public class var opaqueSeparator: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondarySystemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  public class var tertiarySystemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemGroupedBackground: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(white: 0, alpha: 1) }
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(white: 0, alpha: 1) }
  public class var systemFill: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondarySystemFill: UIColor { UIColor(white: 0, alpha: 1) }
  public class var tertiarySystemFill: UIColor { UIColor(white: 0, alpha: 1) }
  public class var quaternarySystemFill: UIColor { UIColor(white: 0, alpha: 1) }
  public class var lightText: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
}
