import Foundation

/// One node as both sides print it.
struct SpannedNode: Equatable, Comparable {
  let start: Int
  let end: Int
  let kind: String

  static func < (a: SpannedNode, b: SpannedNode) -> Bool {
    (a.start, b.end, a.kind) < (b.start, a.end, b.kind)
  }
}

/// What a parser answers for one file.
enum Answer {
  case tree(hasError: Bool, nodes: [SpannedNode])
  case none(reason: String)
}

/// A program that prints the trees of the files it is given.
struct ParserProgram: Sendable {
  let path: String
  let arguments: [String]
  let patience: Int

  static func ours(_ options: Options) -> ParserProgram {
    ParserProgram(
      path: options.program, arguments: ["syntax", "--spans", "--files-from", "-"],
      patience: options.patience)
  }

  static func official(_ answer: OfficialWorker.Answer, _ options: Options) -> ParserProgram {
    ParserProgram(
      path: Bundle.main.executablePath ?? CommandLine.arguments[0],
      arguments: ["official", answer.rawValue], patience: options.patience)
  }

  /// An answer for every path. A file that brings the program down costs only its own answer.
  func answers(for paths: [String]) throws -> [Answer] {
    guard !paths.isEmpty else { return [] }
    let child = try ChildProcess(path, arguments, input: paths, patience: patience)
    var found = AnswerReader.answers(in: child.output)
    let isFinished = if case .exited(0...2) = child.ending { true } else { false }
    // The last answer of a program that did not come to its end may be half an answer.
    if !isFinished { _ = found.popLast() }
    var answers: [Answer] = []
    var next = found[...]
    for path in paths {
      guard isFinished || !next.isEmpty else { break }
      let isAnswered = next.first?.path == path
      answers.append(
        isAnswered ? next.removeFirst().answer : .none(reason: child.lastWords(on: path)))
    }
    let rest = paths[answers.count...]
    guard let suspect = rest.first else { return answers }
    if paths.count == 1 { return [.none(reason: "\(child.ending)")] }
    return try answers + self.answers(for: [suspect]) + self.answers(for: Array(rest.dropFirst()))
  }
}

extension ChildProcess {
  /// Why a program that ended well said nothing of a file.
  fileprivate func lastWords(on path: String) -> String {
    let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix(path) }.map { String($0.dropFirst(path.count + 2)) }
      ?? "no answer"
  }
}
