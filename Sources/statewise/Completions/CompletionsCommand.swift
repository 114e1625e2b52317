/// `statewise completions bash|zsh|fish`: prints a completion script for a shell.
struct CompletionsCommand {
  private let shell: Shell

  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count == 1, let shell = Shell(rawValue: arguments.paths[0]) else {
      let names = Shell.allCases.map(\.rawValue)
      throw UsageError("`completions` takes one shell: \(names.joined(by: "or"))")
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
