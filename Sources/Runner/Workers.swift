#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads that share the work over a list.
///
/// Threads of our own, and not a task group: their stacks are as large as the main thread's, which
/// the parser's bound on nesting counts on, and the concurrency runtime is not loaded at start.
enum Workers {
  /// The number of cores.
  static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// What `body` makes of each element, in order. Each thread works with a state of its own.
  static func map<Element: Sendable, State, Result: Sendable>(
    _ elements: [Element], jobs: Int, makeState: @escaping @Sendable () -> State,
    body: @escaping @Sendable (Element, inout State) -> Result
  ) -> [Result] {
    let jobs = max(1, min(jobs, elements.count))
    let chunkSize = max(1, min(largestChunk, elements.count / (jobs * 4)))
    let board = WorkBoard<Result>(count: elements.count, chunkSize: chunkSize)
    @Sendable func work() {
      var state = makeState()
      while let chunk = board.takeChunk() {
        board.put(elements[chunk].map { body($0, &state) }, for: chunk)
      }
    }
    let threads = (1..<jobs).compactMap { _ in Thread(work) }
    work()
    for thread in threads { thread.join() }
    return board.results
  }

  /// Small enough that the last chunks end together, large enough that taking them costs nothing.
  private static let largestChunk = 32
}

/// Hands out chunks of a list and collects what was made of them.
private final class WorkBoard<Result: Sendable>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let count: Int
  private let chunkSize: Int
  private var next = 0
  private var made: [[Result]]

  init(count: Int, chunkSize: Int) {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    self.count = count
    self.chunkSize = chunkSize
    made = Array(repeating: [], count: (count + chunkSize - 1) / chunkSize)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func takeChunk() -> Range<Int>? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < count else { return nil }
    defer { next = min(count, next + chunkSize) }
    return next..<min(count, next + chunkSize)
  }

  func put(_ results: [Result], for chunk: Range<Int>) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    made[chunk.lowerBound / chunkSize] = results
  }

  var results: [Result] { made.flatMap { $0 } }
}

/// A thread that runs one function.
private struct Thread {
  private let raw: pthread_t

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Nil when the system has no thread left; the others then do the work.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let context = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(
        &thread, &attributes,
        { context in
          Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
          return nil
        }, context.toOpaque())
    #else
      var thread: pthread_t? = pthread_t()
      let failure = pthread_create(
        &thread!, &attributes,
        { context in
          Unmanaged<Body>.fromOpaque(context!).takeRetainedValue().run()
          return nil
        }, context.toOpaque())
    #endif
    guard failure == 0, let thread else {
      context.release()
      return nil
    }
    raw = thread
  }

  func join() {
    pthread_join(raw, nil)
  }

  /// The main thread's on Linux and macOS.
  private static let stackSize = 8 << 20
}
