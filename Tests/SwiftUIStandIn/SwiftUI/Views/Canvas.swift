import Foundation

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    record = [
      "opaque": .value(opaque), "colorMode": .value(colorMode),
      "rendersAsynchronously": .value(rendersAsynchronously), "renderer": .value(renderer),
      "symbols": .value(symbols()),
    ]
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    record = [
      "opaque": .value(opaque), "colorMode": .value(colorMode),
      "rendersAsynchronously": .value(rendersAsynchronously), "renderer": .value(renderer),
    ]
  }
}

@dynamicMemberLookup
public struct GraphicsContext {
  public var opacity: Double = 1
  public var blendMode: BlendMode {
    get { fatalError() }
    set {}
  }
  public var environment: EnvironmentValues { fatalError() }
  public var transform: CGAffineTransform {
    get { fatalError() }
    set {}
  }
  public var clipBoundingRect: CGRect { .zero }

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { fatalError() }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  public func resolve(_ image: Image) -> ResolvedImage { fatalError() }
  public func resolve(_ text: Text) -> ResolvedText { fatalError() }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}

extension GraphicsContext {
  public struct BlendMode: Equatable, Sendable {
    var name = ""

    public static let normal = Self(name: "normal"), multiply = Self(name: "multiply"),
      screen = Self(name: "screen"), overlay = Self(name: "overlay")
    public static let darken = Self(name: "darken"), lighten = Self(name: "lighten"),
      colorDodge = Self(name: "colorDodge"), colorBurn = Self(name: "colorBurn")
    public static let softLight = Self(name: "softLight"), hardLight = Self(name: "hardLight"),
      difference = Self(name: "difference")
    public static let exclusion = Self(name: "exclusion"), hue = Self(name: "hue"),
      saturation = Self(name: "saturation"), color = Self(name: "color")
    public static let luminosity = Self(name: "luminosity"), clear = Self(name: "clear"),
      copy = Self(name: "copy"), plusLighter = Self(name: "plusLighter")
    public static let sourceAtop = Self(name: "sourceAtop"),
      destinationOut = Self(name: "destinationOut"), destinationOver = Self(name: "destinationOver")
  }

  public struct Filter: Sendable {
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter()
    }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = Self(rawValue: 1)
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = Self(rawValue: 1)
    public static let dithersResult = Self(rawValue: 2)
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = Self(rawValue: 1)
  }

  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading { Shading() }
    public static var foreground: Shading { Shading() }
    public static var backdrop: Shading { Shading() }
  }

  public struct ResolvedImage {
    public var shading: Shading?
    public let baseline: CGFloat
    public let size: CGSize
  }

  public struct ResolvedText {
    public var shading: Shading
    public func measure(in size: CGSize) -> CGSize { size }
  }

  public struct ResolvedSymbol {
    public var size: CGSize { .zero }
  }
}
