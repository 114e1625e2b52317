import Foundation
import Parser
import Reporting
import Runner
import SourceText
import Syntax
import TestSupport
import TransformKit
import Transforms

/// A folder for the files of one execution after the other.
final class Workshop: Sendable {
  let path: String

  init() {
    // Memory, where there is such a folder.
    let memory = "/dev/shm"
    let parent =
      FileManager.default.isWritableFile(atPath: memory)
      ? memory : FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = "\(parent)/statewise-fuzz-\(UUID())"
    try? FileManager.default.createDirectory(
      atPath: path + "/.git/refs", withIntermediateDirectories: true)
    try? Data("ref: refs/heads/main\n".utf8).write(to: URL(filePath: path + "/.git/HEAD"))
    try? FileManager.default.createDirectory(
      atPath: path + "/.git/objects", withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes the files of an input in place of those before.
  ///
  /// - Returns: the folder with them.
  func write(_ input: FuzzInput) throws -> String {
    for name in try FileManager.default.contentsOfDirectory(atPath: path) where name != ".git" {
      try FileManager.default.removeItem(atPath: path + "/" + name)
    }
    for file in input.files { try write(file.bytes, to: file.path) }
    return path
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// A run of all transforms that run when the user names none, or of the named one.
  static func run(safety: Safety, only name: String? = nil) -> Run {
    let chosen = catalog.entries.filter {
      name.map { [$0] }?.contains($0.transform.name) ?? $0.isDefault
    }
    return Run(chosen.map(\.transform), safety: safety, jobs: 1)
  }
}

/// Transforms on code that is damaged, shuffled, and has parts of other code.
struct TransformSubject: Subject {
  static let name = "transform"
  private let corpus: Corpus
  private let workshop = Workshop()

  init(_ corpus: Corpus) {
    self.corpus = corpus
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    var files = corpus.group(&numbers)
    let damage = SourceDamage(corpus)
    for place in files.indices where place == 0 || numbers.isOneIn(3) {
      files[place].bytes = damage.damaged(files[place].bytes, &numbers)
    }
    if numbers.isOneIn(3) {
      let other = numbers.pick(corpus.pages)
      files += other.map { FuzzInput.File(path: "Other/" + $0.path, bytes: $0.bytes) }
    }
    if numbers.isOneIn(20) {
      files[0].bytes = Damage(others: [corpus.source(&numbers)]).damaged(files[0].bytes, &numbers)
    }
    let safety: Safety = numbers.isOneIn(3) ? .safe : .review
    let name = numbers.isOneIn(2) ? [] : [numbers.pick(catalog.names)]
    return FuzzInput(files: files, choices: [safety.rawValue] + name)
  }

  func fault(with input: FuzzInput) throws -> String? {
    let folder = try workshop.write(input)
    let name = input.choices.count == 2 ? input.choices[1] : nil
    let run = Workshop.run(safety: Safety(rawValue: input.choices[0])!, only: name)
    let plan = try run.plan(for: [folder])
    let told = "(\(input.choices.joined(separator: " "))) "
    if let failure = plan.report.failures.first(where: {
      $0.kind == .verification || $0.kind == .internal
    }) {
      return told + "\(failure.transform ?? "a run"): \(failure.message)"
    }
    let parser = SyntaxParser()
    for file in plan.files {
      let result = file.edits.applied(to: file.source)
      guard result.bytes == file.result.bytes else { return told + "the edits give another text" }
      if parser.parse(result).hasError, !parser.parse(file.source).hasError {
        return told + "a new syntax error in \(file.path)"
      }
      try Data(file.result.bytes).write(to: URL(filePath: file.path))
    }
    guard !plan.files.isEmpty, let change = try run.plan(for: [folder]).report.changes.first
    else { return nil }
    return told + "a second run makes a change: \(change.transform): \(change.title)"
  }
}

/// Journals that are damaged before a run is undone: a file is as it was or as it became.
struct JournalSubject: Subject {
  static let name = "journal"
  private let corpus: Corpus
  private let workshop = Workshop()

  init(_ corpus: Corpus) {
    self.corpus = corpus
  }

  func input(_ numbers: inout SeededGenerator) -> FuzzInput {
    FuzzInput(files: numbers.pick(corpus.pages), choices: ["\(numbers.next())"])
  }

  func fault(with input: FuzzInput) throws -> String? {
    let folder = try workshop.write(input)
    let plan = try Workshop.run(safety: .review).plan(for: [folder])
    guard !plan.files.isEmpty else { return nil }
    let store = JournalStore(near: [folder])
    defer { try? FileManager.default.removeItem(atPath: store.path) }
    let run = try store.replaceFiles(of: plan)
    var numbers = SeededGenerator(seed: UInt64(input.choices[0])!, item: 0)
    try damage(run.path, &numbers)
    _ = store.interruptedRuns
    let undone = Result { try run.undo() }
    _ = store.runs.map { ($0.state, $0.displayPaths) }
    let contents = try plan.files.map { try Data(contentsOf: URL(filePath: $0.path)) }
    let isOld = zip(plan.files, contents).map { $0.source.bytes.elementsEqual($1) }
    let isNew = zip(plan.files, contents).map { $0.result.bytes.elementsEqual($1) }
    guard zip(isOld, isNew).allSatisfy({ $0 || $1 }) else {
      return "undo wrote what was not there before"
    }
    if case .failure(UndoError.interrupted) = undone { return nil }
    return Set(isOld).count == 1 ? nil : "undo restored a part of the files"
  }

  private func damage(_ folder: String, _ numbers: inout SeededGenerator) throws {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let paths = names.sorted().map { folder + "/" + $0 }.filter {
      (try? FileManager.default.attributesOfItem(atPath: $0)[.type] as? FileAttributeType)
        == .typeRegular
    }
    guard !paths.isEmpty else { return }
    for _ in 0...numbers.below(2) {
      let url = URL(filePath: numbers.pick(paths))
      guard let bytes = try? Array(Data(contentsOf: url)) else { continue }
      if numbers.isOneIn(6) {
        try FileManager.default.removeItem(at: url)
      } else {
        try Data(Damage(others: [bytes]).damaged(bytes, &numbers)).write(to: url)
      }
    }
  }
}
