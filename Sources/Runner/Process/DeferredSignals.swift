#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals that end the program (SIGINT, SIGTERM, SIGHUP), deferred while files are written.
///
/// At other times they end the program immediately, as by default, because nothing has been
/// written.
public struct DeferredSignals {
  private var others = sigset_t()

  /// Unblocks the signals at program start: a child process inherits its parent's mask, and
  /// Foundation may start it from a thread that blocks all signals.
  public static func unblock() {
    var ending = ending
    sigprocmask(SIG_UNBLOCK, &ending, nil)
  }

  /// Defers the signals from now on. No other thread may be running.
  public init() {
    var held = Self.ending
    sigprocmask(SIG_BLOCK, &held, &others)
    // If a file exceeds the user's size limit, let `write` fail instead of ending the program.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether a signal is pending.
  public var isAnyPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&pending, $0) == 1 }
  }

  /// Stops deferring; a pending signal ends the program.
  public mutating func release() {
    sigprocmask(SIG_SETMASK, &others, nil)
  }

  private static var ending: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    return set
  }
}
