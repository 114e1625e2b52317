/// When output is coloured: as asked, and if nothing was, on a terminal.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to colour.
  ///
  /// - Parameters:
  ///   - noColor: the value of the `NO_COLOR` variable: any but an empty one asks for none
  ///     (no-color.org). A choice on the command line is nearer and wins.
  public func isColored(onTerminal isTerminal: Bool, noColor: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty
    }
  }
}
