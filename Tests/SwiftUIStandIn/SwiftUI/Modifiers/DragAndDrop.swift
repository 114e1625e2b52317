import Foundation

nonisolated extension View {
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modified("onDrag", ["data": .content(data)])
  }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { modified("onDrag", ["data": .content(data), "preview": .value(preview())]) }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modified(
      "onDrop",
      [
        "supportedContentTypes": .value(supportedContentTypes), "isTargeted": .binding(isTargeted),
        "action": .row(action),
      ])
  }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modified(
      "onDrop",
      [
        "supportedContentTypes": .value(supportedContentTypes), "isTargeted": .binding(isTargeted),
        "action": .value(action),
      ])
  }
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modified(
      "onDrop",
      ["supportedContentTypes": .value(supportedContentTypes), "delegate": .value(delegate)])
  }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modified(
      "onDrop",
      [
        "supportedTypes": .value(supportedTypes), "isTargeted": .binding(isTargeted),
        "action": .row(action),
      ])
  }
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modified("onDrop", ["supportedTypes": .value(supportedTypes), "delegate": .value(delegate)])
  }
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { modified("draggable", ["payload": .content(payload)]) }
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modified("draggable", ["payload": .content(payload), "preview": .value(preview())])
  }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modified(
      "dropDestination",
      [
        "payloadType": .value(payloadType), "action": .value(action),
        "isTargeted": .handler(isTargeted),
      ])
  }
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modified("copyable", ["payload": .content(payload)])
  }
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modified(
      "pasteDestination",
      [
        "payloadType": .value(payloadType), "action": .handler(action),
        "validator": .row(validator),
      ])
  }
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modified(
      "onPasteCommand",
      [
        "supportedContentTypes": .value(supportedContentTypes),
        "payloadAction": .handler(payloadAction),
      ])
  }
}

@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

public struct DropInfo {
  public var location: CGPoint { .zero }
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete }

public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}
