import Foundation

nonisolated public struct VStack<Content: View>: PrimitiveView {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

nonisolated public struct HStack<Content: View>: PrimitiveView {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

nonisolated public struct ZStack<Content: View>: PrimitiveView {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

nonisolated public struct Group<Content> {
  public typealias Body = Never
  // One body for four protocols; the `return` keeps their builders out of it.
  @MainActor @preconcurrency public var body: Never { return fatalError() }
}

extension Group: View where Content: View {}

nonisolated extension Group where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {}
}

extension Group: ToolbarContent where Content: ToolbarContent {}

nonisolated extension Group where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) {}
}

extension Group: Scene where Content: Scene {}

nonisolated extension Group where Content: Scene {
  public init(@SceneBuilder content: () -> Content) {}
}

extension Group: Commands where Content: Commands {}

nonisolated extension Group where Content: Commands {
  public init(@CommandsBuilder content: () -> Content) {}
}

nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {}

public struct Subview: PrimitiveView, Identifiable {
  public typealias ID = Int
  nonisolated public var id: Int { 0 }
  public var containerValues: ContainerValues { fatalError() }
}

nonisolated public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { fatalError() }
}

public struct ContainerValues {
  public func tag<V: Hashable>(for type: V.Type) -> V? { nil }
}

nonisolated public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  public init(_ configuration: FormStyleConfiguration) {}
}

nonisolated public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(label: Label, @ViewBuilder content: () -> Content) {}
}

nonisolated extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) {}
}

nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {}
}
