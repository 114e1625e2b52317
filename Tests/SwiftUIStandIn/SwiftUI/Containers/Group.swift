nonisolated public struct Group<Content> {
  var record = ViewRecord()

  public typealias Body = Never
  // One body for four protocols; the `return` keeps their builders out of it.
  @MainActor @preconcurrency public var body: Never { return fatalError() }
}

extension Group: View where Content: View {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension Group: Scene where Content: Scene {}
extension Group: Commands where Content: Commands {}

nonisolated extension Group {
  public init(@GroupBuilder content: () -> Content) { record = ["content": .value(content())] }
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    record = ["view": .value(view), "transform": .row(transform)]
  }
}

/// SwiftUI has an initialiser per kind of content. Which is meant shows when the content has been
/// type-checked, so four of them make groups in groups cost four times more at each level; one
/// builder for all kinds does not.
@resultBuilder
public struct GroupBuilder {
  public static func buildExpression<C: View>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildExpression<C: Scene>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }

  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C>(
    _ content: repeat each C
  ) -> GroupedContent<(repeat each C)> {
    var children: [Any] = []
    repeat children.append(each content)
    return GroupedContent(record: ViewRecord(children: children))
  }
  public static func buildIf<C>(_ content: C?) -> C? { content }
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> {
    .init(first: first)
  }
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> {
    .init(second: second)
  }
  public static func buildLimitedAvailability<C>(_ content: C) -> C { content }
}

nonisolated public struct GroupedContent<T>: View, ToolbarContent, Scene, Commands {
  var record = ViewRecord()

  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return fatalError() }
}

nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  var record = ViewRecord()
}

public struct Subview: PrimitiveView, Identifiable {
  public typealias ID = Int
  let number: Int
  nonisolated public var id: Int { number }
  let view: Any
  public var containerValues: ContainerValues { ContainerValues() }
}

nonisolated public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  let views: [Any]

  init(_ view: Any) { views = flattened(view) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { Subview(number: index, view: views[index]) }
}

public struct ContainerValues {
  public func tag<V: Hashable>(for type: V.Type) -> V? { nil }
}
