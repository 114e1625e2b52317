import Foundation

/// The differences that are meant: the rows of the table in `README.md`.
struct KnownDifferences: Sendable {
  private let rows: [(page: String, reason: String)]

  init() {
    let path = CasePage.top.appending(path: "Tests/Behavior/README.md")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    rows = text.matches(of: /(?m)^\| `(\S+(?:\.md|\*))` \| (.+) \|$/).map {
      (String($0.1), String($0.2))
    }
  }

  /// Why a case behaves differently; nil where it should not. A row that ends with `*` is about all pages that
  /// begin so.
  func reason(for page: String) -> String? {
    rows.first { row in
      row.page.hasSuffix("*") ? page.contains(row.page.dropLast()) : page.hasSuffix(row.page)
    }?.reason
  }
}
