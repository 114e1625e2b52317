import Runner

extension UnsavedFile {
  /// Reads the file on standard input if a path is `-`; otherwise nil.
  init?(_ arguments: Arguments, for command: Command) throws(UsageError) {
    let path = arguments.value(of: .stdinPath)
    guard arguments.paths.contains(StandardInput.path) else {
      guard path == nil else {
        throw UsageError(
          "`\(Flag.stdinPath.rawValue)` requires the path `-`, which reads standard input")
      }
      return nil
    }
    guard command.flags.contains(.stdinPath) else {
      throw UsageError("`\(command.rawValue)` does not read standard input")
    }
    guard arguments.paths.count == 1 else {
      throw UsageError("`-` (standard input) cannot be combined with other paths")
    }
    let others: [Flag] = [.since, .staged, .lines, .filesFrom, .shard]
    if let other = others.first(where: arguments.contains) {
      throw UsageError("`\(other.rawValue)` cannot be used with `-` (standard input)")
    }
    let bytes = try StandardInput.bytes()
    do throws(SystemError) {
      try self.init(bytes, at: path)
    } catch {
      throw UsageError(error)
    }
  }
}
