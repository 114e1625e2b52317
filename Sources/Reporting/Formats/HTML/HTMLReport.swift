import SourceText

/// A report as one page that needs nothing else: no network, no other file, no script to be read.
public struct HTMLReport {
  private let report: RunReport
  private let words: ReportWords
  private let folders: FolderGroups
  private let codes: [DeclineCode]

  /// - Parameter codes: the decline codes whose summaries it shows.
  public init(_ report: RunReport, explaining codes: [DeclineCode] = []) {
    self.report = report
    self.codes = codes
    words = ReportWords(report)
    folders = FolderGroups(of: report.files.map(\.path))
  }

  public var text: String {
    let style = HTML(stringLiteral: HTMLStyle.text)
    let script = HTML(stringLiteral: HTMLScript.text)
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(words.verdict) – Statewise</title>
      <style>\(style)</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the results</a>
      \(body)
      <script>\(script)</script>
      </body>
      </html>

      """
    return page.text
  }

  /// What the browser may run and load: the style and the script above and nothing else, even if
  /// something of a report were taken for markup.
  private var policy: String {
    "default-src 'none'; style-src '\(ContentDigest(of: HTMLStyle.text))'; "
      + "script-src '\(ContentDigest(of: HTMLScript.text))'; base-uri 'none'; form-action 'none'"
  }

  /// From so many bytes on, a browser lays out only what is near what it shows. With a page of 6.5 million
  /// bytes, opening all of it took a quarter of a second so, and nine without. It is not done for smaller ones, since
  /// some screen readers do not find what is not laid out.
  private static let largePage = 1_000_000

  private var body: HTML {
    let entries = HTMLEntries(folders: folders)
    let sections = [
      HTMLFindings.failures(report, entries),
      HTMLChanges(report, entries).section,
      HTMLFindings.available(report, entries),
      HTMLDeclines(report, explaining: codes, entries).section,
      HTMLFindings.suppressed(report, entries),
      HTMLFindings.idleComments(report, entries),
    ].compactMap { $0 }
    let overview = HTMLOverview(report, folders)
    let lists = HTML(joining: sections.map(\.element))
    let size: HTML = lists.text.utf8.count < Self.largePage ? "" : " class=\"large\""
    return """
      \(overview.header)
      <nav aria-label="Sections"><ul>
      <li><a href="#totals">Totals</a></li>
      \(sections.map(\.link))</ul></nav>
      <main id="main" tabindex="-1"\(size)>
      \(overview.section)
      \(HTMLFilters(report, folders).form)
      \(lists)
      <p id="nothing" hidden>Nothing fits these filters.</p>
      </main>
      <footer><p>Written by Statewise \(report.run.version). \
      The same run gives the same page; a change keeps its link from run to run.</p></footer>
      """
  }
}

/// A part of the page with a heading that one can go to.
struct HTMLSection {
  let id: String
  let title: String
  let count: Int
  let content: HTML

  var link: HTML {
    "<li><a href=\"#\(id)\">\(title) <span class=\"count\">\(ReportWords.number(count))</span></a></li>\n"
  }

  var element: HTML {
    """
    <section id="\(id)" class="list" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title">\(title) <span class="count">\(ReportWords.number(count))</span></h2>
    \(content)</section>

    """
  }
}
