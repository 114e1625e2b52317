import Testing

/// Every text is written in American English, as Swift's own names are.
@Suite struct SpellingTests {
  private static let folders = ["Sources/", "Transforms/", "Tests/", "Samples/", ".github/"]
  private static let others: Set<String> = [
    "CHANGELOG.md", "Makefile", "Package.swift", "README.md",
  ]
  /// Apple has names in British English, and this file lists what it looks for.
  private static let exceptions = ["Tests/SwiftUIStandIn/", "Tests/HouseTests/SpellingTests.swift"]

  private static let files = try! SourceFile.paths.filter { path in
    (folders.contains(where: path.hasPrefix) || others.contains(path))
      && !exceptions.contains(where: path.hasPrefix)
  }.map { try SourceFile(path: $0) }

  @Test(arguments: files)
  func isAmerican(_ file: SourceFile) {
    // `aria-labelledby` is an attribute of HTML.
    let british =
      /initialis|behaviour|colour|neighbour|normalis|recognis|labelled(?!by)|favour|honour|licence/
      .ignoresCase()
    for line in [file.path] + file.lines where line.contains(british) {
      Issue.record("\(file.path): \(line)")
    }
  }
}
