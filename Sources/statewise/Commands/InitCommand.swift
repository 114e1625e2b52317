import Reporting
import Runner

/// `statewise init`: writes a commented configuration for what is in a folder.
struct InitCommand {
  private let folder: String
  private let path: String
  private let arguments: RunArguments

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count <= 1 else { throw UsageError("`init` takes one folder") }
    folder = arguments.paths.first ?? "."
    path = folder == "." ? Configuration.fileName : "\(folder)/\(Configuration.fileName)"
    guard !SourceLoader.exists(path) else {
      throw UsageError(
        "exists already; `statewise config show` prints what is in effect", at: .file(path))
    }
    self.arguments = try RunArguments(arguments, for: .initialize)
  }

  func run() throws(UsageError) -> ExitCode {
    let plan = try arguments.plan()
    do throws(SystemError) {
      let settings = try ProjectSettings(at: folder)
      let lines = StartingConfiguration(settings: settings, report: plan.report).lines
      try OutputFile.write(lines.joined(separator: "\n") + "\n", to: path)
    } catch {
      throw UsageError(error)
    }
    StandardStream.output.writeLine("wrote \(path); `statewise diff` shows the changes")
    return .done
  }
}
