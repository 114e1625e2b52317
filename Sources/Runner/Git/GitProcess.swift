#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks git something of a repository, without a shell between.
struct GitProcess {
  /// The top of the working tree.
  let top: String

  /// What git wrote, and how it ended.
  struct Ending {
    let code: Int32
    let output: [UInt8]
    /// The first line of what it complained of, in its own words.
    let complaint: String

    var isSuccess: Bool { code == 0 }

    var firstLine: String { String(decoding: output.prefix { $0 != .lineFeed }, as: UTF8.self) }

    /// The output as a list that is separated by zero bytes.
    var entries: [String] {
      output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Runs a command to its end.
  ///
  /// What a hook that runs us has set in the environment holds: `git commit FILE` has another index.
  ///
  /// - Parameter input: what the command reads. It is on disk before, so that neither waits for the other.
  /// - Throws: when git cannot be started. How it ends is for the caller to judge.
  func run(_ arguments: [String], input: [UInt8] = []) throws(SystemError) -> Ending {
    guard let stdin = tmpfile(), let stderr = tmpfile() else {
      throw SystemError(path: "git", cannot: "make a temporary file for")
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
    guard pipe(&ends) == 0 else { throw SystemError(path: "git", cannot: "make a pipe for") }
    let process = start(arguments, input: fileno(stdin), output: ends, error: fileno(stderr))
    close(ends[1])
    defer { close(ends[0]) }
    guard let process else {
      throw SystemError(path: "git", reason: "cannot be started; is it installed?")
    }
    // Its end is waited for in any case.
    let output = Result { () throws(SystemError) in
      try PipeReading.bytes(from: ends[0], called: "git")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    rewind(stderr)
    let complaint = try PipeReading.bytes(from: fileno(stderr), called: "git")
    // Ended by itself, or by a signal, which is a failure whatever its number.
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
    return Ending(code: code, output: try output.get(), complaint: Self.firstLine(of: complaint))
  }

  /// Runs a command that must succeed.
  func output(_ arguments: [String], input: [UInt8] = []) throws(SystemError) -> Ending {
    let ending = try run(arguments, input: input)
    guard ending.isSuccess else {
      throw SystemError(path: top, reason: "git \(arguments[0]) failed: \(ending.complaint)")
    }
    return ending
  }

  /// What a command that must succeed says of some paths, run as often as it takes for all of them.
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

  /// In bytes. macOS has room for a million, with the environment and a pointer to each word.
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
    // No monitor or lock: looking must neither run what the repository configures nor change it.
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
