import Reporting
import Runner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output, for results, or standard error, for messages.
struct StandardStream {
  static let output = StandardStream(descriptor: 1)
  static let error = StandardStream(descriptor: 2)

  private let descriptor: Int32

  /// Opens the standard streams that the parent process closed. Otherwise the next opened file would get
  /// the number of a stream, and messages would be written into it.
  static func openAll() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The width of the terminal in characters; nil if the stream is no terminal.
  var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, 0 < size.ws_col else { return nil }
    return Int(size.ws_col)
  }

  /// Writes without buffering. If the reader is gone (`| head`), the program ends silently.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite($0, to: descriptor) }
      if count < 0 {
        waitOrEnd()
      } else {
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Handles a failed write: waits if the write can be retried, otherwise ends the program.
  private func waitOrEnd() {
    switch errno {
    case EINTR:
      return
    case EAGAIN:
      // The pipe is full and non-blocking, since the other process made it so.
      var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&wanted, 1, -1)
    case EPIPE:
      exit(Self.brokenPipe)
    default:
      let reason = String(cString: strerror(errno))
      if descriptor != Self.error.descriptor {
        Self.error.writeLine("error: cannot write: \(reason)")
      }
      exit(.incomplete)
    }
  }

  func writeLines(_ lines: [String]) {
    write(Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  func writeLine(_ line: String) {
    writeLines([line])
  }

  /// The exit status after SIGPIPE in a shell. The program uses it if its parent ignores the signal.
  private static let brokenPipe: Int32 = 128 + SIGPIPE
}

/// The value of an environment variable; nil if it is not set.
func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

extension ColorChoice {
  /// Whether to color standard output.
  var isColoredOnOutput: Bool {
    isColored(
      onTerminal: StandardStream.output.isTerminal, noColor: environmentVariable("NO_COLOR"))
  }
}
