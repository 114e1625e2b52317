import Reporting
import Runner

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
      let name = String(parts[0])
      guard let flag = Flag(written: name), command.flags.contains(flag) else {
        throw UsageError(unknownFlag: name, for: command)
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
      throw UsageError(
        "\(flag.rawValue) takes \(flag.valueForm), not `\(text)`",
        nearest: NearestName(to: text, in: flag.alternatives))
    }
    return value
  }

  /// The file that a flag says to write; nil for standard output.
  ///
  /// - Throws: when there is no folder for it, before any work is done in vain.
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
      guard given == nil else { throw UsageError("\(flag.rawValue) takes no value") }
      return ""
    }
    // Who forgot the value goes on with the next flag; `--flag=--value` says that it is meant.
    let next = given.map(String.init) ?? rest.first.flatMap { Flag(rawValue: $0) == nil ? $0 : nil }
    // Nothing is something only to be written in place of something.
    guard let next, !next.isEmpty || flag == .replace else {
      throw UsageError("\(flag.rawValue) needs a value: \(flag.rawValue) \(valueName)")
    }
    if given == nil { rest.removeFirst() }
    return next
  }
}

extension [String] {
  /// The words as a sentence has them: `a, b or c`.
  func joined(by conjunction: String) -> String {
    guard 1 < count else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1]
  }
}
