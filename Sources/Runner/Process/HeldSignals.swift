#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals by which people end a program, put off while files are written.
///
/// At all other times they end the program at once, as they do by default: nothing was written yet.
public struct HeldSignals {
  private var others = sigset_t()

  /// Lets them through from the start: a parent's mask is its children's, and that of a thread on which
  /// Foundation starts a process may hold back all.
  public static func letThrough() {
    var ending = ending
    sigprocmask(SIG_UNBLOCK, &ending, nil)
  }

  /// Puts them off from now on. No other thread may be running.
  public init() {
    var held = Self.ending
    sigprocmask(SIG_BLOCK, &held, &others)
    // A file that outgrows a limit of the user's is for the write to tell of, and no end of the program.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether one has come meanwhile.
  public var isOnePending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets one that came take its effect: the program ends.
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
