import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures the start time and the duration of a run.
struct Stopwatch {
  private let start = Self.seconds(CLOCK_REALTIME)
  private let ticks = Self.seconds(CLOCK_MONOTONIC)

  var timing: RunDescription.Timing {
    let taken = Self.seconds(CLOCK_MONOTONIC) - ticks
    return RunDescription.Timing(start: Int(start), milliseconds: Int(taken * 1000))
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
