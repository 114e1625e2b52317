/// Completions for fish, with the summaries of the help as descriptions.
enum FishCompletions {
  static let script: [String] =
    [
      "# Completions for fish. Save as ~/.config/fish/completions/statewise.fish",
      "complete -c statewise -f",
    ] + Command.allCases.map { "\(first) -a \($0.rawValue) -d \(quoted($0.summary))" }
    + ["\(first) -l version -d 'Prints the version.'"]
    + Command.allCases.flatMap(operands)
    + Flag.allCases.compactMap(line)
    + ["complete -c statewise -l help -d 'Prints help for a command.'"]

  private static let first = "complete -c statewise -n __fish_use_subcommand"

  private static func after(_ commands: [Command]) -> String {
    let names = commands.map(\.rawValue).joined(separator: " ")
    return "complete -c statewise -n '__fish_seen_subcommand_from \(names)'"
  }

  private static func operands(_ command: Command) -> [String] {
    command.completions.map { "\(after([command])) \(argument($0))" }
  }

  private static func line(_ flag: Flag) -> String? {
    let commands = Command.allCases.filter { $0.flags.contains(flag) }
    guard !commands.isEmpty else { return nil }
    let value = flag.completion.map { " -r \(argument($0))" } ?? ""
    return "\(after(commands)) -l \(flag.rawValue.dropFirst(2))\(value) -d \(quoted(flag.summary))"
  }

  private static func argument(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): "-f -a \(quoted(words.joined(separator: " ")))"
    case .transforms(let others):
      "-f -a \(quoted((["(\(Completion.namesCommand))"] + others).joined(separator: " ")))"
    case .printed(let printed): "-f -a \(quoted("(\(printed.command))"))"
    case .files: "-F"
    case .unknown: "-f"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += "'\\".contains($1) ? "\\\($1)" : "\($1)" } + "'"
  }
}
