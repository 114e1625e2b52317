#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs git in a repository, without a shell.
struct GitProcess {
  /// The top level of the working tree.
  let top: String

  /// The output and exit code of a git command.
  struct ExitResult {
    let code: Int32
    let output: [UInt8]
    /// The first line of git's error output.
    let errorMessage: String

    var isSuccess: Bool { code == 0 }

    var firstLine: String { String(decoding: output.prefix { $0 != .lineFeed }, as: UTF8.self) }

    /// The output split at NUL bytes.
    var entries: [String] {
      output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Runs a command and waits for it to end.
  ///
  /// The command inherits environment variables that a git hook sets: `git commit FILE` uses
  /// another index.
  ///
  /// - Parameter input: the command's standard input. It is passed in a temporary file, so that
  ///   neither process waits for the other.
  /// - Throws: if git cannot be started. The caller checks the exit code.
  func run(_ arguments: [String], input: [UInt8] = []) throws(SystemError) -> ExitResult {
    guard let stdin = tmpfile(), let stderr = tmpfile() else {
      throw SystemError(path: "git", cannot: "create a temporary file for")
    }
    defer {
      fclose(stdin)
      fclose(stderr)
    }
    guard fwrite(input, 1, input.count, stdin) == input.count, fflush(stdin) == 0 else {
      throw SystemError(path: "git", cannot: "write a temporary file for")
    }
    rewind(stdin)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError(path: "git", cannot: "create a pipe for") }
    let process = start(arguments, input: fileno(stdin), output: ends, error: fileno(stderr))
    close(ends[1])
    defer { close(ends[0]) }
    guard let process else {
      throw SystemError(path: "git", reason: "cannot be started; install git or add it to PATH")
    }
    // Wait for the process even if reading fails.
    let output = Result { () throws(SystemError) in
      try PipeReading.bytes(from: ends[0], called: "git")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    rewind(stderr)
    let errorMessage = try PipeReading.bytes(from: fileno(stderr), called: "git")
    // The exit code; -1 if a signal ended the process.
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
    return ExitResult(
      code: code, output: try output.get(), errorMessage: Self.firstLine(of: errorMessage))
  }

  /// Runs a command. Throws if it fails.
  func output(_ arguments: [String], input: [UInt8] = []) throws(SystemError) -> ExitResult {
    let result = try run(arguments, input: input)
    guard result.isSuccess else {
      throw SystemError(path: top, reason: reason(arguments[0], failedBecause: result.errorMessage))
    }
    return result
  }

  /// Why a command failed, and what helps where the first line of git's own message does not say it.
  private func reason(_ command: String, failedBecause message: String) -> String {
    guard message.contains("dubious ownership") else {
      return "git \(command) failed: \(message)"
    }
    return
      "git does not read this repository, because another user owns the folder; if you trust it, "
      + "run `git config --global --add safe.directory \(top)`"
  }

  /// Returns the entries that a command lists for some paths. Runs it several times if the paths do
  /// not fit one command line.
  func entries(_ arguments: [String], of paths: [String]) throws(SystemError) -> [String] {
    var entries: [String] = []
    var rest = paths[...]
    while !rest.isEmpty {
      var words = arguments + ["--"]
      var room = Self.longestCommand
      repeat {
        let path = rest.removeFirst()
        room -= path.utf8.count + 1
        words.append(path)
      } while !rest.isEmpty && 0 < room
      entries += try output(words).entries
    }
    return entries
  }

  /// In bytes. macOS allows a million for arguments, the environment and pointers.
  private static let longestCommand = 250_000

  private func start(
    _ arguments: [String], input: Int32, output: [Int32], error: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    posix_spawn_file_actions_adddup2(&actions, error, 2)
    posix_spawn_file_actions_addclose(&actions, output[0])
    // Disable the file system monitor and locks: reading must neither run programs that the
    // repository configures nor change it.
    let words =
      ["git", "-C", top, "-c", "core.fsmonitor=false", "--no-optional-locks"]
      + ["--literal-pathspecs", "--no-pager"] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    return posix_spawnp(&process, "git", &actions, nil, &pointers, environ) == 0 ? process : nil
  }

  private static func firstLine(of text: [UInt8]) -> String {
    let line = String(decoding: text.prefix { $0 != .lineFeed }, as: UTF8.self)
    return ["fatal: ", "error: "].first(where: line.hasPrefix)
      .map { String(line.dropFirst($0.count)) } ?? line
  }
}
