import Foundation

nonisolated public struct Link<Label: View>: PrimitiveView {
  var record = ViewRecord()

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    record = ["destination": .value(destination), "label": .value(label())]
  }
}

nonisolated extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    record = ["titleKey": .value(titleKey), "destination": .value(destination)]
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    record = ["title": .value(title), "destination": .value(destination)]
  }
}

nonisolated public struct HelpLink: PrimitiveView {
  var record = ViewRecord()

  public init(action: @escaping () -> Void) { record = ["action": .action(action)] }
  public init(destination: URL) { record = ["destination": .value(destination)] }
}

nonisolated public struct SharePreview<Image, Icon> {}

nonisolated extension SharePreview where Image: Transferable, Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

nonisolated extension SharePreview where Image: Transferable, Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {}
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
}

nonisolated public struct DefaultShareLinkLabel: PrimitiveView {
  var record = ViewRecord()
}

nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: PrimitiveView {
  var record = ViewRecord()
}

nonisolated extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    record = [
      "item": .value(item), "subject": .value(subject), "message": .value(message),
      "label": .value(label()),
    ]
  }
}

nonisolated extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    record = [
      "item": .value(item), "subject": .value(subject), "message": .value(message),
      "label": .value(label()),
    ]
  }
}

nonisolated extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    record = ["item": .value(item), "subject": .value(subject), "message": .value(message)]
  }
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    record = [
      "titleKey": .value(titleKey), "item": .value(item), "subject": .value(subject),
      "message": .value(message),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    record = [
      "title": .value(title), "item": .value(item), "subject": .value(subject),
      "message": .value(message),
    ]
  }
}

nonisolated extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    record = ["item": .value(item), "subject": .value(subject), "message": .value(message)]
  }
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    record = [
      "titleKey": .value(titleKey), "item": .value(item), "subject": .value(subject),
      "message": .value(message),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    record = [
      "title": .value(title), "item": .value(item), "subject": .value(subject),
      "message": .value(message),
    ]
  }
}

nonisolated extension ShareLink {
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    record = [
      "item": .value(item), "subject": .value(subject), "message": .value(message),
      "preview": .value(preview), "label": .value(label()),
    ]
  }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    record = [
      "items": .value(items), "subject": .value(subject), "message": .value(message),
      "preview": .row(preview), "label": .value(label()),
    ]
  }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    record = [
      "item": .value(item), "subject": .value(subject), "message": .value(message),
      "preview": .value(preview),
    ]
  }
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    record = [
      "titleKey": .value(titleKey), "item": .value(item), "subject": .value(subject),
      "message": .value(message), "preview": .value(preview),
    ]
  }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    record = [
      "items": .value(items), "subject": .value(subject), "message": .value(message),
      "preview": .row(preview),
    ]
  }
}

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data: RandomAccessCollection {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    record = [
      "items": .value(items), "subject": .value(subject), "message": .value(message),
      "label": .value(label()),
    ]
  }
}
