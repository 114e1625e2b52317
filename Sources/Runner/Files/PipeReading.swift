#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads data of unknown length, such as from a pipe.
public enum PipeReading {
  /// Reads all bytes of a path. Waits for a pipe's writer.
  public static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard 0 <= descriptor else { throw SystemError(path: path, cannot: "open") }
    defer { close(descriptor) }
    return try bytes(from: descriptor, called: path)
  }

  /// Reads all bytes of an open file.
  ///
  /// - Parameter name: the name of the open file in error messages.
  public static func bytes(
    from descriptor: Int32, called name: String
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if 0 < count {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw SystemError(path: name, cannot: "read")
      }
    }
  }
}
