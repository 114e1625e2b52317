#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that only one thread at a time can access.
///
/// The standard library's `Mutex` does the same, but needs macOS 15.
public final class Locked<Value>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  public init(_ value: Value) {
    lock = .allocate(capacity: 1)
    // A thread that waits for itself would wait forever.
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(lock, &attributes)
    pthread_mutexattr_destroy(&attributes)
    self.value = value
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Gives the value to a function, which must not ask for it again: that ends the program.
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    precondition(pthread_mutex_lock(lock) == 0, "a thread asks for a lock that it holds")
    defer { pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
