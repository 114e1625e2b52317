import Runner

extension UnsavedFile {
  /// The file on standard input, where `-` stands for it among the paths; nil where none does.
  init?(_ arguments: Arguments, for command: Command) throws(UsageError) {
    let path = arguments.value(of: .stdinPath)
    guard arguments.paths.contains(StandardInput.path) else {
      guard path == nil else {
        throw UsageError("\(Flag.stdinPath.rawValue) names the file that the path `-` reads")
      }
      return nil
    }
    guard command.flags.contains(.stdinPath) else {
      throw UsageError("\(command.rawValue) does not read standard input")
    }
    guard arguments.paths.count == 1 else {
      throw UsageError("`-` reads one file from standard input, and takes no other path beside it")
    }
    let others: [Flag] = [.since, .staged, .lines, .filesFrom, .shard]
    if let other = others.first(where: arguments.contains) {
      throw UsageError("\(other.rawValue) says nothing of standard input")
    }
    let bytes = try StandardInput.bytes()
    do throws(SystemError) {
      try self.init(bytes, at: path)
    } catch {
      throw UsageError(error)
    }
  }
}
