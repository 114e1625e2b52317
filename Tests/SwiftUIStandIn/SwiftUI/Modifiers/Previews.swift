import Foundation

nonisolated extension View {
  public func previewDisplayName(_ value: String?) -> some View {
    modified("previewDisplayName", ["value": .value(value)])
  }
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modified("previewLayout", ["value": .value(value)])
  }
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modified("previewDevice", ["value": .value(value)])
  }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modified("previewInterfaceOrientation", ["value": .value(value)])
  }
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modified("previewContext", ["value": .value(value)])
  }
}
