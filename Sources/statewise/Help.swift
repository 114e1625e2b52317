/// The text of `statewise help`, in lines that fit the terminal.
struct Help {
  /// The longest line, in characters.
  private let width: Int

  /// - Parameter columns: the width of the terminal; nil if the text is not for one.
  init(columns: Int? = StandardStream.output.columns) {
    width = min(Self.widest, max(columns ?? Self.widest, Self.narrowest))
  }

  private static let widest = 100
  private static let narrowest = 30

  var overview: String {
    let commands = TextTable(Command.allCases.map { [$0.rawValue, $0.summary] }, width: width)
    return fitted(
      "Statewise refactors SwiftUI code with small, checked changes to Swift source files.")
      + "\n\nUSAGE: statewise COMMAND [PATH…] [FLAGS]\n\nCOMMANDS:\n"
      + commands.lines.joined(separator: "\n") + "\n\n"
      + fitted(
        """
        Exit codes of all commands: 64 invalid arguments or missing paths, 70 internal error,
        130 interrupted. The help of each command lists its other exit codes.

        `statewise help COMMAND` prints the help of a command, `statewise --version` the version.
        """)
  }

  func page(of command: Command) -> String {
    let flags = command.flags.map { flag in
      [flag.rawValue + (flag.valueName.map { " \($0)" } ?? ""), flag.summary]
    }
    let page =
      "\(fitted(command.summary))\n\nUSAGE: \(command.synopsis)\n\n\(fitted(command.details))"
    if flags.isEmpty { return page }
    return page + "\n\nFLAGS:\n" + TextTable(flags, width: width).lines.joined(separator: "\n")
  }

  /// A text that is broken into lines for a wide terminal, with the long ones broken again.
  private func fitted(_ text: String) -> String {
    guard width < Self.widest else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.count <= width ? [String(line)] : String(line).wrapped(at: width)
    }.joined(separator: "\n")
  }
}
