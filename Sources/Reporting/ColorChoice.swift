/// When to color output.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to color the output.
  ///
  /// - Parameters:
  ///   - noColor: the value of the `NO_COLOR` variable. If it is not empty, `auto` means no color
  ///     (no-color.org).
  public func isColored(onTerminal isTerminal: Bool, noColor: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty
    }
  }
}
