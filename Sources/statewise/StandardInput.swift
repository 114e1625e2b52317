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
  static func bytes() throws(UsageError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(0, &buffer, buffer.count)
      if count == 0 { return bytes }
      if 0 < count {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw UsageError("cannot read standard input: \(String(cString: strerror(errno)))")
      }
    }
  }
}
