import Reporting
import Runner
import SourceText

/// An invalid argument, or an error in a file that an argument or the configuration names.
struct UsageError: Error {
  let message: String
  /// The place of the error in a file; nil for the command line.
  private let place: ReportedFailure.Place?

  /// - Parameters:
  ///   - nearest: the name that the user probably meant.
  ///   - hint: a remedy to append if no name is near.
  init(
    _ message: String, nearest: NearestName? = nil, or hint: String = "",
    at place: ReportedFailure.Place? = nil
  ) {
    self.message = message + (nearest?.question(or: hint) ?? "")
    self.place = place
  }

  /// An error about a path in the arguments.
  init(_ error: SystemError) {
    if error.path.isEmpty {
      self.init("a path is empty; check that the shell variable is set")
    } else {
      self.init(error.reason, at: .file(error.path))
    }
  }

  /// The line to print.
  var line: String { (place.map { "\($0): " } ?? "") + "error: \(message)" }
}

extension UsageError {
  init(unknownFlag name: String, for command: Command) {
    let known = Flag(written: name)
    let others = Command.allCases.filter { known.map($0.flags.contains) ?? false }
    guard others.isEmpty else {
      let names = others.map { "`\($0.rawValue)`" }.joined(by: "or")
      self.init("unknown flag `\(name)` for `\(command.rawValue)`; use it with \(names)")
      return
    }
    self.init(
      "unknown flag `\(name)` for `\(command.rawValue)`",
      nearest: NearestName(to: name, in: command.flags.map(\.rawValue)),
      or: "`statewise help \(command.rawValue)` lists the flags")
  }
}

extension SystemError {
  /// The line to print.
  var line: String { "\(path): error: \(reason)" }
}
