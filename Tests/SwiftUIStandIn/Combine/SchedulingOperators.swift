// Operators that watch values, or hand them on at another time.

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.Operator<Self, Output, Failure> {
    operating { value, end in
      start({
        receiveOutput?($0)
        value($0)
      }) {
        receiveCompletion?($0)
        end($0)
      }
    }
  }
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Self, Output, Failure> {
    handling { value in
      var count = 0
      return { output in
        count += 1
        let number = count
        VirtualClock.after(seconds(dueTime)) { if number == count { value(output) } }
      }
    }
  }
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Operator<Self, Output, Failure> {
    handling { $0 }
  }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Self, Output, Failure> {
    handling { value in
      { output in VirtualClock.after(seconds(interval)) { value(output) } }
    }
  }
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Operator<Self, Output, Failure> { .init() }
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.Operator<Self, Output, Failure>
  {
    handling { value in { output in VirtualClock.soon { value(output) } } }
  }
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.Operator<Self, Output, Failure>
  {
    handling { $0 }
  }
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
  public func share() -> Publishers.Share<Self> { .init(self) }
}

private func seconds<T: SchedulerTimeIntervalConvertible>(_ stride: T) -> Double {
  (stride as? SchedulerTime.Stride)?.timeInterval ?? 0
}
