public final class CGColorSpace: Sendable {
  public init?(name: CFString) {}
  public static let sRGB: CFString = ""
  public static let displayP3: CFString = ""
  public static let genericGrayGamma2_2: CFString = ""
  public static let extendedSRGB: CFString = ""
  public var numberOfComponents: Int { 0 }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { fatalError() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { fatalError() }

public final class CGColor: Hashable, Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(gray: CGFloat, alpha: CGFloat) {}
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
  public var components: [CGFloat]? { nil }
  public var alpha: CGFloat { 1 }
  public var numberOfComponents: Int { 0 }
  public var colorSpace: CGColorSpace? { nil }
  public func copy(alpha: CGFloat) -> CGColor? { self }
  public func hash(into hasher: inout Hasher) {}
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs === rhs }
}

public final class CGImage: Hashable, Sendable {
  public var width: Int { 0 }
  public var height: Int { 0 }
  public var bytesPerRow: Int { 0 }
  public var bitsPerComponent: Int { 0 }
  public var bitsPerPixel: Int { 0 }
  public var colorSpace: CGColorSpace? { nil }
  public var dataProvider: CGDataProvider? { nil }
  public func cropping(to rect: CGRect) -> CGImage? { nil }
  public func copy() -> CGImage? { self }
  public func hash(into hasher: inout Hasher) {}
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
}

public final class CGDataProvider {
  public init?(data: Data) {}
  public var data: Data? { nil }
}

open class CGPath: Hashable {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {}
  public var boundingBox: CGRect { .zero }
  public var boundingBoxOfPath: CGRect { .zero }
  public var isEmpty: Bool { true }
  public var currentPoint: CGPoint { .zero }
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { false }
  public func copy() -> CGPath? { self }
  public func mutableCopy() -> CGMutablePath? { nil }
  public func hash(into hasher: inout Hasher) {}
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs }
}

public final class CGMutablePath: CGPath {
  public init() { super.init(rect: .zero, transform: nil) }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {}
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {}
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
  public func closeSubpath() {}
}

public final class CGGradient {
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {}
}

/// Declared by CoreText, which is not here.
public final class CTFont {
  public init(_ name: CFString, size: CGFloat) {}
}
