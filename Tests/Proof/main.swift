// Generates apps, rewrites them, and walks through both forms. See `README.md`.

import Foundation

setenv("SWIFT_BACKTRACE", "enable=no", 1)
let options = Options(Array(CommandLine.arguments.dropFirst()))
do {
  switch options.words.first ?? "prove" {
  case "print":
    let app = GeneratedApp(seed: options.seed)
    for file in app.files { print("// \(file.name)\n\(file.text)") }
    print("// \(app.options.joined(separator: " "))")
  case "faults": exit(try FaultRun(proof: Proof(options)).run() ? 0 : 1)
  default:
    let proof = Proof(options)
    exit(try proof.run() ? 0 : 1)
  }
} catch {
  FileHandle.standardError.write(Data("prove: \(error)\n".utf8))
  exit(64)
}
