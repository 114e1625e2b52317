nonisolated public struct AnyView: PrimitiveView {
  let view: Any

  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }
  public init?(_fromValue value: Any) {
    guard value is any View else { return nil }
    view = value
  }
}

nonisolated public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content
  public init(content: Content) { self.content = content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

nonisolated public struct Spacer: PrimitiveView {
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

nonisolated public struct Divider: PrimitiveView {
  var record = ViewRecord()

  public init() {}
}
