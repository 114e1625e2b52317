// Parses a corpus with the toolchain's own parser, the way `ParseBenchmark` does with ours.

import Foundation
import SwiftParser
import SwiftSyntax

let sources = CommandLine.arguments.dropFirst().flatMap { list in
  (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n") ?? []
}.compactMap { FileManager.default.contents(atPath: String($0)).map { Array($0) } }

func parseAll() {
  for source in sources {
    source.withUnsafeBufferPointer {
      let length = Parser.parse(source: $0).totalLength.utf8Length
      precondition(length == source.count, "Nothing is lost.")
    }
  }
}

parseAll()
let bytes = sources.reduce(0) { $0 + $1.count }
answer("files \(sources.count) bytes \(bytes)")

while readLine() != nil {
  let start = userSeconds()
  parseAll()
  answer("\(userSeconds() - start)")
}
