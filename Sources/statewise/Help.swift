/// The words of `statewise help`.
enum Help {
  static let overview =
    """
    Statewise refactors SwiftUI code: it shows or makes small, checked changes to Swift source.

    USAGE: statewise COMMAND [PATH…] [--flags]

    COMMANDS:
    \(table(Command.allCases.map { ($0.rawValue, $0.summary) }))

    `statewise help COMMAND` tells more, `statewise --version` which release this is.
    """

  static func page(of command: Command) -> String {
    let flags = command.flags.map { flag in
      (flag.rawValue + (flag.valueName.map { " \($0)" } ?? ""), flag.summary)
    }
    let page = "\(command.summary)\n\nUSAGE: \(command.synopsis)\n\n\(command.details)"
    return flags.isEmpty ? page : page + "\n\nFLAGS:\n\(table(flags))"
  }

  /// Two columns, indented.
  static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, text in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(text)"
    }.joined(separator: "\n")
  }
}
