import Foundation
import Testing

/// The Markdown pages of the repository.
@Suite struct PageTests {
  private static let pages = try! SourceFile.paths.filter { $0.hasSuffix(".md") }
    .map { try SourceFile(path: $0) }

  /// The path of a link starts at the folder of its page.
  @Test(arguments: pages)
  func linksOnlyToWhatIsThere(_ page: SourceFile) {
    let folder = SourceFile.top.appending(path: page.path).deletingLastPathComponent()
    for link in page.lines.flatMap({ $0.matches(of: /\]\(([^)#]+)[^)]*\)/) }).map(\.1)
    where !link.contains("://") {
      let target = folder.appending(path: String(link)).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: target), "\(page.path): \(link)")
    }
  }

  /// Each module and each folder of transforms has a README.
  @Test(arguments: SourceFile.folders(in: "Sources") + SourceFile.folders(in: "Transforms"))
  func introduce(module: String) {
    // The plugin is one file, which says all.
    guard module != "Sources/StatewisePlugin" else { return }
    #expect(SourceFile.names(in: module).contains("README.md"))
  }

  /// A `make` command on a page has a target in the Makefile.
  @Test(arguments: pages.filter { !$0.path.contains("/Fixtures/") })
  func nameTargetsOfTheMakefile(_ page: SourceFile) throws {
    let makefile = try SourceFile(path: "Makefile")
    let targets = Set(makefile.lines.compactMap { $0.firstMatch(of: /^([a-z-]+):/)?.1 })
    for line in page.lines {
      for target in line.matches(of: /(?:^|`)make ([a-z-]+)/).map(\.1) {
        #expect(targets.contains(target), "\(page.path): \(line)")
      }
    }
  }

  /// Nobody reads a contributor guide that is longer than a file of code.
  @Test func haveAShortGuideForContributors() throws {
    #expect(try SourceFile(path: ".github/CONTRIBUTING.md").lines.count <= 100)
  }
}
