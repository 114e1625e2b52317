import Foundation

/// Where a publisher's values come from.
package struct Source<Output, Failure: Error> {
  package typealias End = (Subscribers.Completion<Failure>) -> Void

  /// Starts, and returns how to stop.
  package let start: (_ value: @escaping (Output) -> Void, _ end: @escaping End) -> () -> Void

  package init(
    _ start: @escaping (_ value: @escaping (Output) -> Void, _ end: @escaping End) -> () -> Void
  ) {
    self.start = start
  }
}

/// A publisher of ours that runs. Others have an app's own `receive(subscriber:)`.
protocol Sourced {
  /// A `Source` of the publisher's types.
  var anySource: Any { get }
}

extension Publisher {
  func start(
    _ value: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> () -> Void {
    if let source = (self as? any Sourced)?.anySource as? Source<Output, Failure> {
      return source.start(value, end)
    }
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: end, receiveValue: value)
    receive(subscriber: sink)
    return sink.cancel
  }

  func connected(
    to value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    AnyCancellable(start(value, end))
  }

  /// An operator on this publisher.
  func operating<T, F: Error>(
    _ start:
      @escaping (
        _ value: @escaping (T) -> Void, _ end: @escaping (Subscribers.Completion<F>) -> Void
      ) -> () -> Void
  ) -> Publishers.Operator<Self, T, F> { .init(source: Source(start)) }

  /// An operator that handles values and leaves the end as it is.
  func handling<T>(
    _ makeHandler: @escaping (_ value: @escaping (T) -> Void) -> (Output) -> Void
  ) -> Publishers.Operator<Self, T, Failure> {
    operating { value, end in start(makeHandler(value), end) }
  }
}

/// A subscriber of ours on its way from a publisher.
final class SourceSubscription: Subscription {
  var stop: () -> Void = {}
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {
    stop()
    stop = {}
  }
}

/// The listeners of a subject.
package final class Listeners<Output, Failure: Error> {
  private var values: [(number: Int, call: (Output) -> Void)] = []
  private var ends: [Int: Source<Output, Failure>.End] = [:]
  private var count = 0
  private var completion: Subscribers.Completion<Failure>?

  package init() {}

  package func add(
    _ value: @escaping (Output) -> Void, _ end: @escaping Source<Output, Failure>.End
  ) -> () -> Void {
    if let completion {
      end(completion)
      return {}
    }
    count += 1
    let number = count
    values.append((number, value))
    ends[number] = end
    return { [weak self] in
      self?.values.removeAll { $0.number == number }
      self?.ends[number] = nil
    }
  }

  package func send(_ output: Output) {
    guard completion == nil else { return }
    for listener in values { listener.call(output) }
  }

  package func finish(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    for end in ends.values { end(completion) }
  }
}
