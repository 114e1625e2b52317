import Reporting

/// The words behind a command, told apart.
struct Arguments {
  private(set) var paths: [String] = []
  private var values: [Flag: [String]] = [:]

  /// Reads the words of a command: flags and paths in any order, `--flag VALUE` or `--flag=VALUE`;
  /// behind `--` all are paths.
  init(_ words: [String], for command: Command) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        paths += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        paths.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-i" ? Flag.interactive.rawValue : String(parts[0])
      guard let flag = Flag(rawValue: name), command.flags.contains(flag) else {
        throw UsageError(
          "unknown flag \(name) for \(command.rawValue)",
          nearest: NearestName(to: name, in: command.flags.map(\.rawValue)))
      }
      values[flag, default: []].append(
        try Self.value(of: flag, given: parts.dropFirst().first, &rest))
    }
  }

  func contains(_ flag: Flag) -> Bool { values[flag] != nil }

  /// All values of a flag that may be repeated.
  func values(of flag: Flag) -> [String] { values[flag] ?? [] }

  /// The value of a flag; the last one counts.
  func value(of flag: Flag) -> String? { values[flag]?.last }

  /// The value of a flag, made of its words.
  func value<Value>(of flag: Flag, as make: (String) -> Value?) throws(UsageError) -> Value? {
    guard let text = value(of: flag) else { return nil }
    guard let value = make(text) else {
      throw UsageError("\(flag.rawValue) takes \(flag.valueName ?? "no value"), not \(text)")
    }
    return value
  }

  private static func value(
    of flag: Flag, given: Substring?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let valueName = flag.valueName else {
      guard given == nil else { throw UsageError("\(flag.rawValue) takes no value") }
      return ""
    }
    if let given { return String(given) }
    guard let next = rest.popFirst() else {
      throw UsageError("\(flag.rawValue) needs a value: \(valueName)")
    }
    return next
  }
}

/// Something on the command line, or in a file that it leads to, that cannot be meant.
struct UsageError: Error {
  let message: String
  /// Where it is written; nil for the command line.
  private let place: ReportedFailure.Place?

  init(_ message: String, nearest: NearestName? = nil, at place: ReportedFailure.Place? = nil) {
    self.message = message + (nearest?.question ?? "")
    self.place = place
  }

  /// The line that tells it.
  var line: String { (place.map { "\($0): " } ?? "") + "error: \(message)" }
}
