@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition { self }
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { 0 }
}

public struct TransitionProperties: Sendable {
  public init(hasMotion: Bool = true) {}
}

public struct PlaceholderContentView<Value>: PrimitiveView {
  var record = ViewRecord()
}

public struct AnyTransition {
  public init<T: Transition>(_ transition: T) {}
  init() {}
  public static var identity: AnyTransition { AnyTransition() }
  public static var opacity: AnyTransition { AnyTransition() }
  public static var slide: AnyTransition { AnyTransition() }
  public static var scale: AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition)
    -> AnyTransition
  { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct SlideTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct ScaleTransition: Transition {
  public init(_ scale: Double, anchor: UnitPoint = .center) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct MoveTransition: Transition {
  public init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct PushTransition: Transition {
  public init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct OffsetTransition: Transition {
  public init(_ offset: CGSize) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct BlurReplaceTransition: Transition {
  public enum Configuration: Sendable { case downUp, upUp }
  public init(configuration: Configuration) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public init(insertion: Insertion, removal: Removal) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: Self { Self() }
}
extension Transition where Self == SlideTransition {
  public static var slide: Self { Self() }
}
extension Transition where Self == IdentityTransition {
  public static var identity: Self { Self() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: Self { Self(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale) }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(.zero) }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: Self { Self(configuration: .downUp) }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
    -> Self
  { Self(configuration: configuration) }
}
extension Transition {
  public static func asymmetric<A: Transition, B: Transition>(insertion: A, removal: B) -> Self
  where Self == AsymmetricTransition<A, B> { Self(insertion: insertion, removal: removal) }
}

public struct ContentTransition: Equatable, Sendable {
  var name = ""

  public static let identity = Self(name: "identity")
  public static let opacity = Self(name: "opacity")
  public static let interpolate = Self(name: "interpolate")
  public static let symbolEffect = Self(name: "symbolEffect")
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
  public static func numericText(value: Double) -> Self { Self() }
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { Self() }
}
