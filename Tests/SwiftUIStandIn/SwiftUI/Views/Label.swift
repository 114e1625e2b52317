import Foundation

nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  var record = ViewRecord()

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    record = ["title": .value(title()), "icon": .value(icon())]
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    record = ["titleKey": .value(titleKey), "name": .value(name)]
  }
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    record = ["titleKey": .value(titleKey), "name": .value(name)]
  }
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    record = ["titleKey": .value(titleKey), "resource": .value(resource)]
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    record = ["titleResource": .value(titleResource), "name": .value(name)]
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    record = ["titleResource": .value(titleResource), "name": .value(name)]
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    record = ["title": .value(title), "name": .value(name)]
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    record = ["title": .value(title), "name": .value(name)]
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    record = ["title": .value(title), "resource": .value(resource)]
  }
}

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    record = ["configuration": .value(configuration)]
  }
}

nonisolated public struct LabeledContent<Label, Content> {
  var record = ViewRecord()
}

extension LabeledContent: View where Label: View, Content: View {
  public var body: Never { fatalError() }
}

nonisolated extension LabeledContent where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    record = ["content": .value(content()), "label": .value(label())]
  }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    record = ["titleKey": .value(titleKey), "content": .value(content())]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    record = ["title": .value(title), "content": .value(content())]
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    record = ["titleKey": .value(titleKey), "value": .value(value)]
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    record = ["title": .value(title), "value": .value(value)]
  }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    record = ["titleKey": .value(titleKey), "value": .value(value), "format": .value(format)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    record = ["title": .value(title), "value": .value(value), "format": .value(format)]
  }
}

nonisolated extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  public init(_ configuration: LabeledContentStyleConfiguration) {
    record = ["configuration": .value(configuration)]
  }
}
