import Runner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A progress bar on standard error, shown after the run has taken one second.
///
/// A separate thread reads the progress ten times per second; the run does not depend on it.
struct ProgressBar {
  let progress = Progress()
  private let thread: Thread
  /// The write end of a pipe. The thread ends when it is closed.
  private let stop: Int32

  /// Starts the thread; nil if standard error is not a terminal.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard StandardStream.error.isTerminal, environmentVariable("TERM") != "dumb",
      pipe(&ends) == 0
    else { return nil }
    let (ending, stop, progress) = (ends[0], ends[1], progress)
    let thread = Thread {
      Self.draw(progress, until: ending)
      close(ending)
    }
    guard let thread else {
      close(ending)
      close(stop)
      return nil
    }
    self.thread = thread
    self.stop = stop
  }

  /// Removes the bar. Call it before any other output.
  func end() {
    close(stop)
    thread.join()
  }

  /// Draws until the write end of the pipe is closed.
  private static func draw(_ progress: Progress, until ending: Int32) {
    var closed = pollfd(fd: ending, events: Int16(POLLIN), revents: 0)
    guard poll(&closed, 1, delay) == 0 else { return }
    let signals = ClearingSignals()
    repeat {
      guard isInForeground, let state = progress.state else { continue }
      StandardStream.error.write(Array("\r\(ProgressLine(state).text(columns: columns))".utf8))
      StandardStream.error.write(Array(clearToEnd.utf8))
    } while poll(&closed, 1, interval) == 0
    if isInForeground { StandardStream.error.write(Array("\r\(clearToEnd)".utf8)) }
    signals.restore()
  }

  private static var columns: Int { StandardStream.error.columns ?? 80 }

  /// Whether the program runs in the foreground of its terminal.
  private static var isInForeground: Bool { tcgetpgrp(2) == getpgrp() }

  /// In milliseconds.
  private static let delay: Int32 = 1000
  private static let interval: Int32 = 100

  private static let clearToEnd = "\u{1B}[K"
}

/// Signal handlers that clear the bar when the user ends the program.
private struct ClearingSignals {
  private let numbers: [Int32]

  init() {
    numbers = [SIGINT, SIGTERM].filter { number in
      // Keep a handler that is already set, and an ignored signal.
      guard let other = signal(number, Self.clear) else { return true }
      _ = signal(number, other)
      return false
    }
  }

  func restore() {
    for number in numbers { _ = signal(number, SIG_DFL) }
  }

  /// Clears the line and lets the signal end the program.
  private static let clear: @convention(c) (Int32) -> Void = { number in
    let text: StaticString = "\r\u{1B}[K"
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
    _ = signal(number, SIG_DFL)
    raise(number)
  }
}
