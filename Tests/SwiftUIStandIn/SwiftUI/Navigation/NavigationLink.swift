import Foundation

nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { record = ["destination": .value(destination()), "label": .value(label())] }
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    record = [
      "isActive": .binding(isActive), "destination": .value(destination()),
      "label": .value(label()),
    ]
  }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    record = [
      "tag": .value(tag), "selection": .binding(selection), "destination": .value(destination()),
      "label": .value(label()),
    ]
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    record = ["destination": .value(destination), "label": .value(label())]
  }
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    record = [
      "destination": .value(destination), "isActive": .binding(isActive), "label": .value(label()),
    ]
  }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    record = [
      "destination": .value(destination), "tag": .value(tag), "selection": .binding(selection),
      "label": .value(label()),
    ]
  }
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

nonisolated extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    record = ["titleKey": .value(titleKey), "destination": .value(destination())]
  }
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    record = [
      "titleKey": .value(titleKey), "isActive": .binding(isActive),
      "destination": .value(destination()),
    ]
  }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    record = [
      "titleKey": .value(titleKey), "tag": .value(tag), "selection": .binding(selection),
      "destination": .value(destination()),
    ]
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    record = ["titleKey": .value(titleKey), "destination": .value(destination)]
  }
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    record = [
      "titleKey": .value(titleKey), "destination": .value(destination),
      "isActive": .binding(isActive),
    ]
  }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    record = [
      "titleKey": .value(titleKey), "destination": .value(destination), "tag": .value(tag),
      "selection": .binding(selection),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    record = ["title": .value(title), "destination": .value(destination())]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    record = [
      "title": .value(title), "isActive": .binding(isActive), "destination": .value(destination()),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    record = [
      "title": .value(title), "tag": .value(tag), "selection": .binding(selection),
      "destination": .value(destination()),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    record = ["title": .value(title), "destination": .value(destination)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    record = [
      "title": .value(title), "destination": .value(destination), "isActive": .binding(isActive),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    record = [
      "title": .value(title), "destination": .value(destination), "tag": .value(tag),
      "selection": .binding(selection),
    ]
  }
}

nonisolated extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    record = ["value": .value(value), "label": .value(label())]
  }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    record = ["titleKey": .value(titleKey), "value": .value(value)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    record = ["title": .value(title), "value": .value(value)]
  }
}
