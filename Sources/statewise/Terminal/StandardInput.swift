import Runner

/// Reads standard input.
enum StandardInput {
  /// The path that stands for standard input.
  static let path = "-"

  /// All bytes of standard input, or of another path that may be a pipe, such as `<(command)` in a shell.
  static func bytes(of path: String = Self.path) throws(UsageError) -> [UInt8] {
    do throws(SystemError) {
      return try path == Self.path
        ? PipeReading.bytes(from: 0, called: "standard input") : PipeReading.bytes(of: path)
    } catch {
      throw UsageError(error)
    }
  }
}
