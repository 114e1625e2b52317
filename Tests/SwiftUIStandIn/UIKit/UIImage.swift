open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  public required init(imageLiteralResourceName name: String) {}
  public override init() {}
  public init?(named name: String) {}
  public init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {}
  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {}
  public init?(systemName name: String) {}
  public init?(systemName name: String, withConfiguration: Configuration?) {}
  public init?(contentsOfFile path: String) {}
  public init?(data: Data) {}
  public init?(data: Data, scale: CGFloat) {}
  public init(cgImage: CGImage) {}
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {}
  public init(resource: ImageResource) {}
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  open class Configuration: NSObject, @unchecked Sendable {}
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(scale: UIImage.SymbolScale) {}
    public init(weight: UIImage.SymbolWeight) {}
    public init(paletteColors: [UIColor]) {}
    public init(hierarchicalColor: UIColor) {}
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case unspecified, small, medium, large, `default` }

  open var size: CGSize { .init() }
  open var scale: CGFloat { .init() }
  open var imageOrientation: Orientation { .up }
  open var cgImage: CGImage? { nil }
  open var renderingMode: RenderingMode { .automatic }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  open func pngData() -> Data? { nil }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { nil }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { nil }
}

/// What `#imageLiteral` makes where nothing else asks for another type.
public typealias _ImageLiteralType = UIImage

// What Xcode generates a constant for, for each asset; none are generated here.
public struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {}
}

public struct ColorResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {}
}

open class UIGraphicsRenderer: NSObject {}

open class UIGraphicsImageRendererFormat: NSObject {
  public override init() {}
  open var scale: CGFloat = 1
  open var opaque = false
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { fatalError() }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
}

open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public init(size: CGSize) {}
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
  public init(bounds: CGRect) {}
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  open func jpegData(
    withCompressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Any?, _ context: UnsafeMutableRawPointer?
) {}

open class UIBezierPath: NSObject {
  public override init() {}
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(ovalIn rect: CGRect) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init() }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { self.init() }
  public convenience init(cgPath: CGPath) { self.init() }
  open var cgPath: CGPath {
    get { fatalError() }
    set {}
  }
  open var bounds: CGRect { .zero }
  open var lineWidth: CGFloat = 1
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {}
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  open func append(_ path: UIBezierPath) {}
  open func apply(_ transform: CGAffineTransform) {}
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
  open func contains(_ point: CGPoint) -> Bool { false }
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = Self(rawValue: 1)
  public static let topRight = Self(rawValue: 2)
  public static let bottomLeft = Self(rawValue: 4)
  public static let bottomRight = Self(rawValue: 8)
  public static let allCorners = Self(rawValue: .max)
}
