/// Completions for bash 3.2 (the version on macOS) and later.
///
/// With `-o default`, bash completes file names where the script offers no words.
enum BashCompletions {
  static let script: [String] =
    [
      "# Completions for bash. Add to ~/.bashrc: eval \"$(statewise completions bash)\"",
      "_statewise() {",
      "  local word=$2 previous=$3 words=",
      "  COMPREPLY=()",
      "  # Bash splits --flag=value into three words.",
      "  [[ $previous == '=' ]] && previous=${COMP_WORDS[COMP_CWORD-2]}",
      "  if ((COMP_CWORD == 1)); then",
      "    words='\(Command.allCases.map(\.rawValue).joined(separator: " ")) --help --version'",
      "  else",
      "    case $previous in",
    ] + Flag.allCases.compactMap(line)
    + [
      "      *)",
      "        case ${COMP_WORDS[1]} in",
    ] + Command.allCases.map(line)
    + [
      "        esac ;;",
      "    esac",
      "  fi",
      "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))",
      "  # What follows `=` is still to be typed.",
      "  [[ ${COMPREPLY[0]} == *= ]] && type compopt &>/dev/null && compopt -o nospace 2>/dev/null",
      "}",
      "complete -o bashdefault -o default -F _statewise statewise",
    ]

  /// The case that completes the value of a flag.
  private static func line(_ flag: Flag) -> String? {
    guard let completion = flag.completion else { return nil }
    guard let words = words(completion) else { return "      \(flag.rawValue)) return ;;" }
    return "      \(flag.rawValue)) words=\(words) ;;"
  }

  /// The case that completes the arguments of a command: flags after a dash, otherwise its operands.
  private static func line(_ command: Command) -> String {
    let flags = (command.flags.map(\.rawValue) + ["--help"]).joined(separator: " ")
    let operands = command.completions.compactMap(words).joined(separator: "' '")
    let other = operands.isEmpty ? "" : " || words=\(operands)"
    return "          \(command.rawValue)) [[ $word == -* ]] && words='\(flags)'\(other) ;;"
  }

  private static func words(_ completion: Completion) -> String? {
    switch completion {
    case .words(let words): "'\(words.joined(separator: " "))'"
    case .transforms(let others):
      "\"\((["$(\(Completion.namesCommand))"] + others).joined(separator: " "))\""
    case .printed(let printed): "\"$(\(printed.command))\""
    case .files, .unknown: nil
    }
  }
}
