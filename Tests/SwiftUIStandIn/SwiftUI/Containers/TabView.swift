import Foundation

nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    record = ["selection": .binding(selection), "content": .value(content())]
  }
}

nonisolated extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { record = ["content": .value(content())] }
}

/// A view here, so that one builder serves both spellings of a tab view's content.
nonisolated public struct Tab<Value, Content, Label>: TabContent {
  var record = ViewRecord()
}

extension Tab: View where Content: View {
  public var body: Never { fatalError() }
}

public protocol TabContent {}

public struct TabRole: Hashable, Sendable {
  public static var search: TabRole { TabRole() }
}

nonisolated extension Tab where Content: View, Label: View {
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value: Hashable {
    record = ["value": .value(value), "content": .value(content()), "label": .value(label())]
  }
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    record = [
      "value": .value(value), "role": .value(role), "content": .value(content()),
      "label": .value(label()),
    ]
  }
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    record = ["role": .value(role), "content": .value(content()), "label": .value(label())]
  }
}

nonisolated extension Tab where Content: View, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    record = [
      "titleKey": .value(titleKey), "systemImage": .value(systemImage), "value": .value(value),
      "role": .value(role), "content": .value(content()),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    record = [
      "title": .value(title), "systemImage": .value(systemImage), "value": .value(value),
      "role": .value(role), "content": .value(content()),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    record = [
      "titleKey": .value(titleKey), "image": .value(image), "value": .value(value),
      "role": .value(role), "content": .value(content()),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    record = [
      "title": .value(title), "image": .value(image), "value": .value(value), "role": .value(role),
      "content": .value(content()),
    ]
  }
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content)
  where Value: Hashable {
    record = ["value": .value(value), "role": .value(role), "content": .value(content())]
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    record = [
      "titleKey": .value(titleKey), "systemImage": .value(systemImage), "role": .value(role),
      "content": .value(content()),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    record = [
      "title": .value(title), "systemImage": .value(systemImage), "role": .value(role),
      "content": .value(content()),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    record = [
      "titleKey": .value(titleKey), "image": .value(image), "role": .value(role),
      "content": .value(content()),
    ]
  }
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    record = ["role": .value(role), "content": .value(content())]
  }
}

nonisolated public struct DefaultTabLabel: PrimitiveView {
  var record = ViewRecord()
}

nonisolated public struct TabSection<Header: View, Content: View>: PrimitiveView, TabContent {
  var record = ViewRecord()

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    record = ["content": .value(content()), "header": .value(header())]
  }
}

nonisolated extension TabSection where Header == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    record = ["titleKey": .value(titleKey), "content": .value(content())]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    record = ["title": .value(title), "content": .value(content())]
  }
}
