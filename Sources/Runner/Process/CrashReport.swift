#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Output for the case that the program crashes: a trap or a stack overflow.
///
/// All of it is prepared in advance, because a crashed process must not allocate memory.
public enum CrashReport {
  /// The exit code after a crash.
  public static let exitCode: Int32 = 70

  /// Sets the message that a crash writes to standard error.
  public static func prepare(saying message: String) {
    prepared.replaceMessage(by: message)
    installSignalStack()
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] { handle(signal) }
  }

  /// Sets the files that a crash writes, replacing their contents. `/dev/stdout` is allowed.
  public static func prepare(_ files: [(path: String, bytes: [UInt8])]) {
    prepared.replaceFiles(by: files)
  }

  /// Gives the current thread a signal stack, so that a handler can run after a stack overflow.
  static func installSignalStack() {
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
  }

  /// Removes the signal stack of `installSignalStack`.
  static func removeSignalStack() {
    var none = stack_t()
    var given = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&none, &given)
    given.ss_sp?.deallocate()
  }

  private static let stackSize = 64 << 10

  /// Signal handlers are process-wide and receive only the number of the signal.
  fileprivate nonisolated(unsafe) static var prepared = PreparedOutput()

  private static func handle(_ signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = writeAndExit
    #else
      action.__sigaction_handler.sa_handler = writeAndExit
    #endif
    // A second fault, in the handler itself, ends the program with the default action.
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(signal, &action, nil)
  }
}

/// Calls only functions that POSIX allows in a signal handler.
private func writeAndExit(_: Int32) {
  CrashReport.prepared.write()
  _exit(CrashReport.exitCode)
}

/// Bytes and paths in memory that is not moved or freed.
private struct PreparedOutput {
  private struct File {
    let path: UnsafeMutablePointer<CChar>
    let bytes: UnsafeMutableRawBufferPointer
  }

  private var message = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var files = UnsafeMutableBufferPointer<File>(start: nil, count: 0)

  mutating func replaceMessage(by text: String) {
    message.deallocate()
    message = Self.copy(Array(text.utf8))
  }

  mutating func replaceFiles(by new: [(path: String, bytes: [UInt8])]) {
    let old = files
    let copies = UnsafeMutableBufferPointer<File>.allocate(capacity: new.count)
    _ = copies.initialize(from: new.map { File(path: strdup($0.path), bytes: Self.copy($0.bytes)) })
    // Until here, a crash would have found the old files.
    files = copies
    for file in old {
      free(file.path)
      file.bytes.deallocate()
    }
    old.deallocate()
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutableRawBufferPointer {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    return copy
  }

  func write() {
    Self.write(message, to: 2)
    for file in files {
      let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      if 0 <= descriptor { Self.write(file.bytes, to: descriptor) }
    }
  }

  private static func write(_ bytes: UnsafeMutableRawBufferPointer, to descriptor: Int32) {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count = systemWrite(rest, to: descriptor)
      guard 0 < count else { return }
      written += count
    }
  }
}
