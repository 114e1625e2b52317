#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads what may come through a pipe: nobody knows beforehand how much it is.
public enum PipeReading {
  /// All bytes of a path until the end. A pipe without a writer is waited for.
  public static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard 0 <= descriptor else { throw SystemError(path: path, cannot: "open") }
    defer { close(descriptor) }
    return try bytes(from: descriptor, called: path)
  }

  /// The same of what is open already.
  ///
  /// - Parameter name: what a message calls the open file.
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
