import Foundation

nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    record = [
      "axes": .value(axes), "showsIndicators": .value(showsIndicators),
      "content": .value(content()),
    ]
  }
}

public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    record = ["content": .row(content)]
  }
}

nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    record = ["content": .row(content)]
  }
}

public struct GeometryProxy {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public subscript<T>(anchor: Anchor<T>) -> T { fatalError() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

public struct Anchor<Value> {
  public struct Source {
    init() {}
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self() }
  public static func rect(_ rect: CGRect) -> Self { Self() }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Self { Self() }
  public static func unitPoint(_ point: UnitPoint) -> Self { Self() }
  public static var topLeading: Self { Self() }
  public static var top: Self { Self() }
  public static var topTrailing: Self { Self() }
  public static var leading: Self { Self() }
  public static var center: Self { Self() }
  public static var trailing: Self { Self() }
  public static var bottomLeading: Self { Self() }
  public static var bottom: Self { Self() }
  public static var bottomTrailing: Self { Self() }
}
