import Runner

/// What is handed to the program by a pipe.
enum StandardInput {
  /// What stands for it among paths.
  static let path = "-"

  /// All bytes until the end, or those of another path that may lead to a pipe: `<(command)` is one in a
  /// shell.
  static func bytes(of path: String = Self.path) throws(UsageError) -> [UInt8] {
    do throws(SystemError) {
      return try path == Self.path
        ? PipeReading.bytes(from: 0, called: "standard input") : PipeReading.bytes(of: path)
    } catch {
      throw UsageError(error)
    }
  }
}
