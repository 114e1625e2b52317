import Foundation
import SwiftSyntax

/// Answers for the official parser, in a process of its own and in the words of
/// `statewise syntax --spans`.
struct OfficialWorker {
  enum Answer: String {
    /// The first line of every file and a line for every node.
    case spans
    /// The first line of every file.
    case status
    /// The diagnostics.
    case diagnostics
  }

  let answer: Answer

  /// Reads paths from standard input, one a line.
  func run() -> Bool {
    onDeepStack { [self] in
      while let path = readLine() {
        guard let data = FileManager.default.contents(atPath: path) else {
          FileHandle.standardError.write(Data("\(path): error: could not be read\n".utf8))
          continue
        }
        write(answerFor: path, Array(data))
      }
    }
    return true
  }

  /// Writes at once, so that a crash costs no answer but its own.
  private func write(answerFor path: String, _ bytes: [UInt8]) {
    var text: [UInt8]
    switch answer {
    case .diagnostics:
      text = Array(OfficialParser.diagnostics(of: bytes).map { $0 + "\n" }.joined().utf8)
    case .spans, .status:
      let tree = OfficialParser.parse(bytes)
      text = Array("file\t\(path)\t\(tree.hasError ? "error" : "ok")\n".utf8)
      if answer == .spans { NodeLines.append(tree, to: &text) }
    }
    FileHandle.standardOutput.write(Data(text))
  }
}
