/// The words of `statewise help`.
enum Help {
  static let overview =
    """
    Statewise refactors SwiftUI code: it shows or makes small, checked changes to Swift source.

    USAGE: statewise COMMAND [PATH…] [--flags]

    COMMANDS:
    \(TextTable(Command.allCases.map { [$0.rawValue, $0.summary] }).lines.joined(separator: "\n"))

    Exit code: 64 for words that cannot be meant and paths that are not there, 70 when the program
    fails itself, 130 when it is interrupted; the help of a command tells the others.

    `statewise help COMMAND` tells more, `statewise --version` which release this is.
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
