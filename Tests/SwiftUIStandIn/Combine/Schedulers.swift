public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) {}
}

/// The time of every scheduler here; the real ones each have their own.
public struct SchedulerTime: Strideable, Sendable {
  public init() {}
  public func distance(to other: SchedulerTime) -> Stride { 0 }
  public func advanced(by n: Stride) -> SchedulerTime { self }

  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Sendable,
    ExpressibleByFloatLiteral
  {
    let seconds: Double
    public var magnitude: Double { seconds }
    public var timeInterval: TimeInterval { seconds }
    public init(_ timeInterval: TimeInterval) { seconds = timeInterval }
    public init(floatLiteral value: Double) { seconds = value }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { lhs }
    public static func *= (lhs: inout Stride, rhs: Stride) {}
    public static func += (lhs: inout Stride, rhs: Stride) {}
    public static func -= (lhs: inout Stride, rhs: Stride) {}
  }
}

public struct SchedulerOptionsStandIn: Sendable {}

extension Scheduler
where SchedulerTimeType == SchedulerTime, SchedulerOptions == SchedulerOptionsStandIn {
  public var now: SchedulerTime { SchedulerTime() }
  public var minimumTolerance: SchedulerTime.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {}
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable { fatalError() }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerOptionsStandIn
}
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerOptionsStandIn
}
extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerOptionsStandIn
}
public struct ImmediateScheduler: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerOptionsStandIn
  public static let shared = ImmediateScheduler()
}
