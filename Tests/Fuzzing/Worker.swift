import Foundation
import TestSupport

/// Makes executions in this process, one after the other, and says what is wrong on standard output.
struct Worker {
  private let options: FuzzOptions
  private let corpus: Corpus
  private let chosen: [any Subject]

  enum Fault: Error, CustomStringConvertible {
    case noSubject

    var description: String {
      let names = Set(subjects.map { $0.name }).sorted()
      return "--only needs one of \(names.joined(separator: ", "))"
    }
  }

  init(_ options: FuzzOptions) throws {
    self.options = options
    let corpus = try Corpus(options.folders)
    self.corpus = corpus
    let types = subjects.filter { options.subject == nil || $0.name == options.subject }
    guard !types.isEmpty else { throw Fault.noSubject }
    chosen = types.map { $0.init(corpus) }
  }

  func run(_ share: FuzzOptions.Share) throws {
    let end = Date().addingTimeInterval(options.seconds)
    let progress = open(share.progressPath, O_WRONLY | O_CREAT, 0o644)
    var number = share.first
    var count = 0
    repeat {
      // A process that is gone cannot say which execution it was in.
      var written = Int64(number)
      pwrite(progress, &written, 8, 0)
      try execute(number)
      number += share.step
      count += 1
    } while Date() < end && share.step != 0
    say("executions \(count)")
  }

  private func execute(_ number: Int) throws {
    var numbers = SeededGenerator(seed: options.seed, item: number)
    let subject = chosen[numbers.below(chosen.count)]
    corpus.turn(to: number)
    let input = subject.input(&numbers)
    if options.number != nil { try keep(input, of: number) }
    guard let fault = try subject.fault(with: input) else { return }
    try keep(input, of: number)
    let words = fault.split(separator: "\n").joined(separator: " ")
    say("fault \(number) \(type(of: subject).name): \(words)")
  }

  private func keep(_ input: FuzzInput, of number: Int) throws {
    for file in input.files {
      let url = URL(filePath: "\(options.keep)/\(options.seed)-\(number)/\(file.path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
  }
}

/// Writes a line at once, since a process may be gone before its output is.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
