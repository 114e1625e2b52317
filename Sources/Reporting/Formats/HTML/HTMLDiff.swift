/// A diff as a table: before and after side by side, or below each other where the page is narrow.
struct HTMLDiff {
  let lineCount: Int
  private let diff: ParsedDiff
  private let blocks: [[DiffRow.Block]]
  private let fileAnchor: String
  /// The lines of the file as it was that one can link to.
  private let linkedLines: Set<Int>

  /// - Parameters:
  ///   - anchor: that of the file.
  ///   - lines: those that one would link to if they are shown.
  init(_ diff: ParsedDiff, anchor: String, linking lines: [Int]) {
    self.diff = diff
    lineCount = diff.lineCount
    blocks = diff.hunks.map(DiffRow.blocks)
    fileAnchor = anchor
    let shown = blocks.joined().flatMap(\.rows).compactMap { $0.old?.number }
    linkedLines = Set(lines).intersection(shown)
  }

  /// What one links to a line of the file as it was by; nil when it is not shown.
  func anchor(ofLine number: Int) -> String? {
    linkedLines.contains(number) ? "\(fileAnchor)-\(number)" : nil
  }

  /// How many lines come and go.
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

  /// How much is left out between two hunks. It says where the second goes on, too.
  private func gap(before index: Int) -> HTML {
    guard 0 < index, let last = blocks[index - 1].last?.rows.last(where: { $0.old != nil })?.old
    else { return "" }
    let count = diff.hunks[index].oldStart - last.number - 1
    return """
      <tbody class="gap"><tr><td colspan="4">\(ReportWords.counted(count, "unchanged line"))</td></tr>\
      </tbody>

      """
  }

  /// Four cells without a name, which the style knows by their order: there are many thousands of them.
  private func row(_ row: DiffRow, of block: DiffRow.Block) -> HTML {
    let id: HTML = row.old.flatMap { anchor(ofLine: $0.number) }.map { " id=\"\($0)\"" } ?? ""
    // A line that stays is shown once where the page is narrow: as it is afterwards.
    guard block.isChanged else {
      return "<tr>\(Self.cells(row.old))\(Self.cells(row.new, id: id))</tr>\n"
    }
    return "<tr>\(Self.cells(row.old, as: "del", id: id))\(Self.cells(row.new, as: "ins"))</tr>\n"
  }

  /// The number of a line and its text.
  ///
  /// - Parameter element: what says that the line goes or comes.
  private static func cells(
    _ cell: DiffRow.Cell?, as element: String? = nil, id: HTML = ""
  ) -> HTML {
    guard let cell else { return "<td></td><td></td>" }
    var text = HTML(
      joining: cell.parts.map { part -> HTML in
        part.isChanged ? "<mark>\(part.text)</mark>" : "\(part.text)"
      })
    if let element { text = "<\(element)>\(text)</\(element)>" }
    if cell.isUnended { text += "<span class=\"unended\">no line end</span>" }
    return "<td\(id)>\(cell.number)</td><td>\(text)</td>"
  }
}
