import SourceText
import Syntax

/// One file of a case, written in another way that means the same.
struct Variant {
  /// What is other about it.
  let name: String
  /// The number of the file in its case.
  let file: Int
  let parts: [Part]
  /// The tokens that are inserted into the copies, where that is more than trivia.
  private(set) var insertedTokens: Set<String> = []
  /// The property that a condition is put around, with the one that it has.
  private(set) var conditionalProperty: ByteRange?

  enum Part {
    /// Code around the copies.
    case added(String)
    /// The file, with something put between its tokens.
    case copy([Insertion])
  }

  struct Insertion {
    let offset: ByteOffset
    let text: String
  }

  /// A place in the original, and in which of its copies.
  struct Origin: Hashable {
    let copy: Int
    let offset: ByteOffset
  }

  /// Makes a variant of the file with something between its tokens.
  init(_ name: String, file: Int, inserting insertions: [Insertion]) {
    self.name = name
    self.file = file
    parts = [.copy(insertions)]
  }

  /// Makes a variant with code around the file.
  init(_ name: String, file: Int, parts: [Part]) {
    self.name = name
    self.file = file
    self.parts = parts
  }

  /// Makes a variant with a condition around a node.
  init(_ name: String, file: Int, compiling node: SyntaxCursor) {
    let range = node.range
    self.init(
      name, file: file,
      inserting: [
        Insertion(offset: range.start, text: "#if VARIANT\n"),
        Insertion(offset: range.end, text: "\n#endif\n"),
      ])
    insertedTokens = ["#if", "VARIANT", "#endif"]
    if [.ifConfigDecl, .variableDecl].contains(node.kind) { conditionalProperty = range }
  }

  var copies: [[Insertion]] {
    parts.compactMap { if case .copy(let insertions) = $0 { insertions } else { nil } }
  }

  /// Whether only trivia is other.
  var isTrivia: Bool { parts.count == 1 && insertedTokens.isEmpty }

  /// Whether comments are put between its tokens.
  var addsComments: Bool { isTrivia && copies.joined().contains { $0.text.contains("/") } }

  /// Whether something is put within a range of the original, or right behind it.
  func inserts(in range: ByteRange) -> Bool {
    copies.joined().contains { range.start < $0.offset && $0.offset <= range.end }
  }
}

// MARK: Text

extension Variant {
  /// The text of the variant.
  func text(of source: SourceText) -> SourceText {
    var bytes: [UInt8] = []
    for part in parts {
      switch part {
      case .added(let text): bytes += text.utf8
      case .copy(let insertions): bytes += Self.edits(insertions).applied(to: source).bytes
      }
    }
    return SourceText(path: source.path, bytes: bytes)
  }

  /// The text of the variant with other copies, one for each.
  func text(around copies: [SourceText]) -> SourceText {
    var bytes: [UInt8] = []
    var rest = copies[...]
    for part in parts {
      switch part {
      case .added(let text): bytes += text.utf8
      case .copy: bytes += rest.removeFirst().bytes
      }
    }
    return SourceText(path: copies[0].path, bytes: bytes)
  }

  /// Where a place of the variant is in the original; nil in what was added.
  func origin(of offset: ByteOffset, in source: SourceText) -> Origin? {
    var start = 0
    var copy = 0
    for part in parts {
      switch part {
      case .added(let text): start += text.utf8.count
      case .copy(let insertions):
        let length = insertions.reduce(source.count) { $0 + $1.text.utf8.count }
        if start <= offset.index, offset.index < start + length {
          return Self.origin(of: offset.index - start, behind: insertions)
            .map { Origin(copy: copy, offset: $0) }
        }
        start += length
        copy += 1
      }
    }
    return nil
  }

  private static func origin(of offset: Int, behind insertions: [Insertion]) -> ByteOffset? {
    var added = 0
    for insertion in insertions where insertion.offset.index + added <= offset {
      added += insertion.text.utf8.count
    }
    return added <= offset ? ByteOffset(offset - added) : nil
  }

  private static func edits(_ insertions: [Insertion]) -> EditSet {
    EditSet(insertions.map { .insert($0.text, at: $0.offset) })!
  }
}
