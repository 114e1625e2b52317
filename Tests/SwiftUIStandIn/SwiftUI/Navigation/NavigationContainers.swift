import Foundation

nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder content: () -> Content) { record = ["content": .value(content())] }
}

nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  var record = ViewRecord()
}

nonisolated extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { record = ["root": .value(root())] }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    record = ["path": .value(PathAccess(path)), "root": .value(root())]
  }
}

nonisolated extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    record = ["path": .value(PathAccess(path)), "root": .value(root())]
  }
}

public struct NavigationPath: Equatable {
  public struct CodableRepresentation: Codable, Equatable {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
  }

  var elements: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  public init(_ codable: CodableRepresentation) {}
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public var codable: CodableRepresentation? { nil }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  PrimitiveView
{
  var record = ViewRecord()

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    record = [
      "sidebar": .value(sidebar()), "content": .value(content()), "detail": .value(detail()),
    ]
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    record = [
      "columnVisibility": .binding(columnVisibility), "sidebar": .value(sidebar()),
      "content": .value(content()), "detail": .value(detail()),
    ]
  }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    record = [
      "preferredCompactColumn": .binding(preferredCompactColumn), "sidebar": .value(sidebar()),
      "content": .value(content()), "detail": .value(detail()),
    ]
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    record = [
      "columnVisibility": .binding(columnVisibility),
      "preferredCompactColumn": .binding(preferredCompactColumn), "sidebar": .value(sidebar()),
      "content": .value(content()), "detail": .value(detail()),
    ]
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    record = ["sidebar": .value(sidebar()), "detail": .value(detail())]
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    record = [
      "columnVisibility": .binding(columnVisibility), "sidebar": .value(sidebar()),
      "detail": .value(detail()),
    ]
  }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    record = [
      "preferredCompactColumn": .binding(preferredCompactColumn), "sidebar": .value(sidebar()),
      "detail": .value(detail()),
    ]
  }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    record = [
      "columnVisibility": .binding(columnVisibility),
      "preferredCompactColumn": .binding(preferredCompactColumn), "sidebar": .value(sidebar()),
      "detail": .value(detail()),
    ]
  }
}

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  var name = ""

  public static let automatic = Self(name: "automatic"), all = Self(name: "all"),
    doubleColumn = Self(name: "doubleColumn"), detailOnly = Self(name: "detailOnly")
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  var name = ""

  public static let sidebar = Self(name: "sidebar"), content = Self(name: "content"),
    detail = Self(name: "detail")
}

nonisolated public struct HSplitView<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder content: () -> Content) { record = ["content": .value(content())] }
}

nonisolated public struct VSplitView<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder content: () -> Content) { record = ["content": .value(content())] }
}
