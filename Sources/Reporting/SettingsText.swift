/// What is in force, as a configuration file that asks for it: each value on a line, and behind it where
/// it came from.
public struct SettingsText {
  /// One key with its value.
  public struct Setting: Sendable {
    fileprivate let key: String
    fileprivate let value: Value
    fileprivate let origin: String

    /// - Parameter origin: where the value came from, for people.
    public init(_ key: String, _ value: Value, from origin: String) {
      self.key = key
      self.value = value
      self.origin = origin
    }
  }

  /// A value that a configuration may have.
  public enum Value: Sendable {
    case string(String)
    case strings([String])
    case settings([Setting])
  }

  /// The lines of the file, without their ends.
  public let lines: [String]

  /// - Parameter heading: what is said before all settings.
  public init(_ settings: [Setting], heading: String) {
    lines = ["// \(heading)", "{"] + Self.lines(of: settings, indentation: "  ") + ["}"]
  }

  private static func lines(of settings: [Setting], indentation: String) -> [String] {
    settings.flatMap { setting in
      let start = indentation + text(of: .string(setting.key)) + ": "
      switch setting.value {
      case .string(let string): return [start + text(of: .string(string)) + end(of: setting)]
      case .strings(let strings): return [start + text(of: .strings(strings)) + end(of: setting)]
      case .settings(let inner):
        guard !inner.isEmpty else { return [start + "{}" + end(of: setting)] }
        return [start + "{"] + lines(of: inner, indentation: indentation + "  ")
          + [indentation + "},"]
      }
    }
  }

  private static func end(of setting: Setting) -> String { ",  // \(setting.origin)" }

  private static func text(of value: JSONValue) -> String {
    String(JSONValue.onOneLine(value).text.dropLast())
  }
}
