import Foundation

nonisolated extension View {
  public func padding(_ insets: EdgeInsets) -> some View {
    modified("padding", ["insets": .value(insets)])
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified("padding", ["edges": .value(edges), "length": .value(length)])
  }
  public func padding(_ length: CGFloat) -> some View {
    modified("padding", ["length": .value(length)])
  }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modified("scenePadding", ["edges": .value(edges)])
  }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modified("safeAreaPadding", ["insets": .value(insets)])
  }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified("safeAreaPadding", ["edges": .value(edges), "length": .value(length)])
  }
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    modified("safeAreaPadding", ["length": .value(length)])
  }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      "frame", ["width": .value(width), "height": .value(height), "alignment": .value(alignment)])
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      "frame",
      [
        "minWidth": .value(minWidth), "idealWidth": .value(idealWidth),
        "maxWidth": .value(maxWidth), "minHeight": .value(minHeight),
        "idealHeight": .value(idealHeight), "maxHeight": .value(maxHeight),
        "alignment": .value(alignment),
      ])
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modified("containerRelativeFrame", ["axes": .value(axes), "alignment": .value(alignment)])
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modified(
      "containerRelativeFrame",
      ["axes": .value(axes), "alignment": .value(alignment), "length": .value(length)])
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modified(
      "containerRelativeFrame",
      [
        "axes": .value(axes), "count": .value(count), "span": .value(span),
        "spacing": .value(spacing), "alignment": .value(alignment),
      ])
  }

  public func fixedSize() -> some View { modified("fixedSize") }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified("fixedSize", ["horizontal": .value(horizontal), "vertical": .value(vertical)])
  }
  public func layoutPriority(_ value: Double) -> some View {
    modified("layoutPriority", ["value": .value(value)])
  }
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modified("layoutValue", ["key": .value(key), "value": .value(value)])
  }
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified(
      "aspectRatio", ["aspectRatio": .value(aspectRatio), "contentMode": .value(contentMode)])
  }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modified(
      "aspectRatio", ["aspectRatio": .value(aspectRatio), "contentMode": .value(contentMode)])
  }
  public func scaledToFit() -> some View { modified("scaledToFit") }
  public func scaledToFill() -> some View { modified("scaledToFill") }

  public func offset(_ offset: CGSize) -> some View {
    modified("offset", ["offset": .value(offset)])
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified("offset", ["x": .value(x), "y": .value(y)])
  }
  public func position(_ position: CGPoint) -> some View {
    modified("position", ["position": .value(position)])
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified("position", ["x": .value(x), "y": .value(y)])
  }
  public func zIndex(_ value: Double) -> some View { modified("zIndex", ["value": .value(value)]) }

  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified("alignmentGuide", ["g": .value(g), "computeValue": .row(computeValue)])
  }
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified("alignmentGuide", ["g": .value(g), "computeValue": .row(computeValue)])
  }
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modified("coordinateSpace", ["name": .value(name)])
  }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified("coordinateSpace", ["name": .value(name)])
  }

  public func gridCellColumns(_ count: Int) -> some View {
    modified("gridCellColumns", ["count": .value(count)])
  }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modified("gridCellAnchor", ["anchor": .value(anchor)])
  }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified("gridCellUnsizedAxes", ["axes": .value(axes)])
  }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified("gridColumnAlignment", ["guide": .value(guide)])
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = Self(rawValue: 3)
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
}

nonisolated extension View {
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modified("ignoresSafeArea", ["regions": .value(regions), "edges": .value(edges)])
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modified("edgesIgnoringSafeArea", ["edges": .value(edges)])
  }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modified(
      "safeAreaInset",
      [
        "edge": .value(edge), "alignment": .value(alignment), "spacing": .value(spacing),
        "content": .value(content()),
      ])
  }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modified(
      "safeAreaInset",
      [
        "edge": .value(edge), "alignment": .value(alignment), "spacing": .value(spacing),
        "content": .value(content()),
      ])
  }
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modified(
      "safeAreaBar",
      [
        "edge": .value(edge), "alignment": .value(alignment), "spacing": .value(spacing),
        "content": .value(content()),
      ])
  }
}
