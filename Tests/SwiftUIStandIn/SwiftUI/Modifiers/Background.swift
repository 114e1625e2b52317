import Foundation

// `Color`, gradients and materials are styles and views at once; the style wins.
nonisolated extension View {
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modified("background", ["background": .value(background), "alignment": .value(alignment)])
  }
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modified("background", ["alignment": .value(alignment), "content": .value(content())])
  }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modified("background", ["edges": .value(edges)])
  }
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modified("background", ["style": .value(style), "edges": .value(edges)]) }
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modified("background", ["shape": .value(shape), "fillStyle": .value(fillStyle)])
  }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modified(
      "background",
      ["style": .value(style), "shape": .value(shape), "fillStyle": .value(fillStyle)])
  }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modified("backgroundStyle", ["style": .value(style)])
  }
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modified("containerBackground", ["style": .value(style), "container": .value(container)])
  }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modified(
      "containerBackground",
      [
        "container": .value(container), "alignment": .value(alignment),
        "content": .value(content()),
      ])
  }
  public func backgroundExtensionEffect() -> some View { modified("backgroundExtensionEffect") }
}

nonisolated extension View {
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modified("overlay", ["overlay": .value(overlay), "alignment": .value(alignment)])
  }
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modified("overlay", ["alignment": .value(alignment), "content": .value(content())])
  }
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modified("overlay", ["style": .value(style), "edges": .value(edges)]) }
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modified(
      "overlay", ["style": .value(style), "shape": .value(shape), "fillStyle": .value(fillStyle)])
  }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modified("border", ["content": .value(content), "width": .value(width)])
  }
}

public struct ContainerBackgroundPlacement: Sendable {
  var name = ""

  public static let widget = Self(name: "widget"), window = Self(name: "window"),
    navigation = Self(name: "navigation"), tabView = Self(name: "tabView")
  public static let navigationSplitView = Self(name: "navigationSplitView")
}
