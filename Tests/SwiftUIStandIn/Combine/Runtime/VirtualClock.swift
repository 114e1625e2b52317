import Dispatch
import Foundation

/// The time of a program that is driven. Nothing passes by itself.
///
/// The functions of Dispatch below take the place of the library's own when a program is linked:
/// blocks and jobs of Swift's concurrency, whatever their queue, run one after another on the
/// main thread, when the driver lets them. Foundation's `Timer`, `Thread` and `URLSession` are
/// not reached by this; they never fire here.
package enum VirtualClock {
  private struct Waiting {
    let due: Double
    let order: Int
    let run: () -> Void
  }

  /// Seconds since the start.
  nonisolated(unsafe) package private(set) static var now = 0.0
  nonisolated(unsafe) private static var ready: [() -> Void] = []
  nonisolated(unsafe) private static var waiting: [Waiting] = []
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var steps: UInt64 = 0

  package static func reset() {
    now = 0
    ready = []
    waiting = []
    steps = 0
    beginStep()
  }

  /// Random numbers begin anew with each step, so that an action draws the same ones whatever was
  /// drawn before it: Foundation draws some when bodies are evaluated.
  package static func beginStep() {
    steps += 1
    #if canImport(Glibc)
      SystemSources.reset(seed: steps)
    #endif
  }

  package static func soon(_ run: @escaping () -> Void) { ready.append(run) }

  package static func after(_ seconds: Double, _ run: @escaping () -> Void) {
    count += 1
    // Microseconds pass between the call and now; deadlines are meant in milliseconds.
    let due = ((now + max(0, seconds)) * 1000).rounded() / 1000
    waiting.append(Waiting(due: due, order: count, run: run))
  }

  /// Runs one thing that is ready; false if there is none.
  package static func runNext() -> Bool {
    guard !ready.isEmpty else { return false }
    ready.removeFirst()()
    return true
  }

  /// Goes to the next thing that is due until then, and makes it ready; false when the time has
  /// come.
  package static func advance(to end: Double) -> Bool {
    let due = waiting.indices.filter { waiting[$0].due <= end }
      .min { (waiting[$0].due, waiting[$0].order) < (waiting[$1].due, waiting[$1].order) }
    guard let due else {
      now = end
      return false
    }
    let next = waiting.remove(at: due)
    now = max(now, next.due)
    ready.append(next.run)
    return true
  }

  /// The seconds until a time as Dispatch writes it down.
  fileprivate static func delay(until time: UInt64) -> Double {
    let monotonic: UInt64 = 1 << 63
    let wall: UInt64 = 1 << 62
    if time == UInt64.max { return .infinity }
    if time & monotonic != 0, time & wall != 0 {
      let nanoseconds = Double(UInt64(bitPattern: -Int64(bitPattern: time)))
      return nanoseconds / 1e9 - Date().timeIntervalSince1970
    }
    let nanoseconds = time & ~monotonic
    let current = DispatchTime.now().uptimeNanoseconds
    return (Double(nanoseconds) - Double(current)) / 1e9
  }
}

@_cdecl("dispatch_async")
package func dispatchAsync(_ queue: OpaquePointer, _ block: @escaping @convention(block) () -> Void)
{
  VirtualClock.soon(block)
}

@_cdecl("dispatch_async_f")
package func dispatchAsyncF(
  _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
  _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  VirtualClock.soon { function(context) }
}

@_cdecl("dispatch_after")
package func dispatchAfter(
  _ time: UInt64, _ queue: OpaquePointer, _ block: @escaping @convention(block) () -> Void
) {
  VirtualClock.after(VirtualClock.delay(until: time), block)
}

@_cdecl("dispatch_after_f")
package func dispatchAfterF(
  _ time: UInt64, _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
  _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  VirtualClock.after(VirtualClock.delay(until: time)) { function(context) }
}
