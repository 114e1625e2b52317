#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that runs one function.
public struct Thread {
  private let raw: pthread_t

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts the thread. Returns nil if the system cannot create one.
  public init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let context = Unmanaged.passRetained(
      Body {
        CrashReport.installSignalStack()
        body()
        CrashReport.removeSignalStack()
      })
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(
        &thread, &attributes,
        { context in
          Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
          return nil
        }, context.toOpaque())
    #else
      var thread: pthread_t? = pthread_t()
      let failure = pthread_create(
        &thread!, &attributes,
        { context in
          Unmanaged<Body>.fromOpaque(context!).takeRetainedValue().run()
          return nil
        }, context.toOpaque())
    #endif
    guard failure == 0, let thread else {
      context.release()
      return nil
    }
    raw = thread
  }

  /// Waits until the function returns.
  public func join() {
    pthread_join(raw, nil)
  }

  /// The stack size of the main thread on Linux and macOS.
  private static let stackSize = 8 << 20
}
