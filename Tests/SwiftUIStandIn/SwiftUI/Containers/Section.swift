import Foundation

nonisolated public struct Section<Parent, Content, Footer> {
  var record = ViewRecord()
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { fatalError() }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    record = ["content": .value(content()), "header": .value(header()), "footer": .value(footer())]
  }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    record = ["header": .value(header), "footer": .value(footer), "content": .value(content())]
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    record = ["content": .value(content()), "footer": .value(footer())]
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    record = ["footer": .value(footer), "content": .value(content())]
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    record = ["content": .value(content()), "header": .value(header())]
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    record = ["header": .value(header), "content": .value(content())]
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    record = [
      "isExpanded": .binding(isExpanded), "content": .value(content()), "header": .value(header()),
    ]
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) { record = ["content": .value(content())] }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    record = ["titleKey": .value(titleKey), "content": .value(content())]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    record = ["title": .value(title), "content": .value(content())]
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    record = ["titleResource": .value(titleResource), "content": .value(content())]
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    record = [
      "titleKey": .value(titleKey), "isExpanded": .binding(isExpanded),
      "content": .value(content()),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    record = [
      "title": .value(title), "isExpanded": .binding(isExpanded), "content": .value(content()),
    ]
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  public func collapsible(_ collapsible: Bool) -> some View { self }
}
