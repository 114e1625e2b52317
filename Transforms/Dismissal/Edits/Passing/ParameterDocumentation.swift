import SourceText
import SymbolIndex
import Syntax

/// The list of parameters in the documentation of an initializer: `/// - Parameters:` with an entry for each, or
/// entries `/// - Parameter note: …`.
struct ParameterDocumentation {
  private let entries: [Entry]
  private let names: [String]
  private let tree: SyntaxTree

  private struct Entry {
    /// What stands before the name: `///   - `.
    let lead: String
    let name: String
    let description: String
    /// The start of the first line's comment, and the end of the last line's.
    var range: ByteRange
  }

  /// - Returns: nil where the list is empty, leaves a parameter out, or is not written in English.
  init?(of decl: InitializerDeclView) {
    tree = decl.cursor.tree
    let names = decl.parameters.map(\.name)
    guard let first = decl.cursor.firstToken else { return nil }
    var entries: [Entry] = []
    var isOpen = false
    for piece in tree.trivia(before: first) where piece.kind == .docLineComment {
      let line = tree.source.string(piece.range)
      if let entry = Self.entry(of: line, at: piece.range) {
        entries.append(entry)
        isOpen = true
      } else if isOpen, let last = entries.last, Self.continuesEntry(line) {
        entries[entries.count - 1].range = ByteRange(last.range.start, piece.range.end)
      } else {
        isOpen = false
      }
    }
    guard !entries.isEmpty, !tree.isInOtherLanguage(above: first),
      names.allSatisfy({ name in entries.contains { $0.name == name } }),
      entries.allSatisfy({ names.contains($0.name) && $0.description.utf8.allSatisfy { $0 < 0x80 } }
      )
    else { return nil }
    self.entries = entries
    self.names = names
  }

  /// Reads `///   - note: The note.` and `/// - Parameter note: The note.`
  private static func entry(of line: String, at range: ByteRange) -> Entry? {
    guard let dash = line.firstIndex(of: "-"), let colon = line.firstIndex(of: ":"), dash < colon,
      line[..<dash].allSatisfy({ $0 == "/" || $0 == " " })
    else { return nil }
    let words = line[line.index(after: dash)..<colon].split(separator: " ")
    guard let name = words.last, words.count == 1 || words[0] == "Parameter" && words.count == 2,
      words.count == 2 || !["Parameters", "Returns", "Throws", "Note"].contains(name)
    else { return nil }
    let description = line[line.index(after: colon)...].drop { $0 == " " }
    guard !description.isEmpty else { return nil }
    return Entry(
      lead: String(line[..<name.startIndex]), name: String(name), description: String(description),
      range: range)
  }

  /// Whether a line belongs to the entry before it, as Markdown reads it: it is not blank, and no other entry.
  private static func continuesEntry(_ line: String) -> Bool {
    let text = line.drop { $0 == "/" || $0 == " " }
    return !text.isEmpty && !text.hasPrefix("-")
  }

  /// The edit that adds an entry for a new parameter at an index, in the form of its neighbor.
  func edit(adding name: String, described text: String, at index: Int) -> Edit? {
    let isFirst = index == 0
    let neighborName = names[isFirst ? 0 : index - 1]
    guard let neighbor = entries.first(where: { $0.name == neighborName }) else { return nil }
    let isSentence = neighbor.description.first?.isUppercase ?? true
    let hasPeriod = tree.source.string(neighbor.range).hasSuffix(".")
    let described =
      (isSentence ? text.prefix(1).uppercased() : text.prefix(1).lowercased())
      + text.dropFirst() + (hasPeriod ? "." : "")
    let entry = "\(neighbor.lead)\(name): \(described)"
    let lineStart =
      LineEnding(of: tree.source).rawValue
      + tree.source.indentation(ofLineAt: neighbor.range.start)
    return isFirst
      ? .insert(entry + lineStart, at: neighbor.range.start)
      : .insert(lineStart + entry, at: neighbor.range.end)
  }
}

extension SyntaxTree {
  /// Whether the documentation above a declaration has a word of another language that English does not have.
  fileprivate func isInOtherLanguage(above token: TokenID) -> Bool {
    let documentation = trivia(before: token).filter(\.isDocumentation)
    let text = documentation.map { source.string($0.range).lowercased() }.joined(separator: " ")
    return text.utf8.contains { 0x80 <= $0 }
      || text.split { !$0.isLetter }.contains { Self.foreignWords.contains(String($0)) }
  }

  private static let foreignWords: Set = [
    "les", "des", "du", "une", "et", "est", "pour", "avec", "que", "le", "der", "das", "und", "ist",
    "eine",
    "oder", "wird", "el", "los", "las", "una", "para", "con", "il", "della", "uma", "dos", "em",
  ]
}
