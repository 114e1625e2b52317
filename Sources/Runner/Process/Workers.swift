import SourceText
import SymbolIndex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads that process a list together.
///
/// These are threads rather than a task group: their stacks are as large as the main thread's,
/// which the parser's depth limit requires, and the program does not load the concurrency runtime
/// at start.
enum Workers {
  /// The number of cores.
  static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Returns the results of `body` for each element, in order. Each thread has its own state.
  ///
  /// - Parameters:
  ///   - counter: counts the completed elements.
  ///   - makeState: evaluated once in each thread.
  static func map<Element: Sendable, State, Result: Sendable>(
    _ elements: [Element], jobs: Int, counter: Progress.Counter? = nil,
    state makeState: @autoclosure @escaping @Sendable () -> State,
    body: @escaping @Sendable (Element, inout State) -> Result
  ) -> [Result] {
    let jobs = max(1, min(jobs, elements.count))
    let chunkSize = max(1, min(largestChunk, elements.count / (jobs * 4)))
    let board = WorkBoard<Result>(count: elements.count, chunkSize: chunkSize)
    counter?.begin(total: elements.count)
    @Sendable func work() {
      var state = makeState()
      while let chunk = board.takeChunk() {
        board.put(elements[chunk].map { body($0, &state) }, for: chunk)
        counter?.advance(by: chunk.count)
      }
    }
    let threads = (1..<jobs).compactMap { _ in Thread(work) }
    work()
    for thread in threads { thread.join() }
    return board.results
  }

  /// Small enough that all threads finish at about the same time, large enough that taking chunks
  /// costs nothing.
  private static let largestChunk = 32
}

/// Distributes chunks of a list and collects the results.
private final class WorkBoard<Result: Sendable>: Sendable {
  private let count: Int
  private let chunkSize: Int
  private let state: Locked<(next: Int, made: [[Result]])>

  init(count: Int, chunkSize: Int) {
    self.count = count
    self.chunkSize = chunkSize
    let chunkCount = (count + chunkSize - 1) / chunkSize
    state = Locked((0, Array(repeating: [], count: chunkCount)))
  }

  func takeChunk() -> Range<Int>? {
    state.withLock { state in
      guard state.next < count else { return nil }
      defer { state.next = min(count, state.next + chunkSize) }
      return state.next..<min(count, state.next + chunkSize)
    }
  }

  func put(_ results: [Result], for chunk: Range<Int>) {
    state.withLock { $0.made[chunk.lowerBound / chunkSize] = results }
  }

  var results: [Result] { state.withLock { $0.made.flatMap { $0 } } }
}
