#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the tool tells the shell.
enum ExitCode: Int32 {
  /// Nothing to do, or all of it done.
  case done = 0
  /// A dry run has something to show.
  case changesToMake = 1
  /// A search has found nothing, as `grep` tells it.
  static let nothingFound = changesToMake
  /// An example does not give what its page says.
  static let examplesFailed = changesToMake
  /// A rewrite that was asked to say so has changed something.
  static let changesMade = changesToMake
  /// Finished, but something asked for was not done.
  case incomplete = 2
  case usage = 64
  /// A guard refused to write.
  case refused = 65
}

/// Ends the program with a code.
func exit(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}
