@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction() {}
}

public struct PresentationMode {
  public var isPresented: Bool { fatalError() }
  public mutating func dismiss() {}
}

@MainActor @preconcurrency
public struct DismissSearchAction {
  public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result() }
  }

  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

@MainActor @preconcurrency
public struct OpenWindowAction {
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

@MainActor @preconcurrency
public struct DismissWindowAction {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

@MainActor @preconcurrency
public struct OpenSettingsAction {
  public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct OpenDocumentAction {
  public func callAsFunction(at url: URL) async throws {}
}

@MainActor @preconcurrency
public struct NewDocumentAction {
  public func callAsFunction(contentType: UTType) {}
}

@MainActor @preconcurrency
public struct OpenImmersiveSpaceAction {
  public enum Result: Sendable { case opened, userCancelled, error }
  @discardableResult
  public func callAsFunction(id: String) async -> Result { .opened }
}

@MainActor @preconcurrency
public struct DismissImmersiveSpaceAction {
  public func callAsFunction() async {}
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

@MainActor @preconcurrency
public struct RenameAction {
  public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Declared by StoreKit, which is not here; its names are in use beside SwiftUI's own.
@MainActor @preconcurrency
public struct RequestReviewAction {
  public func callAsFunction() {}
}
