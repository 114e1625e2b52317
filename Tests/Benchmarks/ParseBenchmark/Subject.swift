import Foundation

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
    getrusage(.init(RUSAGE_SELF.rawValue), &usage)
  #else
    getrusage(RUSAGE_SELF, &usage)
  #endif
  return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1_000_000
}

/// Prints a line at once: whoever reads waits for it.
func answer(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
