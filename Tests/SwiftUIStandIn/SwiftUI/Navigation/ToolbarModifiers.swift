import Foundation

nonisolated extension View {
  public func toolbar<C>(@ToolbarModifierBuilder content: () -> C) -> some View { self }
  public func toolbar<C: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> C
  ) -> some View { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
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
    fatalError()
  }
  public static func buildIf<C>(_ content: C?) -> C? { content }
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> { fatalError() }
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> { fatalError() }
  public static func buildLimitedAvailability<C>(_ content: C) -> C { content }
}
