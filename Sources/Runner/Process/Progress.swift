import SymbolIndex

/// How far a run is, for another thread to look at while it goes on.
///
/// The run counts and calls nobody: who wants to know asks, as often as it likes.
public final class Progress: Sendable {
  /// What a run is at, in the order in which it comes to it.
  public enum Phase: Sendable {
    /// The files of the whole repository are read.
    case reading
    /// Transforms look at the files that may change.
    case looking
    /// What they make of them is checked.
    case checking
  }

  public struct State: Equatable, Sendable {
    public let phase: Phase
    /// The number of files that are done with in this phase, and of all.
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

  /// Nil before the first phase.
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
