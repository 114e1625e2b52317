import Reporting
import SourceText

/// The program: maps command-line arguments to an exit code.
enum CommandLineTool {
  /// The message when an internal error ends the program.
  static let crashMessage =
    """
    error: internal error in statewise \(version)
    No file is half written. If files were rewritten, `statewise undo` restores them. Please report this
    error with your command and the output above. To find the file that causes it, use `--jobs 1` and
    fewer paths.

    """

  static func run(_ words: [String]) -> ExitCode {
    do {
      return try dispatch(words)
    } catch {
      StandardStream.error.writeLine(error.line)
      return .usage
    }
  }

  private static func dispatch(_ words: [String]) throws(UsageError) -> ExitCode {
    guard let first = words.first else {
      StandardStream.error.writeLine(Help().overview)
      return .usage
    }
    switch first {
    case "--version":
      StandardStream.output.writeLine("statewise \(version)")
      return .done
    case "--help", "-h":
      StandardStream.output.writeLine(Help().overview)
      return .done
    default:
      let command = try command(named: first)
      if words.dropFirst().contains(where: { $0 == "--help" || $0 == "-h" }) {
        StandardStream.output.writeLine(Help().page(of: command))
        return .done
      }
      return try run(command, Arguments(Array(words.dropFirst()), for: command))
    }
  }

  private static func run(_ command: Command, _ arguments: Arguments) throws(UsageError) -> ExitCode
  {
    if arguments.contains(.printConfig) {
      StandardStream.output.writeLines(try EffectiveSettings(arguments).text.lines)
      return .done
    }
    return switch command {
    case .diff: try DiffCommand(RunArguments(arguments, for: command), arguments).run()
    case .rewrite: try rewrite(RunArguments(arguments, for: command), arguments)
    case .batch: try BatchCommand(RunArguments(arguments, for: command), arguments).run()
    case .report: try ReportCommand(arguments).run()
    case .undo: try UndoCommand(arguments).run()
    case .match: try MatchCommand(arguments).run()
    case .graph: try GraphCommand(arguments).run()
    case .initialize: try InitCommand(arguments).run()
    case .config: try ConfigCommand(arguments).run()
    case .lsp: try LanguageServerCommand(arguments).run()
    case .test: try TestCommand(arguments).run()
    case .list: try ListCommand(arguments).run()
    case .explain: try ExplainCommand(arguments).run()
    case .why: try WhyCommand(arguments).run()
    case .syntax:
      arguments.contains(.resolve)
        ? try NameResolution(arguments).resolve() : try SyntaxCommand(arguments).run()
    case .completions: try CompletionsCommand(arguments).run()
    case .help: try help(arguments)
    }
  }

  private static func rewrite(
    _ run: RunArguments, _ arguments: Arguments
  ) throws(UsageError) -> ExitCode {
    guard let unsaved = run.unsaved else { return try RewriteCommand(run, arguments).run() }
    return try FilterCommand(unsaved, run, arguments).run()
  }

  private static func help(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.paths.count <= 1 else {
      throw UsageError("`help` takes one command")
    }
    let page = try arguments.paths.first.map { name throws(UsageError) in
      Help().page(of: try command(named: name))
    }
    StandardStream.output.writeLine(page ?? Help().overview)
    return .done
  }

  private static func command(named name: String) throws(UsageError) -> Command {
    guard let command = Command(rawValue: name) else {
      throw UsageError(
        "unknown command `\(name)`",
        nearest: NearestName(
          to: name, in: Command.allCases.map(\.rawValue) + ["--help", "--version"]),
        or: "`statewise help` lists the commands")
    }
    return command
  }
}
