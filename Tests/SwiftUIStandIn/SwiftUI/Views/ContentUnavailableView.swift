import Foundation

nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  PrimitiveView
{
  var record = ViewRecord()

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    record = [
      "label": .value(label()), "description": .value(description()), "actions": .value(actions()),
    ]
  }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) { record = ["title": .value(title), "name": .value(name), "description": .value(description)] }
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    record = ["title": .value(title), "name": .value(name), "description": .value(description)]
  }
  public init(
    _ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil
  ) {
    record = [
      "title": .value(title), "resource": .value(resource), "description": .value(description),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    record = ["title": .value(title), "name": .value(name), "description": .value(description)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    record = ["title": .value(title), "name": .value(name), "description": .value(description)]
  }
}

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: Self { Self(record: ["title": .value("No Results")]) }
  public static func search(text: String) -> Self {
    Self(record: ["title": .value("No Results for \(text)")])
  }
}

nonisolated public struct SearchUnavailableContent {
  public struct Label: PrimitiveView {
    var record = ViewRecord()
  }
  public struct Description: PrimitiveView {
    var record = ViewRecord()
  }
  public struct Actions: PrimitiveView {
    var record = ViewRecord()
  }
}
