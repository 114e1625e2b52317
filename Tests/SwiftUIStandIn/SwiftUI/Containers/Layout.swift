import Foundation

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let zero = Self(width: 0, height: 0)
  public static let unspecified = Self(width: nil, height: nil)
  public static let infinity = Self(width: .infinity, height: .infinity)
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { size }
}

public struct ViewSpacing: Sendable {
  public init() {}
  public static let zero = ViewSpacing()
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct LayoutSubview: Equatable {
  public var priority: Double { 0 }
  public var spacing: ViewSpacing { ViewSpacing() }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { fatalError() }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public var layoutDirection: LayoutDirection { fatalError() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { fatalError() }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { fatalError() }
}

public struct LayoutProperties: Sendable {
  public init() {}
  public var stackOrientation: Axis?
}

public protocol Layout: Animatable {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { content() }
}

/// The layouts that stand for stacks; they share their trivial answers.
public protocol StackLayout: Layout, Sendable where Cache == Void {}

extension StackLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}

public struct HStackLayout: StackLayout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

public struct VStackLayout: StackLayout {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

public struct ZStackLayout: StackLayout {
  public init(alignment: Alignment = .center) {}
}

public struct GridLayout: StackLayout {
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}

public struct AnyLayout: StackLayout {
  public init<L: Layout>(_ layout: L) {}
}
