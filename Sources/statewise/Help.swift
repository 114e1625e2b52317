/// The text of `statewise help`.
enum Help {
  static let overview =
    """
    Statewise refactors SwiftUI code with small, checked changes to Swift source files.

    USAGE: statewise COMMAND [PATH…] [FLAGS]

    COMMANDS:
    \(TextTable(Command.allCases.map { [$0.rawValue, $0.summary] }).lines.joined(separator: "\n"))

    Exit codes of all commands: 64 invalid arguments or missing paths, 70 internal error,
    130 interrupted. The help of each command lists its other exit codes.

    `statewise help COMMAND` prints the help of a command, `statewise --version` the version.
    """

  static func page(of command: Command) -> String {
    let flags = command.flags.map { flag in
      [flag.rawValue + (flag.valueName.map { " \($0)" } ?? ""), flag.summary]
    }
    let page = "\(command.summary)\n\nUSAGE: \(command.synopsis)\n\n\(command.details)"
    if flags.isEmpty { return page }
    return page + "\n\nFLAGS:\n" + TextTable(flags, width: 100).lines.joined(separator: "\n")
  }
}
