extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Operator<Self, T, Failure>
  { .init() }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.Operator<Self, T, Error>
  { .init() }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Operator<Self, T, Failure> {
    .init()
  }
  public func map<A, B>(_ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>)
    -> Publishers.Operator<Self, (A, B), Failure>
  { .init() }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.Operator<Self, T, Failure>
  { .init() }
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.Operator<Self, T, Error>
  { .init() }
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure { .init() }
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never { .init() }
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
    -> Publishers.Operator<Self, Output, E>
  { .init() }
  public func replaceError(with output: Output) -> Publishers.Operator<Self, Output, Never> {
    .init()
  }
  public func replaceEmpty(with output: Output) -> Publishers.Operator<Self, Output, Failure> {
    .init()
  }
  public func replaceNil<T>(with output: T) -> Publishers.Operator<Self, T, Failure>
  where Output == T? { .init() }
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> Publishers.Operator<Self, Output, P.Failure>
  where P.Output == Output { .init() }
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.Operator<Self, Output, Error>
  where P.Output == Output { .init() }
  public func retry(_ retries: Int) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func filter(_ isIncluded: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.Operator<Self, Output, Error>
  { .init() }
  public func first() -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func last() -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func first(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func last(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func dropFirst(_ count: Int = 1) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func drop(while predicate: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func drop<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.Operator<Self, Output, Failure>
  where P.Failure == Failure { .init() }
  public func prefix(_ maxLength: Int) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func prefix(while predicate: @escaping (Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func prefix<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T)
    -> Publishers.Operator<Self, T, Failure>
  { .init() }
  public func tryScan<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T)
    -> Publishers.Operator<Self, T, Error>
  { .init() }
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T)
    -> Publishers.Operator<Self, T, Failure>
  { .init() }
  public func collect() -> Publishers.Operator<Self, [Output], Failure> { .init() }
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
    .init()
  }
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Operator<Self, Output, Failure>
  where P.Output == Output, P.Failure == Failure { .init() }
  public func merge<P: Publisher>(with other: P) -> Publishers.Operator<Self, Output, Failure>
  where P.Output == Output, P.Failure == Failure { .init() }
  public func merge<P: Publisher, Q: Publisher>(with other: P, _ third: Q)
    -> Publishers.Operator<Self, Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    .init()
  }
  public func combineLatest<P: Publisher>(_ other: P)
    -> Publishers.Operator<Self, (Output, P.Output), Failure>
  where P.Failure == Failure { .init() }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Operator<Self, T, Failure>
  where P.Failure == Failure { .init() }
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
  { .init() }
  public func breakpointOnError() -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func handleEvents(
    receiveSubscription: ((Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.Operator<Self, Output, Failure>
  { .init() }
  public func measureInterval<S: Scheduler>(using scheduler: S)
    -> Publishers.Operator<Self, S.SchedulerTimeType.Stride, Failure>
  { .init() }
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy
  ) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> Publishers.Operator<Self, Item, Error>
  where Output == Coder.Input { .init() }
  public func encode<Coder: TopLevelEncoder>(encoder: Coder)
    -> Publishers.Operator<Self, Coder.Output, Error>
  where Output: Encodable { .init() }
  public func multicast<S: Subject>(subject: S) -> Publishers.MakeConnectable<Self>
  where S.Output == Output, S.Failure == Failure { .init() }
  public func share() -> Publishers.Share<Self> { fatalError() }
}
