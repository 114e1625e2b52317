/// Completions for zsh, with the summaries of the help as descriptions.
enum ZshCompletions {
  static let script: [String] =
    [
      "#compdef statewise",
      "# Completions for zsh. Save as _statewise in a folder of $fpath, or add to ~/.zshrc after compinit:",
      "# source <(statewise completions zsh)",
      "_statewise_transforms() {",
      "  compadd -- ${(f)\"$(\(Completion.namesCommand))\"} \"$@\"",
      "}",
    ] + Completion.Printed.allCases.flatMap(function) + [
      "",
      "_statewise() {",
      "  if (( CURRENT == 2 )); then",
      "    local -a commands=(",
    ] + Command.allCases.map { "      \(quoted("\($0.rawValue):\($0.summary)"))" }
    + [
      "    )",
      "    _describe command commands",
      "    return",
      "  fi",
      "  local command=$words[2]",
      "  shift words",
      "  (( CURRENT-- ))",
      "  case $command in",
    ] + Command.allCases.flatMap(lines)
    + [
      "  esac",
      "}",
      "",
      "if [[ $funcstack[1] == _statewise ]]; then",
      "  _statewise \"$@\"",
      "else",
      "  compdef _statewise statewise",
      "fi",
    ]

  /// What ends with `=` goes on without a space.
  private static let withoutSpace = "-S \"\" "

  /// The function that offers what a command prints.
  private static func function(_ printed: Completion.Printed) -> [String] {
    [
      "_statewise_\(printed.rawValue)() {",
      "  compadd \(printed == .options ? withoutSpace : "")-- ${(f)\"$(\(printed.command))\"}",
      "}",
    ]
  }

  private static func lines(_ command: Command) -> [String] {
    let operands = command.completions.map { completion in
      quoted("*:\(command.rawValue):\(action(completion))")
    }
    let arguments =
      command.flags.map(argument) + ["'--help[Prints help for this command.]'"] + operands
    return ["    \(command.rawValue))", "      _arguments \\"]
      + arguments.map { "        \($0) \\" } + ["        ;;"]
  }

  private static func argument(_ flag: Flag) -> String {
    let summary = "[\(escaped(flag.summary))]"
    guard let value = flag.valueName, let completion = flag.completion else {
      return quoted(flag.rawValue + summary)
    }
    return quoted("*\(flag.rawValue)=\(summary):\(escaped(value)):\(action(completion))")
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .words(let words):
      words.allSatisfy { $0.hasSuffix("=") }
        ? "{compadd \(withoutSpace)-- \(words.joined(separator: " "))}"
        : "(\(words.joined(separator: " ")))"
    case .transforms(let others):
      "{\((["_statewise_transforms"] + others).joined(separator: " "))}"
    case .printed(let printed): "_statewise_\(printed.rawValue)"
    case .files: "_files"
    case .unknown: " "
    }
  }

  /// The text with a backslash before each character that `_arguments` interprets.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : "\($1)" }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" ? "'\\''" : "\($1)" } + "'"
  }
}
