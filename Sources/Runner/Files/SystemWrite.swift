#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls `write` once: the one place that knows which library it comes from, and safe in a signal handler.
///
/// - Returns: the number of bytes that were written; below zero `errno` says why none were.
public func systemWrite(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
