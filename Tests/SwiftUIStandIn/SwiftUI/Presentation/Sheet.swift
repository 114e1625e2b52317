import Foundation

nonisolated extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modified(
      "sheet",
      [
        "isPresented": .binding(isPresented), "onDismiss": .action(onDismiss),
        "content": .content(content),
      ])
  }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified(
      "sheet", ["item": .binding(item), "onDismiss": .action(onDismiss), "content": .row(content)])
  }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modified(
      "fullScreenCover",
      [
        "isPresented": .binding(isPresented), "onDismiss": .action(onDismiss),
        "content": .content(content),
      ])
  }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified(
      "fullScreenCover",
      ["item": .binding(item), "onDismiss": .action(onDismiss), "content": .row(content)])
  }
}

nonisolated extension View {
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modified(
      "popover",
      [
        "isPresented": .binding(isPresented), "attachmentAnchor": .value(attachmentAnchor),
        "arrowEdge": .value(arrowEdge), "content": .content(content),
      ])
  }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified(
      "popover",
      [
        "item": .binding(item), "attachmentAnchor": .value(attachmentAnchor),
        "arrowEdge": .value(arrowEdge), "content": .row(content),
      ])
  }
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modified("inspector", ["isPresented": .binding(isPresented), "content": .value(content())])
  }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modified("inspectorColumnWidth", ["width": .value(width)])
  }
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modified(
      "inspectorColumnWidth", ["min": .value(min), "ideal": .value(ideal), "max": .value(max)])
  }
}

public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
