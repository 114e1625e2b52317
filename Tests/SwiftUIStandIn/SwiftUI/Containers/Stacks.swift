import Foundation

nonisolated public struct VStack<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "alignment": .value(alignment), "spacing": .value(spacing), "content": .value(content()),
    ]
  }
}

nonisolated public struct HStack<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "alignment": .value(alignment), "spacing": .value(spacing), "content": .value(content()),
    ]
  }
}

nonisolated public struct ZStack<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    record = ["alignment": .value(alignment), "content": .value(content())]
  }
}

nonisolated public struct Form<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder content: () -> Content) { record = ["content": .value(content())] }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  public init(_ configuration: FormStyleConfiguration) {
    record = ["configuration": .value(configuration)]
  }
}

nonisolated public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    record = ["content": .value(content()), "label": .value(label())]
  }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    record = ["label": .value(label), "content": .value(content())]
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { record = ["content": .value(content())] }
}

nonisolated extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    record = ["titleKey": .value(titleKey), "content": .value(content())]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    record = ["title": .value(title), "content": .value(content())]
  }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    record = ["configuration": .value(configuration)]
  }
}

nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { record = ["axes": .value(axes), "content": .value(content())] }
}
