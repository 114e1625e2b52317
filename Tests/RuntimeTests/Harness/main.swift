// Runs the pages. With `--record` it writes what was seen into them, to be read and judged before
// it is committed.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
let records = arguments.contains("--record")
let words = arguments.filter { !$0.hasPrefix("--") }
var failed = 0
let chosen = allPages.filter { page in
  words.isEmpty || words.contains { page.path.contains($0) }
}
for page in chosen {
  do {
    let (faults, recorded) = try page.run()
    if records, !recorded.isEmpty {
      try Data(recorded.utf8).write(to: URL(fileURLWithPath: page.path))
    } else if !faults.isEmpty {
      failed += 1
      for fault in faults { print(fault) }
    }
  } catch {
    failed += 1
    print("\(page.path): \(error)")
  }
}
print("runtime: \(chosen.count - failed) of \(chosen.count) pages hold")
exit(failed == 0 && !chosen.isEmpty ? 0 : 1)
