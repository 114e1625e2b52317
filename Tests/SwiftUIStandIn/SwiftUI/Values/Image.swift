nonisolated public struct Image: Equatable, Sendable, PrimitiveView {
  var record = ViewRecord()

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

  public init(_ name: String, bundle: Bundle? = nil) {
    record = ["name": .value(name), "bundle": .value(bundle)]
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    record = ["name": .value(name), "bundle": .value(bundle), "label": .value(label)]
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    record = ["name": .value(name), "bundle": .value(bundle)]
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    record = [
      "name": .value(name), "variableValue": .value(variableValue), "bundle": .value(bundle),
    ]
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    record = [
      "name": .value(name), "variableValue": .value(variableValue), "bundle": .value(bundle),
      "label": .value(label),
    ]
  }
  public init(systemName: String) { record = ["systemName": .value(systemName)] }
  public init(systemName: String, variableValue: Double?) {
    record = ["systemName": .value(systemName), "variableValue": .value(variableValue)]
  }
  public init(_ resource: ImageResource) { record = ["resource": .value(resource)] }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    record = [
      "cgImage": .value(cgImage), "scale": .value(scale), "orientation": .value(orientation),
      "label": .value(label),
    ]
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    record = [
      "cgImage": .value(cgImage), "scale": .value(scale), "orientation": .value(orientation),
    ]
  }
  public init(uiImage: UIImage) { record = ["uiImage": .value(uiImage)] }
  public init(nsImage: NSImage) { record = ["nsImage": .value(nsImage)] }
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    record = [
      "size": .value(size), "label": .value(label), "opaque": .value(opaque),
      "renderer": .value(renderer),
    ]
  }

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
  var name = ""

  public static let monochrome = Self(name: "monochrome")
  public static let multicolor = Self(name: "multicolor")
  public static let hierarchical = Self(name: "hierarchical")
  public static let palette = Self(name: "palette")
}

public struct SymbolVariants: Hashable, Sendable {
  var name = ""

  public static let none = Self(name: "none")
  public static let circle = Self(name: "circle")
  public static let square = Self(name: "square")
  public static let rectangle = Self(name: "rectangle")
  public static let fill = Self(name: "fill")
  public static let slash = Self(name: "slash")
  public var circle: Self { self }
  public var square: Self { self }
  public var rectangle: Self { self }
  public var fill: Self { self }
  public var slash: Self { self }
  public func contains(_ other: Self) -> Bool { false }
}
