import Foundation

nonisolated extension View {
  public func foregroundColor(_ color: Color?) -> some View {
    modified("foregroundColor", ["color": .value(color)])
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modified("foregroundStyle", ["style": .value(style)])
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modified("foregroundStyle", ["primary": .value(primary), "secondary": .value(secondary)])
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modified(
      "foregroundStyle",
      ["primary": .value(primary), "secondary": .value(secondary), "tertiary": .value(tertiary)])
  }
  public func accentColor(_ accentColor: Color?) -> some View {
    modified("accentColor", ["accentColor": .value(accentColor)])
  }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modified("tint", ["tint": .value(tint)])
  }
  public func tint(_ tint: Color?) -> some View { modified("tint", ["tint": .value(tint)]) }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modified("preferredColorScheme", ["colorScheme": .value(colorScheme)])
  }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modified("colorScheme", ["colorScheme": .value(colorScheme)])
  }
}

nonisolated extension View {
  public func opacity(_ opacity: Double) -> some View {
    modified("opacity", ["opacity": .value(opacity)])
  }
  public func hidden() -> some View { modified("hidden") }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified("blur", ["radius": .value(radius), "opaque": .value(opaque)])
  }
  public func brightness(_ amount: Double) -> some View {
    modified("brightness", ["amount": .value(amount)])
  }
  public func contrast(_ amount: Double) -> some View {
    modified("contrast", ["amount": .value(amount)])
  }
  public func saturation(_ amount: Double) -> some View {
    modified("saturation", ["amount": .value(amount)])
  }
  public func grayscale(_ amount: Double) -> some View {
    modified("grayscale", ["amount": .value(amount)])
  }
  public func hueRotation(_ angle: Angle) -> some View {
    modified("hueRotation", ["angle": .value(angle)])
  }
  public func colorInvert() -> some View { modified("colorInvert") }
  public func colorMultiply(_ color: Color) -> some View {
    modified("colorMultiply", ["color": .value(color)])
  }
  public func luminanceToAlpha() -> some View { modified("luminanceToAlpha") }
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modified("blendMode", ["blendMode": .value(blendMode)])
  }
  public func compositingGroup() -> some View { modified("compositingGroup") }
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modified("drawingGroup", ["opaque": .value(opaque), "colorMode": .value(colorMode)])
  }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modified(
      "shadow", ["color": .value(color), "radius": .value(radius), "x": .value(x), "y": .value(y)])
  }
  public func redacted(reason: RedactionReasons) -> some View {
    modified("redacted", ["reason": .value(reason)])
  }
  public func unredacted() -> some View { modified("unredacted") }
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modified("privacySensitive", ["sensitive": .value(sensitive)])
  }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modified("invalidatableContent", ["invalidatable": .value(invalidatable)])
  }
}

nonisolated extension View {
  public func clipped(antialiased: Bool = false) -> some View {
    modified("clipped", ["antialiased": .value(antialiased)])
  }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified("clipShape", ["shape": .value(shape), "style": .value(style)])
  }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modified("cornerRadius", ["radius": .value(radius), "antialiased": .value(antialiased)])
  }
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modified("mask", ["mask": .value(mask)])
  }
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modified("mask", ["alignment": .value(alignment), "mask": .value(mask())]) }
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modified("containerShape", ["shape": .value(shape)])
  }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modified("contentShape", ["shape": .value(shape), "eoFill": .value(eoFill)])
  }
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modified(
      "contentShape", ["kind": .value(kind), "shape": .value(shape), "eoFill": .value(eoFill)])
  }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1)
  public static let dragPreview = Self(rawValue: 2)
  public static let contextMenuPreview = Self(rawValue: 4)
  public static let hoverEffect = Self(rawValue: 8)
  public static let focusEffect = Self(rawValue: 16)
  public static let accessibility = Self(rawValue: 32)
}

nonisolated extension View {
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified("rotationEffect", ["angle": .value(angle), "anchor": .value(anchor)])
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modified(
      "rotation3DEffect",
      [
        "angle": .value(angle), "axis": .value(axis), "anchor": .value(anchor),
        "anchorZ": .value(anchorZ), "perspective": .value(perspective),
      ])
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modified("scaleEffect", ["scale": .value(scale), "anchor": .value(anchor)])
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modified("scaleEffect", ["s": .value(s), "anchor": .value(anchor)])
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modified("scaleEffect", ["x": .value(x), "y": .value(y), "anchor": .value(anchor)])
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modified("transformEffect", ["transform": .value(transform)])
  }
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modified("projectionEffect", ["transform": .value(transform)])
  }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modified("flipsForRightToLeftLayoutDirection", ["enabled": .value(enabled)])
  }
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modified("layoutDirectionBehavior", ["behavior": .value(behavior)])
  }
}
