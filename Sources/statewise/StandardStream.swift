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

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes at once. When nobody reads any more (`| head`), the program ends without a word.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress!, buffer.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, buffer.baseAddress!, buffer.count)
        #elseif canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress!, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard 0 <= count else { exit(Self.brokenPipe) }
      rest = rest.dropFirst(count)
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
