#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A command of the user, such as the build of a project, that a shell runs in the current folder.
public struct ShellCommand: Sendable {
  /// The command as a shell takes it.
  public let text: String

  /// The command as messages name it: its first line.
  public var name: String {
    let lines = text.split(separator: "\n", maxSplits: 1)
    return (lines.first.map(String.init) ?? "") + (1 < lines.count ? " …" : "")
  }

  public init(_ text: String) { self.text = text }

  public enum Ending: Sendable {
    case passed
    /// - Parameter output: what the command printed, its errors included.
    case failed(output: String)
    /// A signal to end the program arrived, so the command was ended too.
    case interrupted
  }

  /// Runs the command and waits for it to end.
  ///
  /// - Parameter signals: the signals that the caller defers; one of them ends the command.
  /// - Throws: if the shell cannot be started, or its end is not known.
  public func run(endedBy signals: DeferredSignals) throws(SystemError) -> Ending {
    guard let output = tmpfile() else {
      throw SystemError(path: text, cannot: "create a temporary file for")
    }
    defer { fclose(output) }
    guard let process = start(output: fileno(output)) else {
      throw SystemError(path: "/bin/sh", reason: "cannot be started")
    }
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { break }
      guard 0 <= ended || errno == EINTR else { throw SystemError(path: text, cannot: "wait for") }
      if signals.isAnyPending {
        kill(-process, SIGTERM)
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return .interrupted
      }
      usleep(Self.pollInterval)
    }
    if status == 0 { return .passed }
    rewind(output)
    let bytes = try PipeReading.bytes(from: fileno(output), called: text)
    return .failed(output: String(decoding: bytes, as: UTF8.self))
  }

  /// In microseconds. Builds take seconds.
  private static let pollInterval: UInt32 = 20_000

  /// Starts the command as a group of processes of its own, which receives signals as usual.
  private func start(output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))
    let words = ["sh", "-c", text]
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &pointers, environ)
    return code == 0 ? process : nil
  }
}
