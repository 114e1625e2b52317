#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads answers from standard input: single keys from a terminal, lines from anything else.
enum KeyReading {
  /// Whether a key is an answer without the return key.
  static var readsSingleKeys: Bool { isatty(0) == 1 && settings != nil }

  private static var settings: termios? {
    var settings = termios()
    return tcgetattr(0, &settings) == 0 ? settings : nil
  }

  /// The next answer; nil at the end of the input.
  static func answer() -> String? {
    guard readsSingleKeys, var settings else { return readLine() }
    let before = settings
    // Signals come as keys, so that none ends the program before the terminal is as it was.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(0, TCSADRAIN, &settings)
    var key: UInt8 = 0
    var count = read(0, &key, 1)
    while count < 0, errno == EINTR { count = read(0, &key, 1) }
    var old = before
    tcsetattr(0, TCSADRAIN, &old)
    switch key {
    case _ where count <= 0: return nil
    case interrupt:
      raise(SIGINT)
      return nil
    case endOfInput: return nil
    default:
      let answer = String(UnicodeScalar(key))
      StandardStream.output.writeLine(key < 0x20 ? "" : answer)
      return key < 0x20 ? "" : answer
    }
  }

  private static let interrupt: UInt8 = 3
  private static let endOfInput: UInt8 = 4
}
