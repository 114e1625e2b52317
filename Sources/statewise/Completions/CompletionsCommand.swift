/// `statewise completions bash|zsh|fish`: a script that teaches a shell the commands and flags.
struct CompletionsCommand {
  private let shell: Shell

  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count == 1, let shell = Shell(rawValue: arguments.paths[0]) else {
      let names = Shell.allCases.map(\.rawValue)
      throw UsageError("completions takes the name of a shell: \(names.joined(by: "or"))")
    }
    self.shell = shell
  }

  func run() -> ExitCode {
    StandardStream.output.writeLines(script)
    return .done
  }

  private var script: [String] {
    switch shell {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}
