/// `statewise lsp`: a language server, which an editor starts.
struct LanguageServerCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.isEmpty else {
      throw UsageError("`lsp` takes no path; the editor names the folder")
    }
    self.arguments = arguments
  }

  func run() -> ExitCode {
    var server = LanguageServer(arguments)
    return server.serve() ? .done : .changesToMake
  }
}
