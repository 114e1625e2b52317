/// The answers of a program to one kind of question.
///
/// While files are being edited, answers that depend on them are kept apart: a program of the files after the next
/// edit takes over the others.
final class KeptAnswers<Key: AnswerKey, Answer> {
  private var lasting: [Key: (answer: Answer, files: FileMarks)] = [:]
  private var passing: [Key: Answer] = [:]
  private let edits: EditWatch

  /// - Parameter previous: gives its lasting answers away, and would have to find them again.
  init(_ edits: EditWatch, takenFrom previous: KeptAnswers?) {
    self.edits = edits
    guard let previous else { return }
    swap(&lasting, &previous.lasting)
    let added = edits.files.subtracting(previous.edits.files)
    guard !added.isEmpty else { return }
    let marks = FileMarks(added)
    lasting = lasting.filter { !$0.value.files.mayShare(marks) && !$0.key.isAbout(added) }
  }

  var lastingKeys: some Sequence<Key> { lasting.keys }

  /// The answer that is known.
  subscript(key: Key) -> Answer? {
    if let known = lasting[key] {
      edits.noticeReading(known.files)
      return known.answer
    }
    guard !passing.isEmpty, let answer = passing[key] else { return nil }
    edits.notice()
    return answer
  }

  /// - Parameter start: what `edits` gave when the search for the answer began.
  func keep(_ answer: Answer, for key: Key, since start: EditWatch.Start) {
    let files = edits.filesRead(since: start)
    if edits.files.isEmpty || (edits.count == start.count && !key.isAbout(edits.files)) {
      lasting[key] = (answer, files)
    } else {
      lasting[key] = nil
      passing[key] = answer
    }
  }
}

/// Counts how often a program reads files that are being edited, or an answer that depends on them, and notices
/// which other files it reads.
final class EditWatch {
  /// The numbers of the files.
  let files: Set<Int32>
  private(set) var count = 0
  /// The files that were read since each search began, without those before the next one.
  private var reads = [FileMarks()]

  /// The state when a search begins.
  struct Start {
    fileprivate let count: Int
    fileprivate let depth: Int
  }

  init(_ files: Set<Int32>) { self.files = files }

  /// Begins a search.
  func start() -> Start {
    if !files.isEmpty { reads.append(FileMarks()) }
    return Start(count: count, depth: reads.count - 1)
  }

  /// The files that a search and those within it read.
  fileprivate func filesRead(since start: Start) -> FileMarks {
    guard !files.isEmpty else { return FileMarks() }
    let found = reads[start.depth...].reduce(into: FileMarks()) { $0.formUnion($1) }
    reads.removeSubrange((start.depth + 1)...)
    reads[start.depth] = found
    return found
  }

  /// Forgets what was read; no search may be open.
  func finish() { reads = [FileMarks()] }

  func noticeReading(_ file: Int32) {
    guard !files.isEmpty else { return }
    if files.contains(file) { count += 1 }
    reads[reads.count - 1].insert(file)
  }

  /// Notices the use of an answer for which some files were read.
  fileprivate func noticeReading(_ marks: FileMarks) {
    if !files.isEmpty { reads[reads.count - 1].formUnion(marks) }
  }

  /// Counts the use of an answer that depends on edited files.
  func notice() { count += 1 }
}

/// A set of files that may seem to have more than were put in, since many share a bit.
struct FileMarks {
  private var bits = SIMD2<UInt64>()

  init() {}

  init(_ files: Set<Int32>) {
    self.init()
    for file in files { insert(file) }
  }

  mutating func insert(_ file: Int32) {
    let bit = Int(file) & 127
    bits[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  mutating func formUnion(_ other: FileMarks) { bits |= other.bits }

  func mayShare(_ other: FileMarks) -> Bool { bits & other.bits != SIMD2() }
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

  /// Leaves out the type, which is seldom another one in the same declaration.
  func hash(into hasher: inout Hasher) {
    hasher.combine(decl)
    hasher.combine(name)
  }

  /// What tables ask for; see `NodeID`.
  func _rawHashValue(seed: Int) -> Int {
    name.utf8.reduce(decl.number) { $0 &* 31 &+ UInt64($1) }.spread(seed: seed)
  }
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

/// A question of another module about a declaration.
struct OuterQuestion: AnswerKey {
  let decl: DeclID
  let question: AnyHashable

  func isAbout(_ files: Set<Int32>) -> Bool { decl.isAbout(files) }
}
