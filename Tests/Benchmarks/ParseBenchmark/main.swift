// Parses a corpus with our parser, one round for each line on standard input, and answers each with the
// user CPU seconds that it took. `Compare` runs it beside others. `--worst` measures the worst inputs.

import Foundation
import Parser
import SourceText
import Syntax

if CommandLine.arguments.dropFirst() == ["--worst"] {
  WorstInputs.report()
  exit(0)
}

let sources = CommandLine.arguments.dropFirst().flatMap { list in
  (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n") ?? []
}.compactMap { path in
  FileManager.default.contents(atPath: String(path)).map {
    SourceText(path: String(path), bytes: $0)
  }
}

let parser = SyntaxParser()
var kept = 0
var tokens = 0
var nodes = 0
for source in sources {
  let tree = parser.parse(source)
  kept += tree.keptBytes
  tokens += tree.tokens.count
  nodes += tree.nodes.count
}
let bytes = sources.reduce(0) { $0 + $1.count }
answer("files \(sources.count) bytes \(bytes) tokens \(tokens) nodes \(nodes) kept \(kept)")

while readLine() != nil {
  let start = userSeconds()
  for source in sources {
    precondition(!parser.parse(source).nodes.isEmpty, "Every tree has a node.")
  }
  answer("\(userSeconds() - start)")
}
