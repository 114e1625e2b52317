import SourceText

/// A table of totals with a bar in each row: a chart that screen readers can read.
struct HTMLTotalsTable {
  private let id: String
  private let title: String
  /// The heading of the first column.
  private let unit: String
  private let rows: [Row]
  /// A note below the table.
  private let note: HTML

  private struct Row {
    let name: HTML
    let totals: TransformTotals
  }

  /// A longer table scrolls.
  private static let mostRows = 24

  static func byTransform(_ report: RunReport, _ words: ReportWords) -> HTML {
    let described = Dictionary(
      report.run.transforms.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let rows = words.transformNames.map { name in
      Row(
        name: self.name(name, described[name]), totals: TransformTotals(of: report, transform: name)
      )
    }
    let namesWithoutFindings = zip(words.transformNames, rows).filter { $1.totals.examined == 0 }
      .map(\.0)
    let codes = HTML(joining: namesWithoutFindings.map { "<code>\($0)</code>" }, separator: ", ")
    return HTMLTotalsTable(
      id: "by-transform", title: "By transform", unit: "Transform", rows: rows,
      note: namesWithoutFindings.isEmpty ? "" : "<p class=\"note\">No findings for \(codes).</p>\n"
    ).element
  }

  static func byFolder(_ report: RunReport, _ folders: FolderGroups) -> HTML {
    let files = Dictionary(grouping: report.files) { folders[$0.path] }
    let rows = folders.folders.map { folder in
      let link = HTMLEntries.fragment("folder", folder)
      return Row(
        name: "<a href=\"#\(link)\">\(HTML.path(folder.isEmpty ? "(current folder)" : folder))</a>",
        totals: TransformTotals(of: files[folder] ?? []))
    }
    guard 1 < rows.count else { return "" }
    return HTMLTotalsTable(
      id: "by-folder", title: "By folder", unit: "Folder", rows: rows, note: ""
    ).element
  }

  private static func name(_ name: String, _ transform: ReportedTransform?) -> HTML {
    let summary: HTML = transform.map { "<small>\(HTML.prose($0.summary))</small>" } ?? ""
    return HTMLEntries.transform(name) + summary
  }

  private var element: HTML {
    let rows = rows.filter { 0 < $0.totals.examined }
      .sorted { $1.totals.examined < $0.totals.examined }
    guard !rows.isEmpty else { return note }
    let columns = FindingStatus.allCases.filter { column in
      rows.contains { 0 < column.count(in: $0.totals) }
    }
    let most = rows[0].totals.examined
    let heads = columns.map { column -> HTML in
      let key: HTML = "<span class=\"key \(column.rawValue)\" aria-hidden=\"true\"></span>"
      return "<th scope=\"col\">\(key)\(column.title)</th>"
    }
    let body = rows.map { row -> HTML in
      let cells = columns.map { column -> HTML in
        let count = column.count(in: row.totals)
        let mark: HTML = count == 0 ? " class=\"zero\"" : ""
        return "<td\(mark)>\(ReportWords.number(count))</td>"
      }
      return """
        <tr><th scope="row">\(row.name)</th>\
        <td class="bar" aria-hidden="true">\(Self.bar(row.totals, most: most))</td>\(cells)</tr>

        """
    }
    let size: HTML = rows.count <= Self.mostRows ? "" : " class=\"scroll\""
    return """
      <section aria-labelledby="\(id)"><h3 id="\(id)">\(title)</h3>
      <div\(size)>
      <table class="totals" aria-labelledby="\(id)"><thead><tr><th scope="col">\(unit)</th>\
      <td class="bar" aria-hidden="true"></td>\(heads)</tr></thead>
      <tbody>
      \(body)</tbody></table></div>
      \(note)</section>

      """
  }

  /// - Parameter most: the number of places that a full-width bar represents.
  private static func bar(_ totals: TransformTotals, most: Int) -> HTML {
    var start = 0
    let parts = FindingStatus.allCases.compactMap { column -> HTML? in
      let count = column.count(in: totals)
      guard 0 < count else { return nil }
      defer { start += count }
      return "<rect class=\"\(column.rawValue)\" x=\"\(share(start, of: most))%\" "
        + "width=\"\(share(count, of: most))%\" height=\"100%\"/>"
    }
    return "<svg width=\"100%\" height=\"10\">\(parts)</svg>"
  }

  /// The percentage, with one decimal digit.
  private static func share(_ count: Int, of most: Int) -> String {
    let tenths = (count * 1000 + most / 2) / most
    return "\(tenths / 10).\(tenths % 10)"
  }
}
