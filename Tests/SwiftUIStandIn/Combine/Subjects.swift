public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  let listeners = Listeners<Output, Failure>()

  public init() {}
  public func send(_ value: Output) { listeners.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
  public func send(subscription: Subscription) {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  let listeners = Listeners<Output, Failure>()

  public init(_ value: Output) { self.value = value }
  public var value: Output {
    didSet { listeners.send(value) }
  }
  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
  public func send(subscription: Subscription) {}
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) {}
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {}
}

public struct Fail<Output, Failure: Error>: Publisher {
  let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  let make: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { make = createPublisher }
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private let listeners = Listeners<Output, Failure>()

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        self.listeners.send(value)
        self.listeners.finish(.finished)
      case .failure(let error): self.listeners.finish(.failure(error))
      }
    }
  }

  var source: Source<Output, Failure> {
    Source { value, end in
      if case .success(let output)? = self.result { value(output) }
      return self.listeners.add(value, end)
    }
  }
}

public struct Record<Output, Failure: Error>: Publisher {
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {}
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(base: self) }
}
