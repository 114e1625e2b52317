public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}
extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}
extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}
extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension Publishers {
  public enum PrefetchStrategy { case keepFull, byRequest }
  public enum BufferingStrategy { case dropNewest, dropOldest }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name)
  }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
  }
}

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    let interval: TimeInterval
    let listeners = Listeners<Date, Never>()
    private var isRunning = false

    init(interval: TimeInterval) { self.interval = interval }

    public func connect() -> Cancellable {
      isRunning = true
      tick()
      return AnyCancellable { [weak self] in self?.isRunning = false }
    }

    private func tick() {
      VirtualClock.after(interval) { [weak self] in
        guard let self, isRunning else { return }
        listeners.send(Date(timeIntervalSince1970: VirtualClock.now))
        tick()
      }
    }
  }
}

extension URLSession {
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { DataTaskPublisher() }
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher()
  }
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
  }
}

extension NSObjectProtocol where Self: NSObject {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>
  ) -> KeyValueObservingPublisher<Self, Value> { .init() }
}

public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
  public typealias Output = Value
  public typealias Failure = Never
}
