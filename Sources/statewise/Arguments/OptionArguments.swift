import Reporting
import Runner
import SourceText
import TransformKit

/// Reads what flags and a configuration choose of the options of transforms, and refuses what no
/// transform has.
struct OptionArguments {
  private(set) var choices = OptionChoices()
  private let catalog: Catalog

  /// Flags win, so they come last.
  init(
    _ arguments: Arguments, _ configuration: Configuration, _ catalog: Catalog
  ) throws(UsageError) {
    self.catalog = catalog
    for option in configuration.options {
      let words = [option.transform, option.name, option.value]
      try choose(words.map(\.text), at: words.map { .location($0.location) })
    }
    for text in arguments.values(of: .option) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let names = parts[0].split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, names.count == 2 else {
        throw UsageError("\(Flag.option.rawValue) takes \(Flag.option.valueForm), not `\(text)`")
      }
      try choose((names + parts.dropFirst()).map(String.init), at: [nil, nil, nil])
    }
  }

  /// - Parameters:
  ///   - words: the names of a transform and of its option, and the value.
  ///   - places: where each of them is written; nil for the command line.
  private mutating func choose(
    _ words: [String], at places: [ReportedFailure.Place?]
  ) throws(UsageError) {
    let transform = try catalog.transform(named: words[0], at: places[0])
    guard let option = transform.options.first(where: { $0.name == words[1] }) else {
      let names = transform.options.map(\.name)
      throw UsageError(
        "\(transform.name) has no option \(words[1])",
        nearest: NearestName(to: words[1], in: names),
        or: names.isEmpty ? "" : "it has \(names.joined(by: "and"))", at: places[1])
    }
    guard option.allows(words[2]) else { throw UsageError(words[2], isNo: option, at: places[2]) }
    choices.choose(words[2], for: option, of: transform)
  }
}

extension UsageError {
  fileprivate init(
    _ value: String, isNo option: TransformOption, at place: ReportedFailure.Place?
  ) {
    switch option.form {
    case .oneOf(let values):
      self.init(
        "\(option.name) is \(values.joined(by: "or")), not `\(value)`",
        nearest: NearestName(to: value, in: values), at: place)
    case .identifier:
      self.init("\(option.name) is a name, which `\(value)` cannot be", at: place)
    }
  }
}
