import Foundation

nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  var record = ViewRecord()

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    record = [
      "selection": .binding(selection), "content": .value(content()), "label": .value(label()),
    ]
  }
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    record = [
      "selection": .binding(selection), "label": .value(label), "content": .value(content()),
    ]
  }
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    record = [
      "sources": .value(sources), "selection": .value(selection), "content": .value(content()),
      "label": .value(label()),
    ]
  }
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    record = [
      "selection": .binding(selection), "content": .value(content()), "label": .value(label()),
      "currentValueLabel": .value(currentValueLabel()),
    ]
  }
}

nonisolated extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "titleKey": .value(titleKey), "selection": .binding(selection), "content": .value(content()),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    record = [
      "title": .value(title), "selection": .binding(selection), "content": .value(content()),
    ]
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "titleResource": .value(titleResource), "selection": .binding(selection),
      "content": .value(content()),
    ]
  }
}

nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "titleKey": .value(titleKey), "systemImage": .value(systemImage),
      "selection": .binding(selection), "content": .value(content()),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "title": .value(title), "systemImage": .value(systemImage), "selection": .binding(selection),
      "content": .value(content()),
    ]
  }
}
