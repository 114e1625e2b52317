import Foundation

nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    record = ["content": .value(content()), "label": .value(label())]
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    record = [
      "content": .value(content()), "label": .value(label()),
      "primaryAction": .action(primaryAction),
    ]
  }
  public init(@ViewBuilder content: () -> Content, label: Label) {
    record = ["content": .value(content()), "label": .value(label)]
  }
}

nonisolated extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    record = ["titleKey": .value(titleKey), "content": .value(content())]
  }
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    record = [
      "titleKey": .value(titleKey), "content": .value(content()),
      "primaryAction": .action(primaryAction),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    record = ["title": .value(title), "content": .value(content())]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    record = [
      "title": .value(title), "content": .value(content()), "primaryAction": .action(primaryAction),
    ]
  }
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    record = [
      "titleKey": .value(titleKey), "systemImage": .value(systemImage),
      "content": .value(content()),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    record = [
      "titleKey": .value(titleKey), "systemImage": .value(systemImage),
      "content": .value(content()), "primaryAction": .action(primaryAction),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    record = [
      "title": .value(title), "systemImage": .value(systemImage), "content": .value(content()),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    record = ["titleKey": .value(titleKey), "image": .value(image), "content": .value(content())]
  }
}

nonisolated extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration) {
    record = ["configuration": .value(configuration)]
  }
}

nonisolated public struct ControlGroup<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder content: () -> Content) { record = ["content": .value(content())] }
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    record = ["content": .value(content()), "label": .value(label())]
  }
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    record = ["titleKey": .value(titleKey), "content": .value(content())]
  }
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    record = [
      "titleKey": .value(titleKey), "systemImage": .value(systemImage),
      "content": .value(content()),
    ]
  }
}

nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: PrimitiveView {
  var record = ViewRecord()
}
