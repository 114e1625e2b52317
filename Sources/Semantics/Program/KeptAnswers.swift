/// The answers of a program to one kind of question.
///
/// While files are being edited, answers that depend on them are kept apart: a program of the files after the next
/// edit takes over the others.
final class KeptAnswers<Key: AnswerKey, Answer> {
  private var lasting: [Key: Answer] = [:]
  private var passing: [Key: Answer] = [:]
  private let edits: EditWatch

  /// - Parameter previous: gives its lasting answers away, and would have to find them again.
  init(_ edits: EditWatch, takenFrom previous: KeptAnswers?) {
    self.edits = edits
    guard let previous else { return }
    swap(&lasting, &previous.lasting)
  }

  var lastingKeys: some Sequence<Key> { lasting.keys }

  /// The answer that is known.
  subscript(key: Key) -> Answer? {
    if let answer = lasting[key] { return answer }
    guard !passing.isEmpty, let answer = passing[key] else { return nil }
    edits.notice()
    return answer
  }

  /// - Parameter start: the count of `edits` when the search for the answer began.
  func keep(_ answer: Answer, for key: Key, since start: Int) {
    if edits.files.isEmpty || (edits.count == start && !key.isAbout(edits.files)) {
      lasting[key] = answer
    } else {
      lasting[key] = nil
      passing[key] = answer
    }
  }
}

/// Counts how often a program reads files that are being edited, or an answer that depends on them.
final class EditWatch {
  /// The numbers of the files.
  let files: Set<Int32>
  private(set) var count = 0

  init(_ files: Set<Int32>) { self.files = files }

  func noticeReading(_ file: Int32) {
    if !files.isEmpty, files.contains(file) { count += 1 }
  }

  /// Counts the use of an answer that depends on them.
  func notice() { count += 1 }
}

/// What a question is about.
protocol AnswerKey: Hashable {
  /// Whether it names something in one of some files, of which the numbers are given.
  func isAbout(_ files: Set<Int32>) -> Bool
}

/// A name in all files.
extension String: AnswerKey {
  func isAbout(_ files: Set<Int32>) -> Bool { false }
}

/// The number of a file.
extension Int32: AnswerKey {
  func isAbout(_ files: Set<Int32>) -> Bool { files.contains(self) }
}

extension DeclID: AnswerKey {
  func isAbout(_ files: Set<Int32>) -> Bool { files.contains(file) }
}

extension SwiftType: AnswerKey {
  func isAbout(_ files: Set<Int32>) -> Bool {
    contains { part in
      switch part {
      case .nominal(let decl, _), .constraint(let decl, _): decl.isAbout(files)
      case .parameter(let decl, let context):
        decl.isAbout(files) || context?.isAbout(files) ?? false
      case .opaque(let decl, _, let bounds):
        decl.isAbout(files) || bounds.contains { $0.isAbout(files) }
      case .function(let parameters, _, _):
        parameters.contains { $0.builder?.isAbout(files) ?? false }
      default: false
      }
    }
  }
}

/// A name in a type or extension, with the type of `self` there.
struct ScopedName: AnswerKey {
  let name: String
  let decl: DeclID
  let base: SwiftType

  func isAbout(_ files: Set<Int32>) -> Bool { decl.isAbout(files) || base.isAbout(files) }
}

/// Which declarations are looked for, in which file, and what uses of them count.
struct UsesQuestion: AnswerKey {
  let decls: [DeclID]
  let file: Int32
  let areAll: Bool
  let form: AnyHashable?

  func isAbout(_ files: Set<Int32>) -> Bool {
    file.isAbout(files) || decls.contains { $0.isAbout(files) }
  }
}
