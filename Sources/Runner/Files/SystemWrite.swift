#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls `write` of the C library once. Safe in a signal handler.
///
/// - Returns: the number of bytes written; if negative, `errno` gives the reason.
public func systemWrite(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
