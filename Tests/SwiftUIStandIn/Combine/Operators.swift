extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Operator<Self, T, Failure>
  {
    handling { value in { value(transform($0)) } }
  }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.Operator<Self, T, Error>
  { .init() }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Operator<Self, T, Failure> {
    handling { value in { value($0[keyPath: keyPath]) } }
  }
  public func map<A, B>(_ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>)
    -> Publishers.Operator<Self, (A, B), Failure>
  {
    handling { value in { value(($0[keyPath: a], $0[keyPath: b])) } }
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.Operator<Self, T, Failure>
  {
    handling { value in { transform($0).map(value) } }
  }
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.Operator<Self, T, Error>
  { .init() }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    .init(
      source: Source { value, end in
        var inner: [() -> Void] = []
        let outer = start({ inner.append(transform($0).start(value) { _ in }) }) { _ in }
        return {
          outer()
          inner.forEach { $0() }
        }
      })
  }
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never { .init() }
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
    -> Publishers.Operator<Self, Output, E>
  {
    operating { value, end in
      start(value) { completion in
        switch completion {
        case .finished: end(.finished)
        case .failure(let error): end(.failure(transform(error)))
        }
      }
    }
  }
  public func replaceError(with output: Output) -> Publishers.Operator<Self, Output, Never> {
    operating { value, end in
      start(value) { completion in
        if case .failure = completion { value(output) }
        end(.finished)
      }
    }
  }
  public func replaceEmpty(with output: Output) -> Publishers.Operator<Self, Output, Failure> {
    .init()
  }
  public func replaceNil<T>(with output: T) -> Publishers.Operator<Self, T, Failure>
  where Output == T? {
    handling { value in { value($0 ?? output) } }
  }
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> Publishers.Operator<Self, Output, P.Failure>
  where P.Output == Output {
    operating { value, end in
      start(value) { completion in
        switch completion {
        case .finished: end(.finished)
        case .failure(let error): _ = handler(error).start(value, end)
        }
      }
    }
  }
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.Operator<Self, Output, Error>
  where P.Output == Output { .init() }
  public func retry(_ retries: Int) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func filter(_ isIncluded: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  {
    handling { value in { if isIncluded($0) { value($0) } } }
  }
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.Operator<Self, Output, Error>
  { .init() }
  public func first() -> Publishers.Operator<Self, Output, Failure> {
    prefix(1)
  }
  public func last() -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func first(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  {
    filter(predicate).passed(prefix: 1)
  }
  public func last(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func dropFirst(_ count: Int = 1) -> Publishers.Operator<Self, Output, Failure> {
    handling { value in
      var left = count
      return { if left <= 0 { value($0) } else { left -= 1 } }
    }
  }
  public func drop(while predicate: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  {
    handling { value in
      var isDropping = true
      return {
        isDropping = isDropping && predicate($0)
        if !isDropping { value($0) }
      }
    }
  }
  public func drop<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.Operator<Self, Output, Failure>
  where P.Failure == Failure { .init() }
  public func prefix(_ maxLength: Int) -> Publishers.Operator<Self, Output, Failure> {
    operating { value, end in
      var left = maxLength
      return start(
        {
          guard 0 < left else { return }
          left -= 1
          value($0)
          if left == 0 { end(.finished) }
        }, end)
    }
  }
  public func prefix(while predicate: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func prefix<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  {
    handling { value in
      var last: Output?
      return { output in
        if let last, predicate(last, output) { return }
        last = output
        value(output)
      }
    }
  }
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T)
    -> Publishers.Operator<Self, T, Failure>
  {
    handling { value in
      var state = initial
      return {
        state = next(state, $0)
        value(state)
      }
    }
  }
  public func tryScan<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T)
    -> Publishers.Operator<Self, T, Error>
  { .init() }
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T)
    -> Publishers.Operator<Self, T, Failure>
  { .init() }
  public func collect() -> Publishers.Operator<Self, [Output], Failure> {
    operating { value, end in
      var all: [Output] = []
      return start({ all.append($0) }) {
        value(all)
        end($0)
      }
    }
  }
  public func collect(_ count: Int) -> Publishers.Operator<Self, [Output], Failure> { .init() }
  public func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>)
    -> Publishers.Operator<Self, [Output], Failure>
  { .init() }
  public func count() -> Publishers.Operator<Self, Int, Failure> { .init() }
  public func ignoreOutput() -> Publishers.Operator<Self, Never, Failure> { .init() }
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Bool, Failure>
  { .init() }
  public func contains(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Bool, Failure>
  { .init() }
  public func output(at index: Int) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func append(_ elements: Output...) -> Publishers.Operator<Self, Output, Failure> {
    .init()
  }
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Operator<Self, Output, Failure>
  where P.Output == Output, P.Failure == Failure { .init() }
  public func prepend(_ elements: Output...) -> Publishers.Operator<Self, Output, Failure> {
    operating { value, end in
      elements.forEach(value)
      return start(value, end)
    }
  }
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Operator<Self, Output, Failure>
  where P.Output == Output, P.Failure == Failure { .init() }
  public func merge<P: Publisher>(with other: P) -> Publishers.Operator<Self, Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    operating { value, end in
      let stops = [start(value) { _ in }, other.start(value) { _ in }]
      return { stops.forEach { $0() } }
    }
  }
  public func merge<P: Publisher, Q: Publisher>(with other: P, _ third: Q)
    -> Publishers.Operator<Self, Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    .init()
  }
  public func combineLatest<P: Publisher>(_ other: P)
    -> Publishers.Operator<Self, (Output, P.Output), Failure>
  where P.Failure == Failure {
    operating { value, end in
      var first: Output?
      var second: P.Output?
      let send = { if let first, let second { value((first, second)) } }
      let stops = [
        start({
          first = $0
          send()
        }) { _ in },
        other.start({
          second = $0
          send()
        }) { _ in },
      ]
      return { stops.forEach { $0() } }
    }
  }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Operator<Self, T, Failure>
  where P.Failure == Failure {
    operating { value, end in
      combineLatest(other).start({ value(transform($0, $1)) }, end)
    }
  }
  public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
    -> Publishers.Operator<Self, (Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure { .init() }
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Operator<Self, T, Failure>
  where P.Failure == Failure, Q.Failure == Failure { .init() }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
    -> Publishers.Operator<Self, (Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { .init() }
  public func zip<P: Publisher>(_ other: P)
    -> Publishers.Operator<Self, (Output, P.Output), Failure>
  where P.Failure == Failure { .init() }
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Operator<Self, T, Failure>
  where P.Failure == Failure { .init() }
  public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
    -> Publishers.Operator<Self, (Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure { .init() }
  public func print(_ prefix: String = "", to stream: TextOutputStream? = nil)
    -> Publishers.Operator<Self, Output, Failure>
  {
    handling { $0 }
  }
  public func breakpointOnError() -> Publishers.Operator<Self, Output, Failure> {
    handling { $0 }
  }
}
