import Runner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How far a run is, drawn on standard error once the run has taken a second.
///
/// A thread of its own looks at the progress ten times a second; the run does not know of it.
struct ProgressBar {
  let progress = Progress()
  private let thread: Thread
  /// What the thread waits on: it ends as soon as this end of the pipe is closed.
  private let stop: Int32

  /// Starts to watch a run; nil where nobody would see it.
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

  /// Takes the bar away. Nothing else may be written before that.
  func end() {
    close(stop)
    thread.join()
  }

  /// Draws until the other end of a pipe is closed.
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

  private static var columns: Int {
    var size = winsize()
    guard ioctl(2, UInt(TIOCGWINSZ), &size) == 0, 0 < size.ws_col else { return 80 }
    return Int(size.ws_col)
  }

  /// Whether the terminal is ours, and not that of a command typed since.
  private static var isInForeground: Bool { tcgetpgrp(2) == getpgrp() }

  /// In milliseconds.
  private static let delay: Int32 = 1000
  private static let interval: Int32 = 100

  private static let clearToEnd = "\u{1B}[K"
}

/// Sees to it that no bar is left behind when someone ends the program while it is drawn.
private struct ClearingSignals {
  private let numbers: [Int32]

  init() {
    numbers = [SIGINT, SIGTERM].filter { number in
      // What is ignored, or handled otherwise, stays so.
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
