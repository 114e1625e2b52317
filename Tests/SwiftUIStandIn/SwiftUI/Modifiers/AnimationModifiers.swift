import Foundation

nonisolated extension View {
  public func animation(_ animation: Animation?) -> some View {
    modified("animation", ["animation": .value(animation)])
  }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modified("animation", ["animation": .value(animation), "value": .value(value)])
  }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  public func transition(_ t: AnyTransition) -> some View {
    modified("transition", ["t": .value(t)])
  }
  public func transition<T: Transition>(_ transition: T) -> some View {
    modified("transition", ["transition": .value(transition)])
  }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modified("transaction", ["transform": .value(transform)])
  }
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modified("transaction", ["value": .value(value), "transform": .value(transform)])
  }
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modified("contentTransition", ["transition": .value(transition)])
  }
  public func geometryGroup() -> some View { modified("geometryGroup") }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modified(
      "matchedGeometryEffect",
      [
        "id": .value(id), "namespace": .value(namespace), "properties": .value(properties),
        "anchor": .value(anchor), "isSource": .value(isSource),
      ])
  }

  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modified(
      "phaseAnimator",
      ["phases": .value(phases), "content": .value(content), "animation": .row(animation)])
  }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modified(
      "phaseAnimator",
      [
        "phases": .value(phases), "trigger": .value(trigger), "content": .value(content),
        "animation": .row(animation),
      ])
  }
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modified(
      "keyframeAnimator",
      [
        "initialValue": .value(initialValue), "repeating": .value(repeating),
        "content": .value(content), "keyframes": .row(keyframes),
      ])
  }
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modified(
      "keyframeAnimator",
      [
        "initialValue": .value(initialValue), "trigger": .value(trigger),
        "content": .value(content), "keyframes": .row(keyframes),
      ])
  }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame = Self(rawValue: 3)
}

nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { record = ["phases": .value(phases), "content": .row(content), "animation": .row(animation)] }
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    record = [
      "phases": .value(phases), "trigger": .value(trigger), "content": .row(content),
      "animation": .row(animation),
    ]
  }
}

nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>:
  PrimitiveView
where KeyframePath.Value == Value {
  var record = ViewRecord()

  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    record = [
      "initialValue": .value(initialValue), "repeating": .value(repeating),
      "content": .row(content), "keyframes": .row(keyframes),
    ]
  }
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    record = [
      "initialValue": .value(initialValue), "trigger": .value(trigger), "content": .row(content),
      "keyframes": .row(keyframes),
    ]
  }
}

nonisolated extension View {
  public func symbolEffect<E: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: E, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modified(
      "symbolEffect",
      ["effect": .value(effect), "options": .value(options), "isActive": .value(isActive)])
  }
  public func symbolEffect<E: DiscreteSymbolEffect & SymbolEffect, V: Equatable>(
    _ effect: E, options: SymbolEffectOptions = .default, value: V
  ) -> some View {
    modified(
      "symbolEffect",
      ["effect": .value(effect), "options": .value(options), "value": .value(value)])
  }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modified("symbolEffectsRemoved", ["isEnabled": .value(isEnabled)])
  }
}
