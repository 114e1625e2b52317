import Foundation

// CoreTransferable, as far as dragging, pasting and sharing name it.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
}

extension Never: TransferRepresentation {
  public typealias Item = Never
}

extension Never: Transferable {
  public static var transferRepresentation: Never { return fatalError() }
}

public struct AnyTransferRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
}

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<T: TransferRepresentation>(_ content: T) -> T
  where T.Item == Item { content }
  public static func buildBlock<each T: TransferRepresentation>(
    _ content: repeat each T
  ) -> AnyTransferRepresentation<Item> { AnyTransferRepresentation() }
}

public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = Never
  public init(contentType: UTType) {}
  public init(for itemType: Item.Type, contentType: UTType) {}
}

public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>:
  TransferRepresentation
{
  public typealias Body = Never
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

public struct SentTransferredFile: Sendable {
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}

public struct ReceivedTransferredFile: Sendable {
  public let file: URL
}

public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

extension String: Transferable {
  public static var transferRepresentation: AnyTransferRepresentation<String> { return .init() }
}

extension Data: Transferable {
  public static var transferRepresentation: AnyTransferRepresentation<Data> { return .init() }
}

extension URL: Transferable {
  public static var transferRepresentation: AnyTransferRepresentation<URL> { return .init() }
}

extension Image: Transferable {
  public static var transferRepresentation: AnyTransferRepresentation<Image> { return .init() }
}
