/// Combine has a type for each operator; apps erase them, so one stands for most.
public enum Publishers {
  public struct Operator<Upstream, Output, Failure: Error>: Publisher {
    var source: Source<Output, Failure>?
  }

  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    var source: Source<Output, Failure>?
  }

  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let base: Upstream
    public var upstream: Upstream { base }
  }

  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    var base: Upstream?
    public func connect() -> Cancellable { AnyCancellable {} }
  }

  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let base: Upstream
    init(_ base: Upstream) { self.base = base }
  }

  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    let elements: Elements
    public init(sequence: Elements) { elements = sequence }
  }

  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    let source: Source<Output, Failure>
    public init(_ a: A, _ b: B) { source = a.combineLatest(b).source! }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B, _ c: C) {}
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {}
  }

  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B) {}
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B, _ c: C) {}
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    let source: Source<Output, Failure>
    public init(_ a: A, _ b: B) { source = a.merge(with: b).source! }
  }

  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B, _ c: C) {}
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let source: Source<Output, Failure>
    public init(_ upstream: Upstream...) { self.init(upstream) }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      let all = Array(upstream)
      source = Source { value, end in
        let stops = all.map { $0.start(value) { _ in } }
        return { stops.forEach { $0() } }
      }
    }
  }

  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  public var publisher: Publisher { Publisher() }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
  }
}

extension Result {
  public var publisher: Publisher { Publisher() }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public init(_ output: Success) {}
    init() {}
  }
}
