/// Rows of columns for a terminal: all columns but the last are as wide as their widest entry.
struct TextTable {
  private let rows: [[String]]

  init(_ rows: [[String]]) {
    self.rows = rows
  }

  /// The rows, indented.
  var lines: [String] {
    let columns = (rows.first?.count ?? 1) - 1
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return "  " + (padded + row.suffix(1)).joined(separator: "  ")
    }
  }
}
