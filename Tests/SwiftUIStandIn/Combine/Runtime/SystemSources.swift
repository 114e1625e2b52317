import Foundation

#if canImport(Glibc)
  import Glibc

  /// What a program asks the system for and what differs from run to run: the time of day and
  /// random numbers. Like the functions of Dispatch in `VirtualClock`, these take the place of
  /// the libraries' own.
  package enum SystemSources {
    /// A Sunday evening: 23 November 2025, 18:00 in Greenwich.
    fileprivate static let start = 1_763_920_800

    /// Every program draws the same numbers. Reset with the clock.
    nonisolated(unsafe) private static var state: UInt64 = 0

    static func reset(seed: UInt64) { state = seed << 32 }

    fileprivate static func next() -> UInt64 {
      // SplitMix64, by Sebastiano Vigna, in the public domain.
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    /// The library's own function: monotonic clocks are not replaced.
    fileprivate typealias GetTime =
      @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32
    fileprivate static var realGetTime: GetTime {
      unsafeBitCast(next("clock_gettime"), to: GetTime.self)
    }

    fileprivate typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
    /// Not stored: the first access to a global makes a system call itself.
    fileprivate static var realCall: Call { unsafeBitCast(next("syscall"), to: Call.self) }

    fileprivate static var getRandom: Int {
      #if arch(x86_64)
        318
      #else
        278
      #endif
    }

    private static func next(_ name: String) -> UnsafeMutableRawPointer? {
      // `RTLD_NEXT`, a macro that Swift does not import.
      dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
    }
  }

  @_cdecl("clock_gettime")
  package func clockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
    guard clock == CLOCK_REALTIME else { return SystemSources.realGetTime(clock, time) }
    let seconds = VirtualClock.now.rounded(.down)
    time?.pointee.tv_sec = SystemSources.start + Int(seconds)
    time?.pointee.tv_nsec = Int((VirtualClock.now - seconds) * 1e9)
    return 0
  }

  @_cdecl("gettimeofday")
  package func getTimeOfDay(
    _ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?
  ) -> Int32 {
    var value = timespec()
    _ = clockGetTime(CLOCK_REALTIME, &value)
    time?.pointee = timeval(tv_sec: value.tv_sec, tv_usec: value.tv_nsec / 1000)
    return 0
  }

  /// The standard library draws its random numbers with this call.
  @_cdecl("syscall")
  package func systemCall(
    _ number: Int, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int, _ fifth: Int,
    _ sixth: Int
  ) -> Int {
    guard number == SystemSources.getRandom, let buffer = UnsafeMutableRawPointer(bitPattern: first)
    else {
      return SystemSources.realCall(number, first, second, third, fourth, fifth, sixth)
    }
    var bytes = UInt64(0)
    for offset in 0..<second {
      if offset % 8 == 0 { bytes = SystemSources.next() }
      buffer.storeBytes(of: UInt8(truncatingIfNeeded: bytes), toByteOffset: offset, as: UInt8.self)
      bytes >>= 8
    }
    return second
  }
#endif
