import SourceText
import SymbolIndex
import TransformKit

/// Gives the findings in a file ids that stay the same from run to run.
///
/// An id is made of the transform, the path, the types around the place and the text of its line,
/// so it stays when other code moves or changes. Equal lines are numbered in their order.
struct FindingIDs {
  private let file: ParsedFile
  private let path: String
  private let types: [TypeDecl]
  private var counts: [String: Int] = [:]

  /// - Parameter path: the path from the top of the repository.
  init(in file: ParsedFile, at path: String) {
    self.file = file
    self.path = path
    types = TypeDecl.all(in: file.tree)
  }

  /// The ids of the findings of a transform at some places, which need not be sorted.
  mutating func next(_ places: [ByteOffset], of transform: String, lines: LineTable) -> [String] {
    var names = [String](repeating: "", count: places.count)
    for index in places.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }) {
      names[index] = next(at: places[index], of: transform, lines: lines)
    }
    return names
  }

  private mutating func next(
    at offset: ByteOffset, of transform: String, lines: LineTable
  ) -> String {
    let around = types.filter { $0.cursor.range.contains(offset) }.map(\.name)
    let line = file.source.string(lines.range(ofLine: lines.line(of: offset)))
    let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let place = [transform, path, around.joined(separator: "."), words]
      .joined(separator: "\n")
    let ordinal = counts[place, default: 0]
    counts[place] = ordinal + 1
    // 64 bits: among ten thousand findings, two are the same in one of 370 billion repositories.
    return String(SHA256.hexDigest(of: "\(place)\n\(ordinal)".utf8).prefix(16))
  }
}
