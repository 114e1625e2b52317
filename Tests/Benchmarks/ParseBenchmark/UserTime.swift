#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The user CPU time of this process so far, in seconds: on a busy machine truer than the clock.
func userSeconds() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(RUSAGE_SELF, &usage)
  #else
    getrusage(Int32(RUSAGE_SELF), &usage)
  #endif
  return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1_000_000
}
