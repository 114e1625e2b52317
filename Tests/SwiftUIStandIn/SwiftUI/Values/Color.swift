nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
  let name: String

  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { name = "rgb(\(red), \(green), \(blue), \(opacity))" }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    let shade = white == 0 ? "black" : white == 1 ? "white" : "white(\(white))"
    name = opacity == 1 ? shade : "\(shade) \(opacity)"
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb(\(hue), \(saturation), \(brightness), \(opacity))"
  }
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ resource: ColorResource) { name = "resource" }
  public init(_ resolved: Resolved) { name = "resolved" }
  public init(_ color: UIColor) { name = "UIColor" }
  public init(uiColor: UIColor) { name = "UIColor" }
  // On iOS `Color(.black)` has one meaning; so the other platforms' come second here.
  @_disfavoredOverload
  public init(_ color: NSColor) { name = "NSColor" }
  public init(nsColor: NSColor) { name = "NSColor" }
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { name = "CGColor" }
  public init(cgColor: CGColor) { name = "CGColor" }

  public func opacity(_ opacity: Double) -> Color {
    opacity == 1 ? self : opacity == 0 ? .clear : Color("\(name) \(opacity)")
  }
  public func mix(with rhs: Color, by fraction: Double, in: Gradient.ColorSpace = .perceptual)
    -> Color
  { self }
  public func resolve(in environment: EnvironmentValues) -> Resolved { fatalError() }
  public func exposureAdjust(_ stops: Double) -> Color { self }
  public var cgColor: CGColor? { fatalError() }
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [])) }
  public var description: String { name }

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
  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  public static let mint = Color("mint")
  public static let teal = Color("teal")
  public static let cyan = Color("cyan")
  public static let blue = Color("blue")
  public static let indigo = Color("indigo")
  public static let purple = Color("purple")
  public static let pink = Color("pink")
  public static let brown = Color("brown")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let black = Color("black")
  public static let clear = Color("clear")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static var accentColor: Color { Color("accentColor") }
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
