import SourceText
import SymbolIndex

/// The progress of a run, for another thread to read.
///
/// The run only counts; it calls no one. The other thread reads as often as it needs to.
public final class Progress: Sendable {
  /// A phase of a run, in order.
  public enum Phase: Sendable {
    /// The run reads the files of the whole repository.
    case reading
    /// Transforms examine the files that may change.
    case examining
    /// The run checks the changes.
    case checking
  }

  public struct State: Equatable, Sendable {
    public let phase: Phase
    /// The number of files completed in this phase; `total` is the number of all files.
    public fileprivate(set) var done = 0
    public let total: Int

    public init(_ phase: Phase, done: Int = 0, of total: Int) {
      self.phase = phase
      self.done = done
      self.total = total
    }
  }

  private let current = Locked<State?>(nil)

  public init() {}

  /// The current state; nil before the first phase.
  public var state: State? { current.withLock { $0 } }

  func counter(of phase: Phase) -> Counter { Counter(progress: self, phase: phase) }

  /// Counts the files of one phase.
  struct Counter: Sendable {
    fileprivate let progress: Progress
    fileprivate let phase: Phase

    func begin(total: Int) {
      progress.current.withLock { $0 = State(phase, of: total) }
    }

    func advance(by count: Int) {
      progress.current.withLock { $0?.done += count }
    }
  }
}
