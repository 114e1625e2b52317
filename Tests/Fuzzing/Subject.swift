import TestSupport

/// Something that reads what people or other programs write.
protocol Subject: Sendable {
  /// What `--only` calls it.
  static var name: String { get }

  init(_ corpus: Corpus)

  /// An input, which depends on the numbers alone.
  func input(_ numbers: inout SeededGenerator) -> FuzzInput

  /// What must not happen with an input, if it does. A crash or a hang says so itself.
  func fault(with input: FuzzInput) throws -> String?
}

/// The files of one execution.
struct FuzzInput: Sendable {
  struct File: Sendable {
    var path: String
    var bytes: [UInt8]
  }

  var files: [File]
  /// What is chosen besides, such as the safety level.
  var choices: [String] = []
}

extension FuzzInput {
  init(_ bytes: [UInt8], path: String = "input") {
    files = [File(path: path, bytes: bytes)]
  }

  var bytes: [UInt8] { files[0].bytes }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// All subjects, each as often as it is listed: an execution of the last one takes longest, and finds most.
let subjects: [any Subject.Type] = [
  ParserSubject.self, PatternSubject.self, PatternSubject.self, RuleFileSubject.self,
  ConfigurationSubject.self,
  ReportSubject.self, BaselineSubject.self, JournalSubject.self, DiffSubject.self,
  TransformSubject.self,
  TransformSubject.self, TransformSubject.self, TransformSubject.self,
]
