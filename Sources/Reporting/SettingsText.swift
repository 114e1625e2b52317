/// The effective settings as a configuration file, with the origin of each value in a comment.
public struct SettingsText {
  /// A key with its value.
  public struct Setting: Sendable {
    fileprivate let key: String
    fileprivate let value: Value
    fileprivate let origin: String

    /// - Parameter origin: a description of the value's origin.
    public init(_ key: String, _ value: Value, from origin: String) {
      self.key = key
      self.value = value
      self.origin = origin
    }
  }

  /// A value in a configuration.
  public enum Value: Sendable {
    case string(String)
    case strings([String])
    case flag(Bool)
    case settings([Setting])
  }

  /// The lines of the file, without newlines.
  public let lines: [String]

  /// - Parameter notes: the comments above the settings.
  public init(_ settings: [Setting], notes: [String]) {
    lines = notes.map { "// \($0)" } + ["{"] + Self.lines(of: settings, indentation: "  ") + ["}"]
  }

  private static func lines(of settings: [Setting], indentation: String) -> [String] {
    settings.indices.flatMap { index in
      let setting = settings[index]
      let comma = index == settings.count - 1 ? "" : ","
      let start = indentation + text(of: .string(setting.key)) + ": "
      let end = "\(comma)  // \(setting.origin)"
      switch setting.value {
      case .string(let string): return [start + text(of: .string(string)) + end]
      case .strings(let strings): return [start + text(of: .strings(strings)) + end]
      case .flag(let isOn): return [start + text(of: .bool(isOn)) + end]
      case .settings(let inner):
        guard !inner.isEmpty else { return [start + "{}" + end] }
        return [start + "{"] + lines(of: inner, indentation: indentation + "  ")
          + [indentation + "}" + comma]
      }
    }
  }

  private static func text(of value: JSONValue) -> String {
    value.lineText
  }
}
