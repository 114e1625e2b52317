import Reporting
import Runner

/// Something on the command line, or in a file that it leads to, that cannot be meant.
struct UsageError: Error {
  let message: String
  /// Where it is written; nil for the command line.
  private let place: ReportedFailure.Place?

  /// - Parameters:
  ///   - nearest: the name that is probably meant.
  ///   - hint: what to do where there is none.
  init(
    _ message: String, nearest: NearestName? = nil, or hint: String = "",
    at place: ReportedFailure.Place? = nil
  ) {
    self.message = message + (nearest?.question(or: hint) ?? "")
    self.place = place
  }

  /// For a path that someone named.
  init(_ error: SystemError) {
    if error.path.isEmpty {
      self.init("a path is empty; a variable of the shell may not be set")
    } else {
      self.init(error.reason, at: .file(error.path))
    }
  }

  /// The line that tells it.
  var line: String { (place.map { "\($0): " } ?? "") + "error: \(message)" }
}

extension UsageError {
  init(unknownFlag name: String, for command: Command) {
    let known = Flag(written: name)
    let others = Command.allCases.filter { known.map($0.flags.contains) ?? false }
    guard others.isEmpty else {
      let names = others.map(\.rawValue).joined(by: "and")
      let verb = others.count == 1 ? "has" : "have"
      self.init("unknown flag \(name) for \(command.rawValue); \(names) \(verb) it")
      return
    }
    self.init(
      "unknown flag \(name) for \(command.rawValue)",
      nearest: NearestName(to: name, in: command.flags.map(\.rawValue)),
      or: "`statewise help \(command.rawValue)` lists them")
  }
}

extension SystemError {
  /// The line that tells it.
  var line: String { "\(path): error: \(reason)" }
}
