extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type)
    -> Publishers.Operator<Self, Output, E>
  { operating { value, end in start(value) { _ in end(.finished) } } }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<Self, P.Output, P.Failure> {
    operating { value, end in
      var inner: [() -> Void] = []
      let outer = start({ inner.append(transform($0).start(value) { _ in }) }) { _ in }
      return {
        outer()
        inner.forEach { $0() }
      }
    }
  }
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init() }
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    connected(to: { object[keyPath: keyPath] = $0 }, { _ in })
  }
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.assignments.append(connected(to: { box.set($0) }, { _ in }))
  }
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    connected(to: receiveValue, { _ in })
  }
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { connected(to: receiveValue, receiveCompletion) }
}

extension Publisher where Failure: Error {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.Operator<Self, Output, Failure> {
    removeDuplicates(by: ==)
  }
  public func contains(_ output: Output) -> Publishers.Operator<Self, Bool, Failure> { .init() }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.Operator<Self, Output.Output, Failure> {
    operating { value, end in
      var stop: () -> Void = {}
      let outer = start(
        {
          stop()
          stop = $0.start(value) { _ in }
        }, end)
      return {
        outer()
        stop()
      }
    }
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  public func switchToLatest() -> Publishers.Operator<Self, Output.Output, Output.Failure> {
    .init()
  }
}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public init(_ publisher: P) {}
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> P.Output? { nil }
  }
  public func makeAsyncIterator() -> Iterator { Iterator() }
}

public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public init(_ publisher: P) {}
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> P.Output? { nil }
  }
  public func makeAsyncIterator() -> Iterator { Iterator() }
}
