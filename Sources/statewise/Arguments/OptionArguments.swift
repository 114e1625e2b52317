import Reporting
import Runner
import SourceText
import TransformKit

/// Reads transform options from flags and the configuration, and rejects unknown options and values.
struct OptionArguments {
  private(set) var choices = OptionChoices()
  private let catalog: Catalog

  /// Applies the flags after the configuration, so that flags win.
  init(
    _ arguments: Arguments, _ configuration: Configuration, _ catalog: Catalog
  ) throws(UsageError) {
    self.catalog = catalog
    for transform in configuration.transformsWithOptions {
      _ = try catalog.transform(named: transform.text, at: .location(transform.location))
    }
    for option in configuration.options {
      let words = [option.transform, option.name, option.value]
      try choose(words.map(\.text), at: words.map { .location($0.location) })
    }
    for text in arguments.values(of: .option) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let names = parts[0].split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, names.count == 2 else {
        throw UsageError("`\(Flag.option.rawValue)` takes \(Flag.option.valueForm), not `\(text)`")
      }
      try choose((names + parts.dropFirst()).map(String.init), at: [nil, nil, nil])
    }
  }

  /// - Parameters:
  ///   - words: the transform name, the option name and the value.
  ///   - places: the place of each word in the configuration; nil for the command line.
  private mutating func choose(
    _ words: [String], at places: [ReportedFailure.Place?]
  ) throws(UsageError) {
    let transform = try catalog.transform(named: words[0], at: places[0])
    guard let option = transform.options.first(where: { $0.name == words[1] }) else {
      let names = transform.options.map(\.name)
      throw UsageError(
        "`\(transform.name)` has no option `\(words[1])`",
        nearest: NearestName(to: words[1], in: names),
        or: names.isEmpty ? "" : "its options are \(names.map { "`\($0)`" }.joined(by: "and"))",
        at: places[1])
    }
    guard option.allows(words[2]) else {
      throw UsageError(invalid: words[2], for: option, at: places[2])
    }
    choices.choose(words[2], for: option, of: transform)
  }
}

extension UsageError {
  fileprivate init(
    invalid value: String, for option: TransformOption, at place: ReportedFailure.Place?
  ) {
    switch option.form {
    case .oneOf(let values):
      let allowed = values.map { "`\($0)`" }.joined(by: "or")
      self.init(
        "option `\(option.name)` takes \(allowed), not `\(value)`",
        nearest: NearestName(to: value, in: values), at: place)
    case .identifier:
      self.init("option `\(option.name)` takes a Swift identifier, not `\(value)`", at: place)
    }
  }
}
