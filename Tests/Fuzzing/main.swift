// Damages what the program reads, and watches what it makes of that. See `README.md`.

import Foundation

do {
  let options = try FuzzOptions(Array(CommandLine.arguments.dropFirst()))
  if let worker = options.worker {
    try Worker(options).run(worker)
    exit(0)
  }
  exit(try Supervisor(options).run() ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("fuzz: \(error)\n".utf8))
  exit(64)
}
