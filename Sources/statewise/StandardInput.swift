#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is handed to the program by a pipe.
enum StandardInput {
  /// What stands for it among paths.
  static let path = "-"

  /// All bytes until the end.
  static func bytes() throws(UsageError) -> [UInt8] { try bytes(from: 0, called: "standard input") }

  /// The same of a path that may lead to a pipe: `<(command)` is one in a shell.
  static func bytes(of path: String) throws(UsageError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard 0 <= descriptor else { throw fault(path) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, called: path)
  }

  private static func bytes(
    from descriptor: Int32, called name: String
  ) throws(UsageError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if 0 < count {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw fault(name)
      }
    }
  }

  /// Reads `errno`, so it is to be made right behind the call that failed.
  private static func fault(_ name: String) -> UsageError {
    UsageError("cannot read \(name): \(String(cString: strerror(errno)))")
  }
}
