import Foundation

nonisolated extension View {
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modified(
      "fileImporter",
      [
        "isPresented": .binding(isPresented), "allowedContentTypes": .value(allowedContentTypes),
        "onCompletion": .handler(onCompletion),
      ])
  }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modified(
      "fileImporter",
      [
        "isPresented": .binding(isPresented), "allowedContentTypes": .value(allowedContentTypes),
        "allowsMultipleSelection": .value(allowsMultipleSelection),
        "onCompletion": .handler(onCompletion),
      ])
  }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modified(
      "fileImporter",
      [
        "isPresented": .binding(isPresented), "allowedContentTypes": .value(allowedContentTypes),
        "allowsMultipleSelection": .value(allowsMultipleSelection),
        "onCompletion": .handler(onCompletion), "onCancellation": .action(onCancellation),
      ])
  }
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modified(
      "fileExporter",
      [
        "isPresented": .binding(isPresented), "document": .value(document),
        "contentType": .value(contentType), "defaultFilename": .value(defaultFilename),
        "onCompletion": .handler(onCompletion),
      ])
  }
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modified(
      "fileExporter",
      [
        "isPresented": .binding(isPresented), "document": .value(document),
        "contentType": .value(contentType), "defaultFilename": .value(defaultFilename),
        "onCompletion": .handler(onCompletion),
      ])
  }
  public func fileExporter<D: FileDocument, C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == D {
    modified(
      "fileExporter",
      [
        "isPresented": .binding(isPresented), "documents": .value(documents),
        "contentType": .value(contentType), "onCompletion": .handler(onCompletion),
      ])
  }
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modified(
      "fileExporter",
      [
        "isPresented": .binding(isPresented), "item": .value(item),
        "contentTypes": .value(contentTypes), "defaultFilename": .value(defaultFilename),
        "onCompletion": .handler(onCompletion), "onCancellation": .action(onCancellation),
      ])
  }
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modified(
      "fileMover",
      [
        "isPresented": .binding(isPresented), "file": .value(file),
        "onCompletion": .handler(onCompletion),
      ])
  }
  public func fileDialogMessage(_ messageKey: LocalizedStringKey?) -> some View {
    modified("fileDialogMessage", ["messageKey": .value(messageKey)])
  }
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    modified("fileDialogDefaultDirectory", ["defaultDirectory": .value(defaultDirectory)])
  }
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    modified("fileDialogBrowserOptions", ["options": .value(options)])
  }
}

public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = Self(rawValue: 1)
  public static let includeHiddenFiles = Self(rawValue: 2)
  public static let displayFileExtensions = Self(rawValue: 4)
}
