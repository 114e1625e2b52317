#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The exit status of the program.
enum ExitCode: Int32 {
  /// Success: nothing to do, or everything was done.
  case done = 0
  /// A dry run found changes to make.
  case changesToMake = 1
  /// A search found nothing; the same code as `grep`.
  static let nothingFound = changesToMake
  /// An example in a rule file failed.
  static let examplesFailed = changesToMake
  /// A rewrite with `--exit-code` changed a file.
  static let changesMade = changesToMake
  /// The run finished with errors.
  case incomplete = 2
  /// An argument, a configuration or a rule file is invalid.
  case usage = 64
  /// The tool refused to overwrite uncommitted changes or files outside version control.
  case refused = 65
}

/// Ends the program with a code.
func exit(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}
