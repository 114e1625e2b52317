import Foundation

nonisolated public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    record = ["content": .content(content), "label": .value(label())]
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    record = [
      "isExpanded": .binding(isExpanded), "content": .content(content), "label": .value(label()),
    ]
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    record = ["titleKey": .value(titleKey), "content": .content(content)]
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    record = [
      "titleKey": .value(titleKey), "isExpanded": .binding(isExpanded),
      "content": .content(content),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    record = ["label": .value(label), "content": .content(content)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    record = [
      "label": .value(label), "isExpanded": .binding(isExpanded), "content": .content(content),
    ]
  }
}

nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID, Parent, Leaf, Subgroup> {
  var record = ViewRecord()
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: Never { fatalError() }
}

nonisolated extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, AnyView>
{
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    record = ["root": .value(root), "children": .value(children), "content": .row(content)]
  }
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    record = ["data": .value(data), "children": .value(children), "content": .row(content)]
  }
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    record = [
      "data": .value(data), "id": .value(id), "children": .value(children),
      "content": .row(content),
    ]
  }
}
