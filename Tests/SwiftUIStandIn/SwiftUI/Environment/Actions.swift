@MainActor @preconcurrency
public struct DismissAction {
  var scope: PresentationScope?

  nonisolated init(scope: PresentationScope? = nil) { self.scope = scope }
  public func callAsFunction() { scope?.leave?() }
}

public struct PresentationMode {
  public var isPresented: Bool { isShown }
  private var isShown: Bool

  init(isPresented: Bool = false) { isShown = isPresented }
  public mutating func dismiss() { isShown = false }
}

@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated init() {}
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

  let handler: (URL) -> Result

  nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) {
    Graph.current.notes.append("opens \(url)")
    _ = handler(url)
  }
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    callAsFunction(url)
    completion(true)
  }
}

@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}
  public func callAsFunction<D: Codable & Hashable>(value: D) { Windows.open(nil, value) }
  public func callAsFunction(id: String) { Windows.open(id, nil) }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    Windows.open(id, value)
  }
}

@MainActor @preconcurrency
public struct DismissWindowAction {
  var scope: PresentationScope?

  nonisolated init(scope: PresentationScope? = nil) { self.scope = scope }
  public func callAsFunction() { scope?.window.leave?() }
  public func callAsFunction(id: String) { Windows.close(id, nil) }
  public func callAsFunction<D: Codable & Hashable>(value: D) { Windows.close(nil, value) }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    Windows.close(id, value)
  }
}

@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated init() {}
  public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated init() {}
  public func callAsFunction(at url: URL) async throws {}
}

@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated init() {}
  public func callAsFunction(contentType: UTType) {}
}

@MainActor @preconcurrency
public struct OpenImmersiveSpaceAction {
  nonisolated init() {}
  public enum Result: Sendable { case opened, userCancelled, error }
  @discardableResult
  public func callAsFunction(id: String) async -> Result { .opened }
}

@MainActor @preconcurrency
public struct DismissImmersiveSpaceAction {
  nonisolated init() {}
  public func callAsFunction() async {}
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

@MainActor @preconcurrency
public struct RenameAction {
  nonisolated init() {}
  public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct ResetFocusAction {
  nonisolated init() {}
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Declared by StoreKit, which is not here; its names are in use beside SwiftUI's own.
@MainActor @preconcurrency
public struct RequestReviewAction {
  nonisolated init() {}
  public func callAsFunction() {}
}
