import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// A program that is driven has no network, so every request fails in the same way. These shadow the
// functions of Foundation, whose tasks run on threads of their own.
extension URLSession {
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { OfflineTask(completionHandler) }
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { OfflineTask(completionHandler) }
}

private final class OfflineTask: URLSessionDataTask, @unchecked Sendable {
  private let handler: @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  init(_ handler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) {
    self.handler = handler
    super.init()
  }

  override func resume() {
    let handler = handler
    DispatchQueue.global().async { handler(nil, nil, URLError(.notConnectedToInternet)) }
  }
  override func cancel() {}
  override func suspend() {}
}
