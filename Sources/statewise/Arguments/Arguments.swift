import Reporting
import Runner
import SourceText

/// The arguments of a command, separated into flags and paths.
struct Arguments {
  private(set) var paths: [String] = []
  private var values: [Flag: [String]] = [:]

  /// Parses flags and paths in any order, with values as `--flag VALUE` or `--flag=VALUE`. All arguments
  /// after `--` are paths.
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
      let name = String(parts[0])
      guard let flag = Flag(written: name), command.flags.contains(flag) else {
        throw UsageError(unknownFlag: name, for: command)
      }
      values[flag, default: []].append(
        try Self.value(of: flag, given: parts.dropFirst().first, &rest))
    }
  }

  /// The arguments without the first path, which names a subcommand.
  var droppingFirstPath: Arguments {
    var arguments = self
    arguments.paths.removeFirst()
    return arguments
  }

  func contains(_ flag: Flag) -> Bool { values[flag] != nil }

  /// All values of a repeatable flag.
  func values(of flag: Flag) -> [String] { values[flag] ?? [] }

  /// The value of a flag; if the flag is repeated, the last value.
  func value(of flag: Flag) -> String? { values[flag]?.last }

  /// The value of a flag, converted by `make`.
  func value<Value>(of flag: Flag, as make: (String) -> Value?) throws(UsageError) -> Value? {
    guard let text = value(of: flag) else { return nil }
    guard let value = make(text) else {
      throw UsageError(
        "`\(flag.rawValue)` takes \(flag.valueForm), not `\(text)`",
        nearest: NearestName(to: text, in: flag.alternatives))
    }
    return value
  }

  /// The output file that a flag names; nil for standard output.
  ///
  /// - Throws: if the file cannot be created. Checked here so that the run does not fail at its end.
  func outputPath(of flag: Flag) throws(UsageError) -> String? {
    guard let path = value(of: flag), path != "-" else { return nil }
    try Self.check(output: path)
    return path
  }

  static func check(output path: String) throws(UsageError) {
    do throws(SystemError) {
      try OutputFile.check(path)
    } catch {
      throw UsageError(error)
    }
  }

  private static func value(
    of flag: Flag, given: Substring?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let valueName = flag.valueName else {
      guard given == nil else { throw UsageError("`\(flag.rawValue)` takes no value") }
      return ""
    }
    // A following flag means that the value was forgotten; `--flag=--value` passes it anyway.
    let next = given.map(String.init) ?? rest.first.flatMap { Flag(rawValue: $0) == nil ? $0 : nil }
    // Only `--replace` accepts an empty value: it deletes the matches.
    guard let next, !next.isEmpty || flag == .replace else {
      throw UsageError("`\(flag.rawValue)` needs a value: `\(flag.rawValue) \(valueName)`")
    }
    if given == nil { rest.removeFirst() }
    return next
  }
}

extension [String] {
  /// The strings as an English list: `a, b or c`.
  func joined(by conjunction: String) -> String {
    guard 1 < count else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1]
  }
}
