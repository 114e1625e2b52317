/// A diff as a table with two columns. On a narrow page, old and new lines are stacked.
struct HTMLDiff {
  let lineCount: Int
  private let diff: ParsedDiff
  private let blocks: [[DiffRow.Block]]
  private let fileAnchor: String
  /// The old lines that have an anchor.
  private let linkedLines: Set<Int>

  /// - Parameters:
  ///   - anchor: the anchor of the file.
  ///   - lines: the old lines that need an anchor if the diff contains them.
  init(_ diff: ParsedDiff, anchor: String, linking lines: [Int]) {
    self.diff = diff
    lineCount = diff.lineCount
    blocks = diff.hunks.map(DiffRow.blocks)
    fileAnchor = anchor
    let shown = blocks.joined().flatMap(\.rows).compactMap { $0.old?.number }
    linkedLines = Set(lines).intersection(shown)
  }

  /// The anchor of an old line; nil if the diff does not contain the line.
  func anchor(ofLine number: Int) -> String? {
    linkedLines.contains(number) ? "\(fileAnchor)-\(number)" : nil
  }

  /// The numbers of added and removed lines.
  var size: HTML {
    let (added, removed) = (diff.count(of: .added), diff.count(of: .removed))
    let come: HTML = "<ins>+\(added)<span class=\"hidden\"> lines added</span></ins> "
    let go: HTML = "<del>−\(removed)<span class=\"hidden\"> lines removed</span></del>"
    return "<span class=\"size\">\(0 < added ? come : "")\(0 < removed ? go : "")</span>"
  }

  /// Empty when there are no hunks.
  func table(of path: String) -> HTML {
    guard !blocks.isEmpty else { return "" }
    return """
      <table class="diff"><caption class="hidden">Diff of \(path)</caption>
      <thead><tr><th scope="col"><span class="hidden">Line</span></th><th scope="col">Before</th>\
      <th scope="col"><span class="hidden">Line</span></th><th scope="col">After</th></tr></thead>
      \(blocks.indices.map(body))</table>

      """
  }

  private func body(ofHunk index: Int) -> HTML {
    var body = gap(before: index)
    for block in blocks[index] {
      let kind = block.isChanged ? "edit" : "same"
      body += "<tbody class=\"\(kind)\">\n\(block.rows.map { row($0, of: block) })</tbody>\n"
    }
    return body
  }

  /// A row with the number of unchanged lines between two hunks.
  private func gap(before index: Int) -> HTML {
    guard 0 < index, let last = blocks[index - 1].last?.rows.last(where: { $0.old != nil })?.old
    else { return "" }
    let count = diff.hunks[index].oldStart - last.number - 1
    return """
      <tbody class="gap"><tr><td colspan="4">\(ReportWords.counted(count, "unchanged line"))</td></tr>\
      </tbody>

      """
  }

  /// Four cells without classes: the style selects them by position, since there are thousands of them.
  private func row(_ row: DiffRow, of block: DiffRow.Block) -> HTML {
    let id: HTML = row.old.flatMap { anchor(ofLine: $0.number) }.map { " id=\"\($0)\"" } ?? ""
    // On a narrow page, an unchanged line appears once, with its new number.
    guard block.isChanged else {
      return "<tr>\(Self.cells(row.old))\(Self.cells(row.new, id: id))</tr>\n"
    }
    return "<tr>\(Self.cells(row.old, as: "del", id: id))\(Self.cells(row.new, as: "ins"))</tr>\n"
  }

  /// The cells of a line: its number and its text.
  ///
  /// - Parameter element: `del` for a removed line, `ins` for an added one.
  private static func cells(
    _ cell: DiffRow.Cell?, as element: String? = nil, id: HTML = ""
  ) -> HTML {
    guard let cell else { return "<td></td><td></td>" }
    var text = HTML(
      joining: cell.parts.map { part -> HTML in
        part.isChanged ? "<mark>\(part.text)</mark>" : "\(part.text)"
      })
    if let element { text = "<\(element)>\(text)</\(element)>" }
    if cell.isUnended { text += "<span class=\"unended\">no newline at end of file</span>" }
    return "<td\(id)>\(cell.number)</td><td>\(text)</td>"
  }
}
