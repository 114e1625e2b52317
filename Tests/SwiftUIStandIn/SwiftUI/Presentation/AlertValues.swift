public struct Alert {
  let description: AlertDescription

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    description = AlertDescription(
      title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    description = AlertDescription(
      title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  public struct Button {
    var label: Text
    var action: (() -> Void)?
    var isCancel = false

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action, isCancel: true)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), action: action, isCancel: true)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
  }
}

public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    description = AlertDescription(title: title, message: message, buttons: buttons)
  }

  let description: AlertDescription
}

nonisolated extension View {
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    modified("actionSheet", ["isPresented": .binding(isPresented), "content": .value(content())])
  }
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    modified(
      "actionSheet",
      ["item": .binding(item), "content": .value(item.wrappedValue.map { content($0) })])
  }
}
