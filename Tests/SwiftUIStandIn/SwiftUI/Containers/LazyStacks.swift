import Foundation

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = Self(rawValue: 1)
  public static let sectionFooters = Self(rawValue: 2)
}

nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "alignment": .value(alignment), "spacing": .value(spacing),
      "pinnedViews": .value(pinnedViews), "content": .value(content()),
    ]
  }
}

nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "alignment": .value(alignment), "spacing": .value(spacing),
      "pinnedViews": .value(pinnedViews), "content": .value(content()),
    ]
  }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "columns": .value(columns), "alignment": .value(alignment), "spacing": .value(spacing),
      "pinnedViews": .value(pinnedViews), "content": .value(content()),
    ]
  }
}

nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    record = [
      "rows": .value(rows), "alignment": .value(alignment), "spacing": .value(spacing),
      "pinnedViews": .value(pinnedViews), "content": .value(content()),
    ]
  }
}

nonisolated public struct Grid<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    record = [
      "alignment": .value(alignment), "horizontalSpacing": .value(horizontalSpacing),
      "verticalSpacing": .value(verticalSpacing), "content": .value(content()),
    ]
  }
}

nonisolated public struct GridRow<Content: View>: PrimitiveView {
  var record = ViewRecord()

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    record = ["alignment": .value(alignment), "content": .value(content())]
  }
}
