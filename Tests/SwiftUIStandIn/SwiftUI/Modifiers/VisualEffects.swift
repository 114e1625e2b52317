import Foundation

public protocol VisualEffect: Sendable, Animatable {}

public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

extension VisualEffect {
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

nonisolated extension View {
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modified("visualEffect", ["effect": .value(effect)]) }

  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    modified("sensoryFeedback", ["feedback": .value(feedback), "trigger": .value(trigger)])
  }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modified(
      "sensoryFeedback",
      ["feedback": .value(feedback), "trigger": .value(trigger), "condition": .value(condition)])
  }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modified("sensoryFeedback", ["trigger": .value(trigger), "feedback": .value(feedback)])
  }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modified("sensoryFeedback", ["trigger": .value(trigger), "feedback": .content(feedback)])
  }
}

public struct SensoryFeedback: Equatable, Sendable {
  var name = ""

  public enum Weight: Sendable { case light, medium, heavy }
  public enum Flexibility: Sendable { case rigid, solid, soft }

  public static let success = Self(name: "success"), warning = Self(name: "warning"),
    error = Self(name: "error"), selection = Self(name: "selection")
  public static let increase = Self(name: "increase"), decrease = Self(name: "decrease"),
    start = Self(name: "start"), stop = Self(name: "stop")
  public static let alignment = Self(name: "alignment"), levelChange = Self(name: "levelChange"),
    impact = Self(name: "impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }
}

nonisolated extension View {
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    modified("glassEffect", ["glass": .value(glass)])
  }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    modified("glassEffect", ["glass": .value(glass), "shape": .value(shape)])
  }
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { modified("glassEffectID", ["id": .value(id), "namespace": .value(namespace)]) }
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    modified("glassEffectUnion", ["id": .value(id), "namespace": .value(namespace)])
  }
}

public struct Glass: Equatable, Sendable {
  var name = ""

  public static let regular = Self(name: "regular"), clear = Self(name: "clear"),
    identity = Self(name: "identity")
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

nonisolated public struct GlassEffectContainer<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    record = ["spacing": .value(spacing), "content": .value(content())]
  }
}

nonisolated extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modified("colorEffect", ["shader": .value(shader), "isEnabled": .value(isEnabled)])
  }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modified(
      "distortionEffect",
      [
        "shader": .value(shader), "maxSampleOffset": .value(maxSampleOffset),
        "isEnabled": .value(isEnabled),
      ])
  }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modified(
      "layerEffect",
      [
        "shader": .value(shader), "maxSampleOffset": .value(maxSampleOffset),
        "isEnabled": .value(isEnabled),
      ])
  }
}

public struct Shader: Equatable, Sendable {
  public struct Argument: Equatable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }
}

@dynamicMemberLookup
public enum ShaderLibrary {
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}
