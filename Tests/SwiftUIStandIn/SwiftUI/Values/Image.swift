nonisolated public struct Image: Equatable, Sendable, PrimitiveView {
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }
  public struct DynamicRange: Hashable, Sendable {
    public static let standard = Self()
    public static let constrainedHigh = Self()
    public static let high = Self()
  }

  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {}
  public init(systemName: String) {}
  public init(systemName: String, variableValue: Double?) {}
  public init(_ resource: ImageResource) {}
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {}
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {}
  public init(uiImage: UIImage) {}
  public init(nsImage: NSImage) {}
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {}

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = Self()
  public static let multicolor = Self()
  public static let hierarchical = Self()
  public static let palette = Self()
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none = Self()
  public static let circle = Self()
  public static let square = Self()
  public static let rectangle = Self()
  public static let fill = Self()
  public static let slash = Self()
  public var circle: Self { self }
  public var square: Self { self }
  public var rectangle: Self { self }
  public var fill: Self { self }
  public var slash: Self { self }
  public func contains(_ other: Self) -> Bool { false }
}
