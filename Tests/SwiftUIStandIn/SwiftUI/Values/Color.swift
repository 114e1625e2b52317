nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ resource: ColorResource) {}
  public init(_ resolved: Resolved) {}
  public init(_ color: UIColor) {}
  public init(uiColor: UIColor) {}
  // On iOS `Color(.black)` has one meaning; so the other platforms' come second here.
  @_disfavoredOverload
  public init(_ color: NSColor) {}
  public init(nsColor: NSColor) {}
  @_disfavoredOverload
  public init(_ cgColor: CGColor) {}
  public init(cgColor: CGColor) {}

  public func opacity(_ opacity: Double) -> Color { self }
  public func mix(with rhs: Color, by fraction: Double, in: Gradient.ColorSpace = .perceptual)
    -> Color
  { self }
  public func resolve(in environment: EnvironmentValues) -> Resolved { fatalError() }
  public func exposureAdjust(_ stops: Double) -> Color { self }
  public var cgColor: CGColor? { fatalError() }
  public var gradient: AnyGradient { fatalError() }
  public var description: String { "" }

  public struct Resolved: Hashable, Sendable, Codable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float
    public var red: Float = 0
    public var green: Float = 0
    public var blue: Float = 0
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) { fatalError() }
    public var cgColor: CGColor { fatalError() }
  }
}

extension Color: PrimitiveView {}

extension Color: ShapeStyle {}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
}

extension Color {
  public static let red = Color("")
  public static let orange = Color("")
  public static let yellow = Color("")
  public static let green = Color("")
  public static let mint = Color("")
  public static let teal = Color("")
  public static let cyan = Color("")
  public static let blue = Color("")
  public static let indigo = Color("")
  public static let purple = Color("")
  public static let pink = Color("")
  public static let brown = Color("")
  public static let white = Color("")
  public static let gray = Color("")
  public static let black = Color("")
  public static let clear = Color("")
  public static let primary = Color("")
  public static let secondary = Color("")
  public static var accentColor: Color { Color("") }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
