import Foundation

nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  PrimitiveView
{
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {}
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {}
  public init(
    _ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {}
}

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: Self { fatalError() }
  public static func search(text: String) -> Self { fatalError() }
}

nonisolated public struct SearchUnavailableContent {
  public struct Label: PrimitiveView {}
  public struct Description: PrimitiveView {}
  public struct Actions: PrimitiveView {}
}
