import SourceText

/// A report as GitHub's Markdown, for a pull request's comment or the summary of a job.
public struct MarkdownReport {
  private let report: RunReport
  private let limit: Int
  private let codes: [DeclineCode]

  /// What GitHub takes as a comment: 65,536 characters. A summary of a job may be 1 MiB, but the same file
  /// often serves as both. Bytes are counted, which are never fewer than characters.
  public static let commentLimit = 65_536

  /// - Parameters:
  ///   - codes: the decline codes whose summaries it shows.
  ///   - limit: the most UTF-8 bytes that it may have. Of what does not fit, diffs are left out first,
  ///     then the ends of lists, and it is said how much.
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
    // Nothing is listed any more: only a name of many thousand letters could make this too long.
    return MarkdownPage(report, explaining: codes, longestList: 0).text
  }

  /// Tried in this order.
  private static let listLengths = [Int.max, 1000, 500, 200, 100, 50, 30, 20, 10, 5, 2, 0]
}
