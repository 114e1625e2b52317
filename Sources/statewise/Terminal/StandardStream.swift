import Reporting
import Runner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output for what was asked for, standard error for what is said about it.
struct StandardStream {
  static let output = StandardStream(descriptor: 1)
  static let error = StandardStream(descriptor: 2)

  private let descriptor: Int32

  /// Sees to it that no file gets the number of a stream that whoever started the program has closed:
  /// what is said would be written into that file.
  static func openAll() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes at once. When nobody reads any more (`| head`), the program ends without a word.
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

  /// After a write that failed: waits where another attempt may do, and ends the program otherwise.
  private func waitOrEnd() {
    switch errno {
    case EINTR:
      return
    case EAGAIN:
      // The other side made the pipe non-blocking, and it is full.
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

  /// What a shell says of a program that SIGPIPE ended; here for a parent that ignores the signal.
  private static let brokenPipe: Int32 = 128 + SIGPIPE
}

/// The value of an environment variable, if it is set.
func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

extension ColorChoice {
  /// Whether what is written to standard output is coloured.
  var isColoredOnOutput: Bool {
    isColored(
      onTerminal: StandardStream.output.isTerminal, noColor: environmentVariable("NO_COLOR"))
  }
}
