import Foundation

nonisolated extension View {
  public func toolbar<C>(@ToolbarModifierBuilder content: () -> C) -> some View {
    modified("toolbar", ["content": .value(content())])
  }
  public func toolbar<C: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> C
  ) -> some View { modified("toolbar", ["id": .value(id), "content": .value(content())]) }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modified("toolbar", ["visibility": .value(visibility), "bars": .value(bars)])
  }
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modified("toolbarVisibility", ["visibility": .value(visibility), "bars": .value(bars)])
  }
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modified("toolbar", ["defaultItemKind": .value(defaultItemKind)])
  }
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { modified("toolbarBackground", ["style": .value(style), "bars": .value(bars)]) }
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modified("toolbarBackground", ["visibility": .value(visibility), "bars": .value(bars)])
  }
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modified(
      "toolbarBackgroundVisibility", ["visibility": .value(visibility), "bars": .value(bars)])
  }
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modified("toolbarColorScheme", ["colorScheme": .value(colorScheme), "bars": .value(bars)])
  }
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modified("toolbarForegroundStyle", ["style": .value(style), "bars": .value(bars)])
  }
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    modified("toolbarRole", ["role": .value(role)])
  }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modified("toolbarTitleMenu", ["content": .value(content())])
  }
}

/// SwiftUI has two `toolbar(content:)`, one for views and one for toolbar content. The solver finds
/// out which is meant after it has been through the rest of the chain, once for each; with one that
/// takes both, long chains stay quick. The price: views beside toolbar items are not refused.
@resultBuilder
public struct ToolbarModifierBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildExpression<C: View>(_ content: C) -> C { content }
  public static func buildBlock<each C>(_ content: repeat each C) -> (repeat each C) {
    (repeat each content)
  }
  public static func buildIf<C>(_ content: C?) -> C? { content }
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> {
    .init(first: first)
  }
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> {
    .init(second: second)
  }
  public static func buildLimitedAvailability<C>(_ content: C) -> C { content }
}
