// Our parser beside the official one: over a corpus, and over damage. See `README.md`.

import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let isClean =
    switch options.command {
    case .compare: try ConformanceRun(options).run()
    case .fuzz: try FuzzRun(options).run()
    case .official(let answer): OfficialWorker(answer: answer).run()
    }
  exit(isClean ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("conformance: \(error)\n".utf8))
  exit(64)
}
