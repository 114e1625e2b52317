public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public struct ColorSpace: Hashable, Sendable {
    public static let device = Self()
    public static let perceptual = Self()
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) { stops = [] }
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension Gradient: ShapeStyle {}

public struct AnyGradient: Hashable, ShapeStyle {
  public init(_ gradient: Gradient) {}
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

nonisolated public struct LinearGradient: ShapeStyle, PrimitiveView {
  var record = ViewRecord()

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    record = [
      "gradient": .value(gradient), "startPoint": .value(startPoint), "endPoint": .value(endPoint),
    ]
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    record = [
      "colors": .value(colors), "startPoint": .value(startPoint), "endPoint": .value(endPoint),
    ]
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    record = [
      "stops": .value(stops), "startPoint": .value(startPoint), "endPoint": .value(endPoint),
    ]
  }
}

nonisolated public struct RadialGradient: ShapeStyle, PrimitiveView {
  var record = ViewRecord()

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    record = [
      "gradient": .value(gradient), "center": .value(center), "startRadius": .value(startRadius),
      "endRadius": .value(endRadius),
    ]
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    record = [
      "colors": .value(colors), "center": .value(center), "startRadius": .value(startRadius),
      "endRadius": .value(endRadius),
    ]
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    record = [
      "stops": .value(stops), "center": .value(center), "startRadius": .value(startRadius),
      "endRadius": .value(endRadius),
    ]
  }
}

nonisolated public struct EllipticalGradient: ShapeStyle, PrimitiveView {
  var record = ViewRecord()

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    record = [
      "gradient": .value(gradient), "center": .value(center),
      "startRadiusFraction": .value(startRadiusFraction),
      "endRadiusFraction": .value(endRadiusFraction),
    ]
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    record = [
      "colors": .value(colors), "center": .value(center),
      "startRadiusFraction": .value(startRadiusFraction),
      "endRadiusFraction": .value(endRadiusFraction),
    ]
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    record = [
      "stops": .value(stops), "center": .value(center),
      "startRadiusFraction": .value(startRadiusFraction),
      "endRadiusFraction": .value(endRadiusFraction),
    ]
  }
}

nonisolated public struct AngularGradient: ShapeStyle, PrimitiveView {
  var record = ViewRecord()

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    record = [
      "gradient": .value(gradient), "center": .value(center), "startAngle": .value(startAngle),
      "endAngle": .value(endAngle),
    ]
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    record = [
      "colors": .value(colors), "center": .value(center), "startAngle": .value(startAngle),
      "endAngle": .value(endAngle),
    ]
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    record = [
      "stops": .value(stops), "center": .value(center), "startAngle": .value(startAngle),
      "endAngle": .value(endAngle),
    ]
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    record = ["gradient": .value(gradient), "center": .value(center), "angle": .value(angle)]
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    record = ["colors": .value(colors), "center": .value(center), "angle": .value(angle)]
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    record = ["stops": .value(stops), "center": .value(center), "angle": .value(angle)]
  }
}

nonisolated public struct MeshGradient: ShapeStyle, PrimitiveView {
  var record = ViewRecord()

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    record = [
      "width": .value(width), "height": .value(height), "points": .value(points),
      "colors": .value(colors), "background": .value(background),
      "smoothsColors": .value(smoothsColors), "colorSpace": .value(colorSpace),
    ]
  }
}

public struct ImagePaint: ShapeStyle {
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {}
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image) }
}
