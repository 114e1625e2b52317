// Proves that cases and apps type-check, before and after a rewrite. See `README.md`.

import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let compiler = Compiler(host: options.host, standIn: options.standIn, patience: 300)
  let isClean =
    switch options.command {
    case .cases:
      try CaseRun(compiler: compiler, jobs: options.jobs, folder: ".build/typecheck")
        .run(options.paths.isEmpty ? TransformFolder.all.map(\.name) : options.paths)
    case .refused: try RefusalRun(compiler: compiler, folder: ".build/typecheck").run()
    case .apps:
      try AppRun(
        compiler: compiler,
        rewrite: options.rewriter.map {
          [$0, "rewrite", "--safety", "review", "--allow-no-vcs", "--allow-dirty", "--quiet"]
        } ?? [], modes: options.modes, jobs: options.jobs
      ).run(options.paths)
    }
  exit(isClean ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("typecheck: \(error)\n".utf8))
  exit(64)
}
