import Syntax

/// Something about a transform that its user may choose: `push=state`.
public struct TransformOption: Hashable, Sendable {
  public let name: String
  public let form: Form
  /// The value where the user chooses none.
  public let defaultValue: String
  /// What it is for, in one sentence: it stands on the transform's page.
  public let summary: String

  /// What its value may be.
  public enum Form: Hashable, Sendable {
    case oneOf([String])
    /// A name that declarations in Swift can have.
    case identifier
  }

  /// An option with a few values, of which the first is the default.
  public init(_ name: String, oneOf values: [String], _ summary: String) {
    precondition(1 < values.count, "There is something to choose: \(name)")
    self.init(name, form: .oneOf(values), default: values[0], summary)
  }

  /// An option that is `true` or, by default, `false`.
  public static func flag(_ name: String, _ summary: String) -> TransformOption {
    TransformOption(name, oneOf: ["false", "true"], summary)
  }

  /// An option that is a name in the code to be written.
  public static func identifier(
    _ name: String, default value: String, _ summary: String
  ) -> TransformOption {
    TransformOption(name, form: .identifier, default: value, summary)
  }

  private init(_ name: String, form: Form, default value: String, _ summary: String) {
    self.name = name
    self.form = form
    self.summary = summary
    defaultValue = value
  }

  /// Whether it may have a value.
  public func allows(_ value: String) -> Bool {
    switch form {
    case .oneOf(let values): values.contains(value)
    case .identifier: value.isIdentifier
    }
  }
}

extension String {
  /// Whether it can be declared as a name without back-ticks.
  fileprivate var isIdentifier: Bool {
    guard let first, first == "_" || first.isLetter, self != "_" else { return false }
    return allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
      && !TokenKind.isReservedKeyword(self)
  }
}

/// What the user chose of the options of transforms.
public struct OptionChoices: Sendable {
  private var values: [String: [String: String]] = [:]

  public init() {}

  /// Takes a value for an option of a transform; one that was chosen before counts no more.
  public mutating func choose(
    _ value: String, for option: TransformOption, of transform: any Transform
  ) {
    precondition(option.allows(value), "The value was checked: \(value)")
    values[transform.name, default: [:]][option.name] = value
  }

  /// The values of all options of a transform, chosen or not.
  public func values(for transform: any Transform) -> OptionValues {
    let defaults = Dictionary(
      uniqueKeysWithValues: transform.options.map { ($0.name, $0.defaultValue) })
    return OptionValues(defaults.merging(values[transform.name] ?? [:]) { $1 })
  }
}

/// The value of each option of one transform.
public struct OptionValues: Hashable, Sendable {
  /// The values by the names of the options.
  public let values: [String: String]

  fileprivate init(_ values: [String: String]) {
    self.values = values
  }

  /// The value of an option that the transform declares.
  public subscript(name: String) -> String {
    guard let value = values[name] else {
      preconditionFailure("The transform declares its option: \(name)")
    }
    return value
  }

  /// The value of an option that not all transforms of a family have.
  public func valueIfDeclared(_ name: String) -> String? { values[name] }

  /// Whether an option that is `true` or `false` is `true`.
  public func isTrue(_ name: String) -> Bool { self[name] == "true" }
}
