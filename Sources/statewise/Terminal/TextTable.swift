/// A text table for a terminal. Each column except the last is as wide as its widest entry.
struct TextTable {
  private let rows: [[String]]
  private let width: Int

  /// - Parameter width: the line width at which the last column wraps.
  init(_ rows: [[String]], width: Int = .max) {
    self.rows = rows
    self.width = width
  }

  /// The lines of the table, indented.
  var lines: [String] {
    let columns = (rows.first?.count ?? 1) - 1
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let indent = widths.reduce(2) { $0 + $1 + 2 }
    guard Self.narrowest <= width - indent else { return stackedLines }
    return rows.flatMap { row in
      let padded = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      let pieces = row[columns].wrapped(at: width - indent)
      let first = "  " + (padded + pieces.prefix(1)).joined(separator: "  ")
      return [first] + pieces.dropFirst().map { String(repeating: " ", count: indent) + $0 }
    }
  }

  /// The lines where there is no room for the last column beside the others: it stands below them.
  private var stackedLines: [String] {
    rows.flatMap { row in
      ["  " + row.dropLast().joined(separator: "  ")]
        + row[row.count - 1].wrapped(at: width - 6).map { "      " + $0 }
    }
  }

  /// The least room for the last column.
  private static let narrowest = 24
}

extension String {
  /// The text wrapped into lines of a width.
  func wrapped(at width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
