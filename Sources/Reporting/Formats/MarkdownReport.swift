import SourceText

/// A report in GitHub Flavored Markdown, for a pull request comment or a job summary.
public struct MarkdownReport {
  private let report: RunReport
  private let limit: Int
  private let codes: [DeclineCode]

  /// The limit of a comment on GitHub, in characters. Bytes are counted, which are never fewer. A job
  /// summary may have 1 MiB, but one file often serves as both.
  public static let commentLimit = 65_536

  /// - Parameters:
  ///   - codes: the reason codes whose summaries the report shows.
  ///   - limit: the maximum size in UTF-8 bytes. To fit, the report omits diffs first, then the ends of
  ///     lists, and notes what it omits.
  public init(
    _ report: RunReport, explaining codes: [DeclineCode] = [], limit: Int = Self.commentLimit
  ) {
    self.report = report
    self.limit = limit
    self.codes = codes
  }

  public var text: String {
    for longestList in Self.listLengths {
      var page = MarkdownPage(report, explaining: codes, longestList: longestList)
      let size = page.text.utf8.count
      guard size <= limit else { continue }
      page.addDiffs(upTo: limit - size)
      return page.text
    }
    // Without lists, only extremely long names could exceed the limit.
    return MarkdownPage(report, explaining: codes, longestList: 0).text
  }

  /// The maximum list lengths to try, in this order.
  private static let listLengths = [Int.max, 1000, 500, 200, 100, 50, 30, 20, 10, 5, 2, 0]
}
