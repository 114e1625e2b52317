import Foundation

/// Deals out work in batches to a few threads.
public enum BatchQueue {
  /// The results of all batches, in the order of the batches.
  public static func run<Item: Sendable, Result: Sendable>(
    _ items: [Item], size: Int, jobs: Int, _ work: @escaping @Sendable ([Item]) throws -> Result
  ) throws -> [Result] {
    let batches = stride(from: 0, to: items.count, by: size).map {
      Array(items[$0..<min($0 + size, items.count)])
    }
    let state = State<Result>(count: batches.count)
    let group = DispatchGroup()
    for _ in 0..<min(jobs, batches.count) {
      group.enter()
      let thread = Thread {
        while let batch = state.next() {
          state.finish(batch, Swift.Result { try work(batches[batch]) })
        }
        group.leave()
      }
      // Trees are walked recursively.
      thread.stackSize = 1 << 26
      thread.start()
    }
    group.wait()
    return try state.results.map { try $0!.get() }
  }

  /// What the threads share, behind a lock.
  private final class State<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var started = 0
    private(set) var results: [Swift.Result<Result, any Error>?]

    init(count: Int) {
      results = Array(repeating: nil, count: count)
    }

    func next() -> Int? {
      lock.withLock {
        guard started < results.count else { return nil }
        started += 1
        return started - 1
      }
    }

    func finish(_ batch: Int, _ result: Swift.Result<Result, any Error>) {
      lock.withLock { results[batch] = result }
    }
  }
}
