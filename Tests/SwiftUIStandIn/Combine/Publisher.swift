@_exported import Foundation
@_exported import FoundationOnDarwin

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  // The publishers here have a source, so one body serves them all.
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    guard let source = (self as? any Sourced)?.anySource as? Source<Output, Failure> else { return }
    let subscription = SourceSubscription()
    subscriber.receive(subscription: subscription)
    subscription.stop = source.start(
      { _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) })
  }
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input { receive(subscriber: subscriber) }
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    connected(to: { subject.send($0) }, { subject.send(completion: $0) })
  }
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}

public struct CombineIdentifier: Hashable, Sendable {
  public init() {}
  public init(_ object: AnyObject) {}
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public struct Demand: Equatable, Sendable {
    public static let unlimited = Demand()
    public static let none = Demand()
    public static func max(_ value: Int) -> Demand { Demand() }
  }

  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let receiveCompletion: (Completion<Failure>) -> Void
    private let receiveValue: (Input) -> Void
    private var subscription: Subscription?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }
    public func receive(subscription: Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ value: Input) -> Demand {
      receiveValue(value)
      return .none
    }
    public func receive(completion: Completion<Failure>) { receiveCompletion(completion) }
    public func cancel() { subscription?.cancel() }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self as? AnyCancellable ?? AnyCancellable(cancel))
  }
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(cancel))
  }
}

public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { stop = cancel }
  public init<C: Cancellable>(_ canceller: C) { stop = canceller.cancel }
  public func cancel() {
    stop?()
    stop = nil
  }
  deinit { stop?() }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  let source: Source<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    source = Source { publisher.start($0, $1) }
  }
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {}
  public init(
    receiveSubscription: ((Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {}
  public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
  public func receive(subscription: Subscription) {}
  public func receive(_ value: Input) -> Subscribers.Demand { .none }
  public func receive(completion: Subscribers.Completion<Failure>) {}
}
