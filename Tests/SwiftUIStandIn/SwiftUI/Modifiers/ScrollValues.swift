import Foundation

public struct ScrollPosition: Equatable {
  public init(
    id: some Hashable & Sendable, anchor: UnitPoint? = nil
  ) {}
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {}
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {}
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {}
  public var isPositionedByUser: Bool { false }
  public var edge: Edge? { nil }
  public var point: CGPoint? { nil }
  public var viewID: (any Hashable & Sendable)? { nil }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo(point: CGPoint) {}
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
  public mutating func scrollTo(x: CGFloat) {}
  public mutating func scrollTo(y: CGFloat) {}
}

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { .zero }
  public var bounds: CGRect { .zero }
}

public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { false }
}

public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry { fatalError() }
  public var velocity: CGVector? { nil }
}

public enum ScrollTransitionPhase: Equatable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { false }
  public var value: Double { 0 }
}

public struct ScrollTransitionConfiguration: Sendable {
  var name = ""

  public struct Threshold: Sendable {
    public static let visible = Self(), hidden = Self(),
      centered = Self()
    public static func visible(_ amount: Double) -> Self { Self() }
  }

  public static let interactive = Self(name: "interactive"), animated = Self(name: "animated"),
    identity = Self(name: "identity")
  public static func animated(_ animation: Animation) -> Self { Self() }
  public static func interactive(timingCurve: UnitCurve) -> Self { Self() }
  public func animation(_ animation: Animation) -> Self { self }
  public func threshold(_ threshold: Threshold) -> Self { self }
}

public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget { fatalError() }
  public var velocity: CGVector { fatalError() }
  public var contentSize: CGSize { .zero }
  public var containerSize: CGSize { .zero }
  public var axes: Axis.Set { [] }
}

public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static let automatic = Self(), always = Self(), never = Self()
    public static let alwaysByOne = Self(), alwaysByFew = Self()
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
}
