import Foundation

public protocol Keyframes<Value> {
  associatedtype Value
}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Double
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

public struct MergedKeyframeTrackContent<Value: Animatable>: KeyframeTrackContent {}

public struct MergedKeyframes<Value>: Keyframes {}

public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}

extension KeyframeTrack {
  public typealias Value = Root
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> K
  where K.Value == Value { content }
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> MergedKeyframeTrackContent<Value> { MergedKeyframeTrackContent() }
}

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ content: K) -> K
  where K.Value == Value { content }
  public static func buildBlock<each K: Keyframes>(
    _ content: repeat each K
  ) -> MergedKeyframes<Value> { MergedKeyframes() }
}
