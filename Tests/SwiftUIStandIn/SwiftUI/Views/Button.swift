import Foundation

public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

nonisolated public struct Button<Label: View>: PrimitiveView {
  var record = ViewRecord()

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    record = ["action": .action(action), "label": .value(label())]
  }
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { record = ["role": .value(role), "action": .action(action), "label": .value(label())] }
}

nonisolated extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    record = ["titleKey": .value(titleKey), "action": .action(action)]
  }
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { record = ["titleKey": .value(titleKey), "role": .value(role), "action": .action(action)] }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    record = ["title": .value(title), "action": .action(action)]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { record = ["title": .value(title), "role": .value(role), "action": .action(action)] }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    record = [
      "titleResource": .value(titleResource), "role": .value(role), "action": .action(action),
    ]
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    record = [
      "titleKey": .value(titleKey), "systemImage": .value(systemImage), "action": .action(action),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    record = [
      "titleKey": .value(titleKey), "systemImage": .value(systemImage), "role": .value(role),
      "action": .action(action),
    ]
  }
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    record = [
      "titleKey": .value(titleKey), "image": .value(image), "role": .value(role),
      "action": .action(action),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    record = [
      "title": .value(title), "systemImage": .value(systemImage), "action": .action(action),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    record = [
      "title": .value(title), "systemImage": .value(systemImage), "role": .value(role),
      "action": .action(action),
    ]
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    record = [
      "title": .value(title), "image": .value(image), "role": .value(role),
      "action": .action(action),
    ]
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    record = ["configuration": .value(configuration)]
  }
}

/// The label the system gives a button that has only a role.
nonisolated public struct DefaultButtonLabel: PrimitiveView {
  var record = ViewRecord()
}

nonisolated extension Button where Label == DefaultButtonLabel {
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    record = ["role": .value(role), "action": .action(action)]
  }
}

nonisolated public struct EditButton: PrimitiveView {
  var record = ViewRecord()

  public init() {}
}

nonisolated public struct RenameButton<Label: View>: PrimitiveView {
  var record = ViewRecord()
}

nonisolated extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  public init() {}
}

nonisolated public struct PasteButton: PrimitiveView {
  var record = ViewRecord()

  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    record = ["payloadType": .value(payloadType), "onPaste": .handler(onPaste)]
  }
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    record = [
      "supportedContentTypes": .value(supportedContentTypes),
      "payloadAction": .handler(payloadAction),
    ]
  }
}
