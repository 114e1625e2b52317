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
  public class var black: UIColor { fatalError() }
  public class var darkGray: UIColor { fatalError() }
  public class var lightGray: UIColor { fatalError() }
  public class var white: UIColor { fatalError() }
  public class var gray: UIColor { fatalError() }
  public class var red: UIColor { fatalError() }
  public class var green: UIColor { fatalError() }
  public class var blue: UIColor { fatalError() }
  public class var cyan: UIColor { fatalError() }
  public class var yellow: UIColor { fatalError() }
  public class var magenta: UIColor { fatalError() }
  public class var orange: UIColor { fatalError() }
  public class var purple: UIColor { fatalError() }
  public class var brown: UIColor { fatalError() }
  public class var clear: UIColor { fatalError() }
  public class var systemRed: UIColor { fatalError() }
  public class var systemGreen: UIColor { fatalError() }
  public class var systemBlue: UIColor { fatalError() }
  public class var systemOrange: UIColor { fatalError() }
  public class var systemYellow: UIColor { fatalError() }
  public class var systemPink: UIColor { fatalError() }
  public class var systemPurple: UIColor { fatalError() }
  public class var systemTeal: UIColor { fatalError() }
  public class var systemIndigo: UIColor { fatalError() }
  public class var systemBrown: UIColor { fatalError() }
  public class var systemMint: UIColor { fatalError() }
  public class var systemCyan: UIColor { fatalError() }
  public class var systemGray: UIColor { fatalError() }
  public class var systemGray2: UIColor { fatalError() }
  public class var systemGray3: UIColor { fatalError() }
  public class var systemGray4: UIColor { fatalError() }
  public class var systemGray5: UIColor { fatalError() }
  public class var systemGray6: UIColor { fatalError() }
  public class var tintColor: UIColor { fatalError() }
  public class var label: UIColor { fatalError() }
  public class var secondaryLabel: UIColor { fatalError() }
  public class var tertiaryLabel: UIColor { fatalError() }
  public class var quaternaryLabel: UIColor { fatalError() }
  public class var link: UIColor { fatalError() }
  public class var placeholderText: UIColor { fatalError() }
  public class var separator: UIColor { fatalError() }
  public class var opaqueSeparator: UIColor { fatalError() }
  public class var systemBackground: UIColor { fatalError() }
  public class var secondarySystemBackground: UIColor { fatalError() }
  public class var tertiarySystemBackground: UIColor { fatalError() }
  public class var systemGroupedBackground: UIColor { fatalError() }
  public class var secondarySystemGroupedBackground: UIColor { fatalError() }
  public class var tertiarySystemGroupedBackground: UIColor { fatalError() }
  public class var systemFill: UIColor { fatalError() }
  public class var secondarySystemFill: UIColor { fatalError() }
  public class var tertiarySystemFill: UIColor { fatalError() }
  public class var quaternarySystemFill: UIColor { fatalError() }
  public class var lightText: UIColor { fatalError() }
  public class var darkText: UIColor { fatalError() }
}
